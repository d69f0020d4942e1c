"""The Rival: how it moves, sings, challenges and rests. What the rules leave to a human is asked of one."""
