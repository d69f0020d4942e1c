"""A fifth merchant, invented to see what adding one takes: a lamplighter who trims lamps and sells lanterns.

Its trade is a small one: at the Ladder lamps are lit, one of each clan; at the Lantern Shop every lit lamp becomes a
small good. All of it is in this folder; `lamplighter.toml` is its content.
"""
