"""The pilot, as tests know it; scripts that take pictures use the same one."""

from _pilot import FRAME, Heard, Pilot

__all__ = ["FRAME", "Heard", "Pilot"]
