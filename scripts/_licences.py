"""Collects the licence of everything in a program folder.

Finds out where each file comes from: a Python package (its metadata has the text), Python itself, a
library inside pygame-ce (its wheel has no texts, so `bundle/licences` does) or a library of this system (the
package manager knows). If a file has no known origin, or a component no licence text, the build stops.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from _environment import CHECKOUT, Trouble

KEPT = Path(__file__).resolve().parent / "bundle" / "licences"
COMMON = Path("/usr/share/common-licenses")  # what Debian's texts refer to
ALWAYS = ("pyinstaller",)  # its starter is in every program folder
IS_LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|OFL|LGPL).*", re.IGNORECASE)
CONTENTS = "CONTENTS.txt"
READABLE = (".txt", ".md", ".rst", ".json")
IS_LIBRARY = re.compile(r"\.(dll|dylib)$|\.so(\.\d+)*$", re.IGNORECASE)

# Libraries inside pygame-ce, by the beginning of their names without "lib"; the longest match counts.
NATIVE = {
    "brotli": "brotli", "flac": "flac", "fluidsynth": "fluidsynth", "freetype": "freetype", "jpeg": "jpeg",
    "harfbuzz": "harfbuzz", "mpg123": "mpg123", "ogg": "ogg-vorbis", "opus": "opus", "opusfile": "opusfile",
    "png": "png", "portmidi": "portmidi", "sdl2": "sdl2", "sdl2_image": "sdl2_image", "sdl2_ttf": "sdl2_ttf",
    "sdl2_mixer": "sdl2_mixer", "sharpyuv": "webp", "sndfile": "sndfile", "tiff": "tiff", "xmp": "xmp",
    "vorbis": "ogg-vorbis", "wavpack": "wavpack", "webp": "webp", "z.": "zlib", "zlib": "zlib",
}  # fmt: skip


@dataclass(slots=True)
class Part:
    """Something in the build that somebody made, and the texts that say what may be done with it."""

    name: str
    version: str = ""
    texts: set[Path] = field(default_factory=set)


class Register:
    """Which part a file belongs to. `made` is the build's own folder: what is in it was made here."""

    def __init__(self, made: Path, always: Iterable[str] = ALWAYS) -> None:
        self._made = made.resolve()
        self._owners = {
            Path(str(package.locate_file(file))).resolve(): package
            for package in distributions()
            for file in package.files or ()
        }
        self.parts: dict[str, Part] = {}
        self.unknown: list[Path] = []
        self._add(_ourselves())
        self._add(_python())
        for name in always:
            self._add(_package(distribution(name)))

    def _add(self, part: Part) -> None:
        known = self.parts.setdefault(part.name, part)
        known.texts |= part.texts

    def enter(self, source: Path) -> None:
        """Find out whose file this is."""
        source = source.resolve()
        if source.is_relative_to(self._made) or _is_python(source):
            return
        package = self._owners.get(source)
        if package is not None and not _is_foreign(source, package):
            self._add(_package(package))
        elif source.is_relative_to(CHECKOUT) and "site-packages" not in source.parts:
            return
        elif part := _native(source) if package is not None else _of_system(source) or _native(source):
            self._add(part)
        else:
            self.unknown.append(source)


def collect(sources: Iterable[Path], made: Path, target: Path, always: Iterable[str] = ALWAYS) -> list[Part]:
    """The texts of all that `sources` belong to go into `target`. Raises Trouble when one is missing."""
    register = Register(made, always)
    for source in sources:
        register.enter(source)
    parts = sorted(register.parts.values(), key=lambda part: part.name.lower())
    missing = [f"{source.name} (nobody knows whose it is)" for source in register.unknown]
    missing += [f"{part.name} (it brings no text)" for part in parts if not part.texts]
    if missing:
        raise Trouble(
            f"These parts of the build have no licence text: {', '.join(sorted(missing))}; please put it "
            f"into {KEPT} and name it in {Path(__file__).name}."
        )
    for part in parts:
        _write(part, target / part.name)
    rows = [f"{part.name} {part.version}".strip() for part in parts]
    (target / CONTENTS).write_text("\n".join([*rows, ""]), encoding="utf-8")
    return parts


def _write(part: Part, folder: Path) -> None:
    folder.mkdir(parents=True)
    for text in sorted(part.texts):
        readable = text.suffix in READABLE
        shutil.copyfile(text, folder / (text.name if readable else f"{text.name}.txt"))


# --- who made it


def _ourselves() -> Part:
    return Part("RatLand Desktop", distribution("ratland-desktop").version, {CHECKOUT / "LICENSE"})


def _python() -> Part:
    places = [Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)]
    texts = (place / name for place in places for name in ("LICENSE.txt", "LICENSE"))
    found = next((text for text in texts if text.is_file()), None)
    inside = {KEPT / "python-parts.txt"}
    return Part("Python", sys.version.split()[0], {found} | inside if found else set())


def _is_python(source: Path) -> bool:
    homes = [Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")]
    if Path(sys.base_prefix) not in (Path("/usr"), Path("/usr/local")):  # those hold everybody's files
        homes.append(Path(sys.base_prefix).resolve())
    at_home = any(source.is_relative_to(home) for home in homes) and "site-packages" not in source.parts
    return at_home or bool(re.match(r"(lib)?python3", source.name))


def _is_foreign(source: Path, package: Distribution) -> bool:
    """A library that pygame-ce was built with: a file of its package, but made by others."""
    is_module = "cpython-" in source.name
    return package.name == "pygame-ce" and bool(IS_LIBRARY.search(source.name)) and not is_module


def _package(package: Distribution) -> Part:
    files = [Path(str(package.locate_file(file))) for file in package.files or ()]
    named = (file for file in files if IS_LICENCE.fullmatch(file.name))
    texts = {file for file in named if file.suffix in ("", *READABLE)}
    bills = {file for file in files if file.parent.name == "sboms"}  # names what a package has compiled in
    return Part(package.name, package.version, texts | bills if texts else set())


def _native(source: Path) -> Part | None:
    name = source.name.lower().removeprefix("lib")
    fitting = [start for start in NATIVE if name.startswith(start)]
    if not fitting:
        return None
    kept = NATIVE[max(fitting, key=len)]
    return Part(kept, texts={KEPT / f"{kept}.txt"})


def _of_system(source: Path) -> Part | None:
    """The Debian package of a library, and its text with the common ones that it refers to."""
    if shutil.which("dpkg-query") is None:
        return None
    for path in (source, Path("/") / source.relative_to("/usr") if source.is_relative_to("/usr") else source):
        asked = subprocess.run(["dpkg-query", "--search", str(path)], capture_output=True, text=True)
        name = asked.stdout.partition(":")[0]
        text = Path("/usr/share/doc", name, "copyright")
        if asked.returncode == 0 and text.is_file():
            words = text.read_text(encoding="utf-8", errors="replace")
            referred = (COMMON / common for common in re.findall(rf"{COMMON}/([\w.+-]*\w)", words))
            return Part(name, texts={text, *(common for common in referred if common.is_file())})
    return None
