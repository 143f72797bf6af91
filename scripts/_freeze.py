"""Makes the program folder; runs inside the build environment, started by build_app.py.

    python scripts/_freeze.py TARGET WORK

Adds what belongs beside the program: licences, icon, menu entry, READ_ME. `bundle/ratland.spec` defines what
is inside it.
"""

from __future__ import annotations

import json
import logging
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # PyInstaller looks into pygame
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from _environment import CHECKOUT, Trouble, told
from _icon_files import mac_icon, windows_icon
from _licences import CONTENTS, collect

from ratland_desktop.text import Texts

BUNDLE = CHECKOUT / "scripts" / "bundle"
SYSTEM = platform.system()
TOOLS = {"Linux": ("objcopy", "objdump", "strip")}


def freeze(target: Path, work: Path) -> None:
    """`target` becomes the program folder; an older one stays until the new one is made. Raises Trouble."""
    _check_tools()
    check_place(target)
    shutil.rmtree(work, ignore_errors=True)
    made = work / "ratland"  # where PyInstaller works, named after the spec
    made.mkdir(parents=True)
    (made / "ratland.ico").write_bytes(windows_icon())
    (made / "ratland.icns").write_bytes(mac_icon())
    os.environ["PYINSTALLER_CONFIG_DIR"] = str(work)  # writes nothing into the home folder
    _run_pyinstaller(work)
    folder = _outer_folder(work / "dist")
    sources = json.loads((made / "sources.json").read_text(encoding="utf-8"))
    parts = collect((Path(source) for source in sources), made, folder / "licences")
    shutil.copyfile(BUNDLE / "READ_ME.txt", folder / "READ_ME.txt")
    if SYSTEM == "Linux":
        _strip(folder)
        _add_menu_entry(folder)
    if target.exists():
        shutil.rmtree(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(folder, target)  # perhaps on another drive
    print(f"{target}: {size_of(target) / 1e6:.0f} MB, with the licences of {len(parts)} parts")


def check_place(target: Path) -> None:
    """Only an older program folder may be lost."""
    is_ours = (target / "licences" / CONTENTS).is_file()
    if target.exists() and not is_ours and (not target.is_dir() or any(target.iterdir())):
        raise Trouble(f"{target} holds something else already: please name a folder that is not there yet.")


def _check_tools() -> None:
    missing = [tool for tool in TOOLS.get(SYSTEM, ()) if shutil.which(tool) is None]
    if missing:
        raise Trouble(
            f"A program folder cannot be made without {' and '.join(missing)}: please install it "
            "(on Debian or Ubuntu: apt install binutils) and start again."
        )


def _run_pyinstaller(work: Path) -> None:
    import PyInstaller.__main__
    from PyInstaller.exceptions import PythonLibraryNotFoundError

    quiet = ["--noconfirm", "--log-level", "ERROR"]
    where = ["--distpath", str(work / "dist"), "--workpath", str(work)]
    try:
        PyInstaller.__main__.run([*quiet, *where, str(BUNDLE / "ratland.spec")])
    except PythonLibraryNotFoundError:
        version = "{}.{}".format(*sys.version_info)
        raise Trouble(
            "This Python has no shared library to put into the program folder: please install it "
            f"(on Debian or Ubuntu: apt install libpython{version}) and start again."
        ) from None
    finally:
        logging.shutdown()


def _outer_folder(made: Path) -> Path:
    """What people get: the program's folder, on a Mac one around the app, whose seal must not be broken."""
    if SYSTEM != "Darwin":
        return made / "RatLand"
    around = made / "around"
    around.mkdir()
    (made / "RatLand.app").rename(around / "RatLand.app")
    return around


def _strip(folder: Path) -> None:
    """Python's own libraries often carry notes for debuggers, several times the size of the rest."""
    inside = folder / "_internal"
    libraries = [*inside.glob("libpython*"), *inside.glob("python*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-debug", *libraries], check=True)


def _add_menu_entry(folder: Path) -> None:
    """The entry for the desktop's menu, its icon, and the script that puts both where desktops look."""
    (folder / "ratland.desktop").write_text(menu_entry(), encoding="utf-8")
    shutil.copyfile(CHECKOUT / "assets" / "icon" / "ratland.svg", folder / "ratland.svg")
    shutil.copyfile(CHECKOUT / "assets" / "icon" / "ratland-256.png", folder / "ratland.png")
    script = folder / "add-to-menu.sh"
    shutil.copyfile(BUNDLE / "add-to-menu.sh", script)
    script.chmod(0o755)


def menu_entry() -> str:
    """The .desktop file, in every language that the game speaks."""
    texts = Texts(CHECKOUT / "locales")
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.0"]
    for key, text in (("Name", "shell.title.name"), ("Comment", "shell.command.about")):
        lines.append(f"{key}={texts(text)}")
        lines += [f"{key}[{one.code}]={texts.speaking(one.code)(text)}" for one in texts.available()]
    lines += ["Exec=ratland", "Icon=ratland", "Terminal=false", "Categories=Game;BoardGame;"]
    lines += ["StartupWMClass=ratland"]
    return "\n".join([*lines, ""])


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def main(arguments: list[str]) -> int:
    target, work = (Path(argument).absolute() for argument in arguments)
    freeze(target, work)
    return 0


if __name__ == "__main__":
    sys.exit(told(main))
