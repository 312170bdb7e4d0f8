"""How strong the levels are: every pairing that is asked for, played in the arena."""
