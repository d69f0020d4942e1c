"""Kinfire Chronicles: a cooperative campaign for one to four people."""
