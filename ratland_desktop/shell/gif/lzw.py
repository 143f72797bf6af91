"""LZW as GIF files use it: codes of growing length, lowest bits first.

Compresses piece by piece, so that a large picture never takes long at once. Knows nothing of the file around
the codes.
"""

from __future__ import annotations

MOST_CODES = 4096
"""A code has 12 bits at most."""


class Packer:
    """Feed it all pixels of one picture, then `finish` gives the codes as bytes."""

    def __init__(self, bits: int) -> None:
        """Pixels have so many bits: 2 to 8."""
        self.bits = bits
        self._clear, self._end = 1 << bits, (1 << bits) + 1
        self._packed = bytearray()
        self._kept, self._kept_bits = 0, 0  # bits that do not fill a byte yet
        self._prefix = -1  # the code of what was read and not written; -1: nothing
        self._forget()
        self._put(self._clear)

    def _forget(self) -> None:
        """All codes but the pixels themselves are free again."""
        self._codes: dict[int, int] = {}  # from the code so far and the pixel that follows it
        self._next = self._end + 1
        self._width = self.bits + 1

    def _put(self, code: int) -> None:
        self._kept |= code << self._kept_bits
        self._kept_bits += self._width
        while self._kept_bits >= 8:
            self._packed.append(self._kept & 255)
            self._kept >>= 8
            self._kept_bits -= 8

    def feed(self, pixels: bytes) -> None:
        """More pixels, in reading order."""
        codes, prefix = self._codes, self._prefix
        for pixel in pixels:
            if prefix < 0:
                prefix = pixel
                continue
            known = codes.get(prefix << 8 | pixel)
            if known is not None:
                prefix = known
                continue
            self._put(prefix)
            if self._next < MOST_CODES:
                codes[prefix << 8 | pixel] = self._next
                if self._next == 1 << self._width:  # the reader learns this code one step later
                    self._width += 1
                self._next += 1
            else:
                self._put(self._clear)
                self._forget()
                codes = self._codes
            prefix = pixel
        self._prefix = prefix

    def finish(self) -> bytes:
        """All codes, with the one that ends them."""
        if self._prefix >= 0:
            self._put(self._prefix)
            if self._next == 1 << self._width and self._width < 12:
                self._width += 1
        self._put(self._end)
        if self._kept_bits:
            self._packed.append(self._kept & 255)
        return bytes(self._packed)
