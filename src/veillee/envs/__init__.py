"""Environments for researchers."""
