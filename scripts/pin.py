"""Rewrites the files in requirements/ from the requirements in pyproject.toml.

    python3 scripts/pin.py            the newest versions that fit
    python3 scripts/pin.py --keep     keep the pinned versions; only add and remove

Each line is one version with the hashes of all its files, for every platform and every Python from 3.11 on.
No file names a package host: the installing machine decides where packages come from.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
REQUIREMENTS = CHECKOUT / "requirements"
RESOLVER = "uv==0.13.7"
OLDEST_PYTHON = "3.11"
WHAT = {
    "run": "What it takes to play.",
    "dev": "What it takes to play, test and build.",
    "build": "What it takes to make a program folder that needs no Python.",
}
HEADER = "# {what}\n# Written by scripts/pin.py from pyproject.toml; change that, not this.\n"


def wanted() -> dict[str, list[str]]:
    """The direct requirements of each file. What builds the package is needed wherever it is installed."""
    with (CHECKOUT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    run = project["project"]["dependencies"] + project["build-system"]["requires"]
    extras = project["project"]["optional-dependencies"]
    return {"run": run, "dev": run + extras["dev"], "build": run + extras["build"]}


def resolve(uv: Path, wishes: list[str], previous: str, agree_with: str) -> str:
    """One file's lines. `agree_with` are lines whose versions must be the same here."""
    with tempfile.TemporaryDirectory() as folder:
        pinned = Path(folder, "pinned.txt")
        pinned.write_text(previous, encoding="utf-8")
        constraints = Path(folder, "constraints.txt")
        constraints.write_text(agree_with, encoding="utf-8")
        command = [str(uv), "pip", "compile", "-", "--universal", "--python-version", OLDEST_PYTHON,
                   "--generate-hashes", "--no-header", "--no-annotate", "--no-config", "--quiet",
                   "--constraint", str(constraints), "--output-file", str(pinned)]  # fmt: skip
        subprocess.run(command, input="\n".join(wishes), text=True, check=True, stdout=subprocess.DEVNULL)
        return pinned.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    keep = "--keep" in arguments
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([str(programs / "python"), "-m", "pip", "install", "-q", RESOLVER], check=True)
        agree_with = ""
        for name, wishes in wanted().items():
            target = REQUIREMENTS / f"{name}.txt"
            previous = target.read_text(encoding="utf-8") if keep and target.exists() else ""
            agree_with = resolve(programs / "uv", wishes, previous, agree_with)
            text = HEADER.format(what=WHAT[name]) + agree_with
            target.write_text(text, encoding="utf-8", newline="\n")
            print(f"requirements/{name}.txt: {text.count('==')} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
