"""What an installation may know of the caller's own settings: how packages are reached, and nothing else.

Owns the environment variables of what the scripts start. A person or a company may have told pip, in
variables or in files, where packages come from; that stays so. Which packages they are and where they go is
ours alone: a `target` in pip's own file would send them elsewhere. Standard library only.
"""

from __future__ import annotations

import ast
import os
import subprocess

# Settings of the caller's own Python that would send the installation elsewhere, or lead it astray.
UNWANTED = ("PYTHONHOME", "PYTHONPATH", "PYTHONEXECUTABLE", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__")

# Options of pip that say how packages are reached. Every other one is left out, whatever it is called.
WAYS = frozenset((
    "index-url", "pypi-url", "extra-index-url", "no-index", "find-links", "trusted-host", "cert",
    "client-cert", "proxy", "timeout", "default-timeout", "retries", "resume-retries", "cache-dir",
    "no-cache-dir", "keyring-provider", "use-feature", "use-deprecated",
))  # fmt: skip

PREFIX = "PIP_"
FILE = "PIP_CONFIG_FILE"
SECTIONS = ("global", "install")  # of pip's files; the second one wins


def clean_environ() -> dict[str, str]:
    """The caller's environment without settings that would change what is installed, or where."""
    return {name: value for name, value in os.environ.items() if _is_harmless(name)}


def _is_harmless(name: str) -> bool:
    if name.startswith(PREFIX):
        return name.removeprefix(PREFIX).lower().replace("_", "-") in WAYS
    return name not in UNWANTED


def installing_environ(pip: list[str]) -> dict[str, str]:
    """An environment in which pip reads no files of its own.

    What those files say about reaching the packages is passed on in variables.

    `pip` is the command that lists its settings. If it cannot, a file of the caller's is broken and left out.
    """
    environ = clean_environ()
    file = {FILE: os.environ[FILE]} if FILE in os.environ else {}
    listed = subprocess.run(pip, env={**environ, **file}, capture_output=True, text=True, errors="replace")
    for option, value in _ways_in(listed.stdout).items():
        environ.setdefault(PREFIX + option.upper().replace("-", "_"), value)
    return {**environ, FILE: os.devnull}


def _ways_in(listed: str) -> dict[str, str]:
    """Of lines such as `global.index-url='https://…'` those that say how packages are reached."""
    found: dict[str, dict[str, str]] = {section: {} for section in SECTIONS}
    for line in listed.splitlines():
        name, _, word = line.partition("=")
        section, _, option = name.rpartition(".")
        if section not in found or option not in WAYS:
            continue
        try:
            found[section][option] = str(ast.literal_eval(word))
        except (ValueError, SyntaxError):
            continue
    return {option: value for section in SECTIONS for option, value in found[section].items()}
