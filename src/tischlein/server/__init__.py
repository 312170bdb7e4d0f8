"""Tables online: the server that people and bots play at."""
