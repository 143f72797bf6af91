"""Creates, fills and updates the checkout's own virtual environments.

Owns `.venv` and `.venv.build`. Standard library only, because it runs before anything is installed. It knows
nothing of the game except the requirement files. Problems that a person can fix are reported in one sentence
(`Trouble`), not as a traceback.

A stamp file, written last, says what the environment contains. If it is missing, belongs to another checkout,
or does not match the requirement files or the installed packages, the environment is made anew, by one
process at a time. pip refuses to run outside of the environment, and the caller's own settings cannot send it
there (`_pip_settings.py`). A link to another environment is replaced by a folder, and what it points to stays
as it is.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from _children import Ended, ending_by_signals
from _inventory import is_environment, packages_in, site_packages
from _pip_settings import clean_environ, installing_environ
from _setup_lock import StillBusy, alone

__all__ = ["Trouble", "clean_environ", "is_ready", "prepare", "python_of", "site_packages", "told"]

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / ".venv"
REQUIREMENTS = CHECKOUT / "requirements"
STAMP = "ratland-stamp.json"
LOG = "ratland-install.log"

# Dev and build environments also play: the files hold the same versions (scripts/pin.py sees to it).
HOLDS = {"run": ("run",), "dev": ("run", "dev"), "build": ("run", "build")}
BUILD_FOLDER = CHECKOUT / ".venv.build"  # the freezing tools stay out of the everyday environment

# An installer that outlives this script keeps the lock that it inherits (Windows has no such thing).
CLOSES = os.name == "nt"

# Messages of pip, and what a person can do about them. The first match is shown.
REMEDIES = (
    (OUTSIDE := "is not the environment", "its folder was taken away meanwhile: please start again"),
    ("Could not find an activated virtualenv", "its folder was taken away meanwhile: please start again"),
    ("DO NOT MATCH THE HASHES", "a downloaded package is not the one we tested: please try again, and if it "
                                "stays so, update this checkout"),
    ("No space left", "the disk is full: please make some room (about 300 MB) and start again"),
    ("Permission denied", "this folder may not be written to: please move the checkout to one of your own"),
    ("NameResolutionError", "the internet cannot be reached: please connect this computer and start again"),
    ("NewConnectionError", "the internet cannot be reached: please connect this computer and start again"),
    ("ConnectTimeoutError", "the internet cannot be reached: please connect this computer and start again"),
    ("ProxyError", "the internet cannot be reached through the proxy: please check it and start again"),
    ("No matching distribution", "a package cannot be had for this computer: please check the internet "
                                 "connection, or try Python 3.11, 3.12 or 3.13"),
)  # fmt: skip
OTHERWISE = "the installation stopped: please check the internet connection and start again"


# pip, after making sure that this very interpreter still belongs to the environment.
INSIDE = f"""
import os, runpy, sys
folder = sys.argv.pop(1)
if sys.prefix == sys.base_prefix or not os.path.samefile(sys.prefix, folder):
    sys.exit(f"{{sys.prefix}} {OUTSIDE} {{folder}}")
sys.argv[0] = "pip"
runpy.run_module("pip", run_name="__main__", alter_sys=True)
"""


class Trouble(Exception):
    """Something the person at the keyboard can mend; its text is the whole message."""


def python_of(folder: Path, platform: str = os.name) -> Path:
    return folder / "Scripts" / "python.exe" if platform == "nt" else folder / "bin" / "python"


def fingerprint(kind: str, requirements: Path = REQUIREMENTS) -> str:
    """Changes whenever the requirement file does, whatever line ends the checkout has."""
    text = (requirements / f"{kind}.txt").read_text(encoding="utf-8")
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def stamp_for(kind: str, checkout: Path = CHECKOUT) -> dict[str, object]:
    """What a finished environment says of itself. It names its checkout: environments cannot be moved."""
    held = {name: fingerprint(name, checkout / "requirements") for name in HOLDS[kind]}
    return {"checkout": str(checkout), "python": "{}.{}".format(*sys.version_info), "holds": held}


def write_stamp(kind: str, folder: Path) -> None:
    """Says that the environment is finished, and with which packages."""
    stamp = {**stamp_for(kind), "packages": packages_in(folder, whole=False)}
    (folder / STAMP).write_text(json.dumps(stamp, indent=2), encoding="utf-8")


def read_stamp(folder: Path) -> dict[str, object]:
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_ready(folder: Path, kind: str, checkout: Path = CHECKOUT) -> bool:
    """Whether this environment is finished, holds what `kind` needs at today's versions, and is whole."""
    there, wanted = read_stamp(folder), stamp_for(kind, checkout)
    held, packages = there.get("holds"), there.get("packages")
    return (
        is_environment(folder)
        and python_of(folder).exists()
        and there.get("checkout") == wanted["checkout"]
        and there.get("python") == wanted["python"]
        and isinstance(held, dict)
        and all(held.get(name) == fingerprint(name, checkout / "requirements") for name in HOLDS[kind])
        and isinstance(packages, dict)
        and packages.items() <= packages_in(folder).items()
    )


