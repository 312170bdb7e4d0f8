"""Tables online: who sits where, what is told to whom, and nothing that was acknowledged is lost."""
