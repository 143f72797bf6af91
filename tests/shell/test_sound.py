"""Sound plays if it can, is silent if it cannot, and our sounds can be made again."""

from __future__ import annotations

import math
import re
import wave
from array import array
from pathlib import Path

import _instruments
import _tune
import make_sounds
import pygame
import pytest

from ratland_desktop.games.shelf import GAMES
from ratland_desktop.shell.sound import EFFECTS, LOOPS, TUNE, Sound
from tests.quickly import quickly

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"


@pytest.fixture
def sound():
    sound = Sound(SOUNDS)
    yield sound
    sound.sleep()


def samples(path: Path) -> array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return array("h", file.readframes(file.getnframes()))


def test_every_effect_has_a_file_and_every_file_a_name() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == {*EFFECTS, *LOOPS}
    assert set(make_sounds.EFFECTS) == set(EFFECTS)
    assert make_sounds.LOOPS == LOOPS


@pytest.mark.parametrize(
    "name", quickly(["click", "bag", "birth", "grave", "tune", "shuffle", "fanfare"], "click", "bag")
)
def test_the_script_makes_the_same_sounds_again(tmp_path: Path, name: str) -> None:
    again, other = make_sounds.make(name, tmp_path), tmp_path / "second"
    other.mkdir()
    assert again.read_bytes() == make_sounds.make(name, other).read_bytes()
    kept, made = samples(SOUNDS / f"{name}.wav"), samples(again)
    # Another computer's sine may differ in its last digit: one step of 65536 is allowed.
    assert len(kept) == len(made)
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1


def test_all_sounds_together_are_small() -> None:
    """The house and its first game have so much; each further game may bring a little of its own."""
    most = 2_000_000 + 300_000 * (len(GAMES) - 1)
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < most


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_effects_begin_and_end_softly_and_never_clip(name: str) -> None:
    heard = samples(SOUNDS / f"{name}.wav")
    assert max(abs(heard[0]), abs(heard[-1])) < 1500
    assert max(map(abs, heard)) < 32767


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_all_effects_are_equally_loud_to_the_ear(name: str) -> None:
    heard = [value / 32767 for value in samples(SOUNDS / f"{name}.wav")]
    louder = 20 * math.log10(_instruments.loudness(heard) / _instruments.LOUDNESS)
    assert abs(louder) < 2.0, f"{louder:.1f} dB"


def test_low_tones_count_less_than_high_ones() -> None:
    low, high = (_instruments.loudness(_instruments.glide(pitch, pitch, 0.3)) for pitch in (110.0, 1760.0))
    assert low < high / 3


def test_no_effect_is_long_but_the_last_one() -> None:
    seconds = {name: len(samples(SOUNDS / f"{name}.wav")) / _instruments.RATE for name in EFFECTS}
    assert max(seconds, key=seconds.__getitem__) == "win"
    assert max(seconds.values()) < 2.5
    assert all(seconds[name] < 0.35 for name in ("click", "back", "hover", "tick", "confirm", "error"))


def test_every_tone_of_the_scale_is_in_tune_and_in_d_minor_pentatonic() -> None:
    scale = {name: value for name, value in vars(_instruments).items() if re.fullmatch(r"[A-G]\d", name)}
    assert {name[0] for name in scale} == set("DFGAC")
    half_tones = {"C": -9, "D": -7, "F": -4, "G": -2, "A": 0}
    for name, pitch in scale.items():
        right = 440 * 2 ** (half_tones[name[0]] / 12 + int(name[1]) - 4)
        assert pitch == pytest.approx(right, rel=0.001), name


@pytest.mark.parametrize("loop", LOOPS)
def test_a_loop_has_no_seam(loop: str) -> None:
    heard = samples(SOUNDS / f"{loop}.wav")
    steps = [abs(heard[i] - heard[i - 1]) for i in range(len(heard))]  # the first step goes round the end
    assert steps[0] <= max(steps[1:200] + steps[-200:])


def test_the_tune_is_long_sparse_and_never_clips() -> None:
    heard = samples(SOUNDS / f"{TUNE}.wav")
    assert len(heard) / (_instruments.RATE / 2) > 40
    assert max(map(abs, heard)) < 0.65 * 32767
    signs = [sign for line in _tune.SCORE.strip().splitlines() for sign in line.partition("|")[0].split()]
    assert len(signs) == 16 * _tune.STEPS_A_BAR
    assert signs.count(".") > len(signs) / 2


