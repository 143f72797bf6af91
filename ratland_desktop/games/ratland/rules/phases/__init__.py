"""The seven phases of a round, one file each, and the choices before the first round."""
