"""Makes the source archive and the wheel: python3 scripts/build_wheel.py [--out DIR] [--try SECONDS]

The wheel is built twice, from this checkout and from the archive, and must be identical. --try
installs both as pipx would, each in an empty environment, and runs them in a real window on its own X
display (Linux). The build tools are installed in .venv.build; see _environment.py.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from pathlib import Path

from _children import call
from _environment import BUILD_FOLDER, CHECKOUT, Trouble, clean_environ, prepare, told

SCRIPTS = Path(__file__).resolve().parent


def make(python: Path, kind: str, source: Path, into: Path) -> Path:
    """An "sdist" or "wheel" of the project in `source`. Raises Trouble."""
    command = [str(python), "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, env=clean_environ())
    if done.returncode:
        raise Trouble(f"The {kind} could not be made: {done.stderr.strip()}")
    (made,) = into.iterdir()
    return made


def packages(python: Path, work: Path) -> tuple[Path, Path, Path]:
    """The source archive, the wheel of this checkout, and the wheel of the source archive."""
    archive = make(python, "sdist", CHECKOUT, work / "sdist")
    wheel = make(python, "wheel", CHECKOUT, work / "wheel")
    with tarfile.open(archive) as packed:
        packed.extractall(work / "source", filter="data")
    (source,) = (work / "source").iterdir()
    return archive, wheel, make(python, "wheel", source, work / "again")


def differences(one: Path, other: Path) -> list[str]:
    """The files that two wheels do not share, or not with the same content."""
    with zipfile.ZipFile(one) as first, zipfile.ZipFile(other) as second:
        held = [{item.filename: item.CRC for item in wheel.infolist()} for wheel in (first, second)]
    return sorted(name for name, _ in held[0].items() ^ held[1].items())


def build(out: Path, seconds: float | None) -> int:
    """0 when the packages are there and, if they were tried, play."""
    python = prepare("build", BUILD_FOLDER)
    with tempfile.TemporaryDirectory(prefix="ratland-packages-") as folder:
        archive, wheel, again = packages(python, Path(folder))
        odd = differences(wheel, again)
        if odd:
            raise Trouble(f"The source archive makes another wheel than the checkout: see {', '.join(odd)}.")
        if seconds is not None:
            for tried in (wheel, again):
                command = [python, SCRIPTS / "_trial.py", "wheel", tried, "--seconds", str(seconds)]
                code = call([str(word) for word in command], env=clean_environ())
                if code:
                    return code
        out.mkdir(parents=True, exist_ok=True)
        for made in (archive, wheel):
            shutil.copyfile(made, out / made.name)
            print(f"{out / made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


def make_both(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="build_wheel.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("--out", type=Path, default=CHECKOUT / "dist", metavar="DIR", help="where to")
    parser.add_argument("--try", dest="seconds", type=float, metavar="SECONDS",
                        help="install each, play each game's demo for so long, save and load")  # fmt: skip
    asked = parser.parse_args(arguments)
    return build(asked.out.absolute(), asked.seconds)


def main() -> int:
    return told(make_both)
