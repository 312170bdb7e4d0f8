"""Every board in chosen positions, from a real server, to be looked at and judged."""
