"""One game around one laptop, without pictures: sessions, diaries, computers, tournaments, simulations."""