def check_python() -> None:
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            version = "{}.{}".format(*sys.version_info)
            raise Trouble(
                f"This Python comes without its {module!r} module: please install it "
                f"(on Debian or Ubuntu: apt install python{version}-venv) and start again."
            )


def _run(command: list[str], log: Path, environ: dict[str, str]) -> None:
    """Runs one step of the installation, its words kept in the log."""
    with log.open("ab") as words:
        code = subprocess.call(command, stdout=words, stderr=subprocess.STDOUT, env=environ, cwd=CHECKOUT,
                               close_fds=CLOSES)  # fmt: skip
    if code:
        text = log.read_text(encoding="utf-8", errors="replace")
        why = next((remedy for phrase, remedy in REMEDIES if phrase in text), OTHERWISE)
        raise Trouble(f"RatLand could not be set up, {why} (details are in {log}).")


def _pip(folder: Path, *words: str) -> list[str]:
    """pip of this environment, which refuses to work for any other Python."""
    return [str(python_of(folder)), "-I", "-c", INSIDE, str(folder), "--disable-pip-version-check",
            "--no-input", "--require-virtualenv", *words]  # fmt: skip


def _add(folder: Path, log: Path, *words: str) -> None:
    """`pip install` into this environment, whatever pip was told to do otherwise."""
    _run(_pip(folder, "install", *words), log, installing_environ(_pip(folder, "config", "list")))


def _install(kind: str, folder: Path, log: Path) -> None:
    # Binary packages only: building from source would download build tools that are not pinned by hash.
    # The file lists every package, so pip looks for no dependencies of its own: it would ask for a newer
    # release of a package that another one wants with an extra, and then refuse it for want of a hash.
    _add(folder, log, "--retries", "2", "--require-hashes", "--no-deps", "--only-binary", ":all:",
         "-r", str(REQUIREMENTS / f"{kind}.txt"))  # fmt: skip
    _add(folder, log, "--no-deps", "--no-build-isolation", "--no-index", "-e", str(CHECKOUT))


def lock_of(folder: Path) -> Path:
    """Beside the environment, which is emptied when it is made anew."""
    return folder.with_name(f"{folder.name}.lock")


def prepare(kind: str, folder: Path = FOLDER) -> Path:
    """The environment's Python, after making sure that it holds what `kind` (of HOLDS) needs."""
    if is_ready(folder, kind):
        return python_of(folder)
    check_python()
    try:
        with alone(lock_of(folder), waits=_say_waiting):
            if not is_ready(folder, kind):  # nobody else has done it meanwhile
                _set_up(kind, folder)
    except StillBusy as busy:
        raise Trouble(
            f"Another set-up in {folder} does not come to an end: please close it, or restart this computer, "
            "and start again."
        ) from busy
    except OSError as error:
        raise Trouble(
            f"RatLand could not be set up in {folder} ({error.strerror}): please make sure that this folder "
            "can be written to and that the disk has room, and start again."
        ) from error
    return python_of(folder)


def _say_waiting() -> None:
    print("RatLand is being set up by another program in this folder; waiting for it to finish …", flush=True)


def _set_up(kind: str, folder: Path) -> None:
    print("Setting RatLand up in this folder; this happens once and takes a minute or two …", flush=True)
    log = folder / LOG
    if not (kind == "dev" and is_ready(folder, "run")):  # otherwise only the tools are missing
        _make(folder)
    log.write_bytes(b"")
    _install(kind, folder, log)
    write_stamp(kind, folder)
    if not is_ready(folder, kind):
        (folder / STAMP).unlink(missing_ok=True)
        raise Trouble(f"RatLand could not be set up, not everything is in {folder}: please start again.")


def install_alone(package: Path, folder: Path) -> Path:
    """A finished package and what it asks for in an empty environment, as pipx does; its commands' folder."""
    check_python()
    _make(folder)
    _add(folder, folder / LOG, "--only-binary", ":all:", str(package))
    return python_of(folder).parent


def _make(folder: Path) -> None:
    if folder.is_symlink():  # what it points to belongs to somebody else, and may be in use
        folder.unlink()
    (folder / STAMP).unlink(missing_ok=True)
    # Started from inside another environment (or from this very one), the Python below it makes the new one.
    python = getattr(sys, "_base_executable", None) or sys.executable
    # -I: files of the folder that somebody starts from, such as logging.py, are not Python's own modules.
    made = subprocess.run([python, "-I", "-m", "venv", "--clear", str(folder)], env=clean_environ(),
                          capture_output=True, text=True, close_fds=CLOSES)  # fmt: skip
    if made.returncode:
        reason = (made.stderr or made.stdout).strip().splitlines()[-1:] or ["no reason given"]
        raise Trouble(
            f"Python could not make a virtual environment in {folder} ({reason[0]}): please make sure that "
            "this folder can be written to and that Python's venv module is installed, and start again."
        )


def told(work: Callable[[list[str]], int]) -> int:
    """Runs a script's work; what a person can mend becomes one sentence and exit code 2."""
    try:
        with ending_by_signals():
            return work(sys.argv[1:])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except Ended as ended:
        return ended.code
