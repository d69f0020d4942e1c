"""Whose requests are counted together: those of one household."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from litestar.types import Scope

NETWORK = 64  # bits that the addresses of one connection to the internet have in common


def address_of(scope: Scope) -> str:
    """The household that asks."""
    address = scope.get("client")
    return household_of(address[0]) if address else "?"


@lru_cache(maxsize=20_000)
def household_of(address: str) -> str:
    """One address; but where they are so many that each household has more of them than anybody can count, those that
    begin alike."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"
