"""What every scene can use: texts, text size, tempo, sound, messages, and the input device used last.

Plain values and small protocols, so that settings, sound and window can be replaced by anything that fits.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from ratland_desktop.notices import Notice
from ratland_desktop.saves.settings import Tips
from ratland_desktop.shell.intents import Hand
from ratland_desktop.shell.motion import Tempo
from ratland_desktop.shell.theme import TEXT_SIZES
from ratland_desktop.shell.toasts import Message, Toasts
from ratland_desktop.shell.voice import TABLE, Voice
from ratland_desktop.text import Texts
from ratland_desktop.text.spoken import Spoken, says


class Plays(Protocol):
    """Something that can make a sound by its name."""

    def play(self, name: str) -> None: ...


class Silence:
    """Plays nothing, for tests and before the sound is ready."""

    def play(self, name: str) -> None:
        return None


@dataclass(slots=True)
class Desk:
    """Set up once by the program, handed to every scene by the stage."""

    texts: Texts
    tempo: Tempo = field(default_factory=Tempo)
    sound: Plays = field(default_factory=Silence)
    hand: Hand = Hand.MOUSE
    text_size: str = "normal"
    """The table's; a voice may have its own."""
    hold_to_confirm: bool = False
    """Only holding opens a secret screen; otherwise two clicks do as well."""
    by_hand: bool = True
    """People do at the table by hand what can be done by hand: they draw their own pieces."""
    full_screen: bool = False
    hushed: bool = False
    """One seat's secrets are on the screen: moving about makes no sound, so that nobody can count it."""
    shows_hints: bool = True
    """Whether the line of keys is drawn."""
    shows_points: bool = True
    """Whether the table shows who has how many points."""
    tips: Tips = Tips.FIRST_GAME
    """In which games a coach gives tips."""
    reports: Path | None = None
    toggle_full_screen: Callable[[], None] = lambda: None
    toggle_mute: Callable[[], None] = lambda: None
    keep_speed: Callable[[float], None] = lambda speed: None
    """Told when somebody chooses another speed, so that it is remembered."""
    play_tune: Callable[[bool], None] = lambda on: None
    """Starts the title's tune, or fades it out when a game begins."""
    end_tips: Callable[[], None] = lambda: None
    """Turns tips off, in this game and in later ones."""
    refresh: Callable[[], None] = lambda: None
    """Call after a change of language or text size: every scene arranges itself anew."""

    voice: Voice = TABLE
    """Who is spoken to now; the stage lends it."""
    toasts: Toasts = field(init=False)
    _at_table: str = ""
    """The table's language while somebody is spoken to in another."""

    def __post_init__(self) -> None:
        self.toasts = Toasts(self.texts, tempo=self.tempo)

    def choose_speed(self, speed: float) -> None:
        """Another tempo, for everything that goes by itself."""
        self.tempo.speed = speed
        self.keep_speed(speed)

    @property
    def text_scale(self) -> float:
        return self.scale_for(self.voice)

    def scale_for(self, voice: Voice) -> float:
        """How large this voice's words are. A size that is not known here is the table's."""
        return TEXT_SIZES.get(voice.text_size, TEXT_SIZES[self.text_size])

    # Languages.

    @property
    def table_language(self) -> str:
        """What everybody reads together."""
        return self._at_table or self.texts.language

    def speak(self, language: str) -> None:
        """Set the table's language. Seats with their own language keep it."""
        if self._at_table:
            self._at_table = language
        else:
            self.texts.use(language)

    def lend(self, voice: Voice) -> bool:
        """Speak with this voice from now on. True when words look different now."""
        before = (self.texts.language, self.text_scale)
        table = self.table_language
        own = voice.language if self.texts.speaks(voice.language) else ""
        self._at_table = table if own else ""
        self.voice = voice
        self.texts.use(own or table)
        return before != (self.texts.language, self.text_scale)

    def words_for(self, voice: Voice) -> Texts:
        """The texts for this voice, beside those that the desk speaks with."""
        language = voice.language if self.texts.speaks(voice.language) else self.table_language
        return self.texts if language == self.texts.language else self.texts.speaking(language)

    @property
    def rings_shown(self) -> bool:
        """The focus ring is shown while keys or a pad are used."""
        return self.hand is not Hand.MOUSE

    def tell(self, notice: Notice, icon: str = "warning") -> None:
        """What everybody should know, whoever sits in front of the screen."""
        self.toast(says(notice.code, **notice.params), icon, private=False)

    def toast(self, spoken: Spoken, icon: str = "info", *, private: bool | None = None) -> None:
        """A short message that disappears after a while; on a secret page it disappears with the page.

        `private` says whether it does where the screen of the moment does not tell.
        """
        self.toasts.show(Message(spoken, icon, self.hushed if private is None else private))
