"""How much the server bears; `make bench-server` writes bench/SERVER.md."""
