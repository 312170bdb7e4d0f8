"""Machines in front of the server whose word is taken for who asks, and how."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from ..core.errors import SetupError


def trusted(proxies: Sequence[str]) -> list[str]:
    """The addresses and networks of proxies as a socket may show them; SetupError if one is neither."""
    found = []
    for said in proxies:
        try:
            network = ipaddress.ip_network(said)
        except ValueError:
            raise SetupError(
                f"a proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not {said!r}"
            ) from None
        found.append(str(network))
        if network.version == 4:  # a socket that listens on :: shows it so
            found.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return found
