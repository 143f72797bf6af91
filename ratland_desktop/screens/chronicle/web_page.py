"""The chronicle as one file for any browser: the page as a picture, ready to print, and its story as text."""

from __future__ import annotations

import base64
from html import escape

from ratland_desktop.screens.chronicle.words import (
    Page,
    date,
    deed,
    deed_title,
    headline,
    story,
    variant,
)
from ratland_desktop.text import Texts

STYLE = """
@page { size: A4 landscape; margin: 0 }
html { background: #0d2127; color: #f6efe0; font: 1.2rem/1.5 sans-serif }
body { margin: 0 auto; max-width: 75rem; padding: 1rem }
img { display: block; width: 100%; height: auto; border-radius: .5rem }
td, th { padding: .2rem 1rem .2rem 0; text-align: left }
@media print {
  html, body { background: none; margin: 0; padding: 0; max-width: none }
  img { width: 297mm; height: 210mm; border-radius: 0 }
  section { display: none }
}
"""


def web_page(say: Texts, page: Page, png: bytes) -> bytes:
    """Everything is inside the file; it asks for nothing from outside."""
    game = say(f"{page.deeds.game}.name")
    title = escape(f"{game} · {headline(say, page)} · {date(say, page.when)}")
    told = page.chronicle
    rows = "".join(
        f"<tr><td>{told.places[seat]}.</td><th>{escape(page.name(seat))}</th>"
        f"<td>{escape(page.sum_words(say, seat))}</td></tr>"
        for seat in page.ranking
    )
    deeds = "".join(
        f"<p><b>{escape(deed_title(say, keepsake))}</b><br>{escape(deed(say, page, keepsake))}</p>"
        for keepsake in page.keepsakes
    )
    words = " ".join(story(say, page))
    picture = base64.b64encode(png).decode()
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(say.language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n"
        f'<body><img alt="{escape(headline(say, page))} {escape(words)}" '
        f'src="data:image/png;base64,{picture}">\n'
        f"<section><h1>{escape(headline(say, page))}</h1><p>{escape(variant(say, page))}</p>"
        f"<table>{rows}</table><p>{escape(words)}</p>{deeds}</section></body></html>\n"
    ).encode()
