"""Texts that are looked up when they are drawn, so that they follow a change of language."""

from __future__ import annotations

from collections.abc import Callable

from ratland_desktop.text.texts import Texts, Value

Spoken = str | Callable[[Texts], str]
"""Words as they are, or the way to find them in the language of the moment."""


def says(key: str, /, **params: Value) -> Spoken:
    """The text of this key, whatever language is spoken when it is read."""
    return lambda texts: texts(key, **params)


def read(spoken: Spoken, texts: Texts) -> str:
    return spoken if isinstance(spoken, str) else spoken(texts)