def test_before_the_first_picture_nothing_is_opened_but_names_are_kept(sound: Sound) -> None:
    sound.play("click")
    sound.start_ambience()
    assert pygame.mixer.get_init() is None
    assert list(sound.played) == ["click"]


def test_awake_it_plays_effects_and_the_remembered_ambience(sound: Sound) -> None:
    sound.start_ambience()
    sound.wake()
    assert pygame.mixer.Channel(0).get_busy()
    sound.play("win")
    assert sum(pygame.mixer.Channel(i).get_busy() for i in range(pygame.mixer.get_num_channels())) == 2


def test_muted_effects_stay_silent_but_their_names_are_kept(sound: Sound) -> None:
    sound.wake()
    sound.set_volumes(effects=100, music=100, tune=100, muted=True)
    sound.play("win")
    assert not pygame.mixer.get_busy()
    assert list(sound.played) == ["win"]


def test_the_two_volumes_are_separate(sound: Sound) -> None:
    sound.wake()
    sound.set_volumes(effects=0, music=100, tune=100, muted=False)
    sound.start_ambience()
    sound.play("win")
    hum = pygame.mixer.Channel(0).get_sound()
    assert hum is not None
    assert hum.get_volume() > 0.9
    assert not any(pygame.mixer.Channel(i).get_busy() for i in range(1, 8))
    sound.set_volumes(effects=0, music=0, tune=100, muted=False)
    assert hum.get_volume() == 0


def test_the_tune_has_a_volume_of_its_own_and_is_muted_with_everything(sound: Sound) -> None:
    sound.wake()
    sound.set_volumes(effects=0, music=0, tune=50, muted=False)
    sound.start_ambience()
    sound.play_tune(True)
    hum, tune = (pygame.mixer.Channel(LOOPS.index(loop)).get_sound() for loop in LOOPS)
    assert hum is not None and tune is not None
    assert hum.get_volume() == 0 < tune.get_volume() < 0.5
    sound.set_volumes(effects=0, music=0, tune=50, muted=True)
    assert tune.get_volume() == 0


def test_the_tune_fades_out_when_it_is_no_longer_wanted_and_comes_again(sound: Sound) -> None:
    channel = LOOPS.index(TUNE)
    sound.play_tune(True)
    sound.wake()
    assert pygame.mixer.Channel(channel).get_busy()
    sound.play_tune(False)
    sound.play_tune(False)
    assert TUNE not in sound._loaded  # it is large, and games go on for an hour
    pygame.mixer.Channel(channel).stop()  # the end of the fading
    assert not pygame.mixer.Channel(channel).get_busy()
    sound.play_tune(True)
    assert pygame.mixer.Channel(channel).get_busy()


def test_a_tune_that_is_given_up_before_waking_never_plays(sound: Sound) -> None:
    sound.play_tune(True)
    sound.play_tune(False)
    sound.wake()
    assert not pygame.mixer.Channel(LOOPS.index(TUNE)).get_busy()


def test_ambience_is_started_once_however_often_it_is_wished_for(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []

    class Channel:
        def __init__(self, number: int) -> None:
            self.number = number

        def play(self, *_: object, **__: object) -> None:
            started.append(self.number)

    sound.wake()
    monkeypatch.setattr(pygame.mixer, "Channel", Channel)
    sound.start_ambience()
    sound.start_ambience()
    assert started == [0]


def test_without_a_device_it_is_silent_and_says_so(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sound.wake()
    sound.start_ambience()
    sound.play("click")
    sound.set_volumes(effects=50, music=50, tune=50, muted=False)
    assert pygame.mixer.get_init() is None
    assert list(sound.played) == ["click"]


def test_a_missing_or_damaged_file_is_silence(tmp_path: Path) -> None:
    (tmp_path / "click.wav").write_bytes(b"this is not music")
    sound = Sound(tmp_path)
    sound.wake()
    try:
        for name in ("click", "no_such_sound"):
            sound.play(name)
        sound.start_ambience()
        assert not pygame.mixer.get_busy()
    finally:
        sound.sleep()
