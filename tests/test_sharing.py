"""What tests share is what each of them would have made, and nobody can spoil it for the next."""

from __future__ import annotations

import io
import tomllib

import pygame
import pytest

from tests.sharing import share

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">{}</svg>'
SOURCE = SVG.format('<circle cx="4" cy="4" r="3" fill="#0f0"/>').encode()


def drawn(size: tuple[int, int] = (8, 8)) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(SOURCE), size)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_a_shared_picture_is_the_same_in_each_size_and_whoever_painted_into_it_before() -> None:
    share(False)
    small, large = pixels(drawn()), pixels(drawn((16, 16)))
    share(True)
    drawn().fill("red")
    assert (pixels(drawn()), pixels(drawn((16, 16)))) == (small, large)


@pytest.mark.alone
def test_what_is_measured_shares_nothing() -> None:
    assert tomllib.loads("a = 1") is not tomllib.loads("a = 1")


def test_a_page_is_parsed_once() -> None:
    assert tomllib.loads("a = 1") is tomllib.loads("a = 1")
