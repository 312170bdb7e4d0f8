offline-title = No connection to the table
offline-why = Your device has no network, or the server is away. Nothing is lost: your seat and your games wait there.
offline-again = Try again
offline-waits = As soon as there is a connection, this page goes on by itself.
offline-rules = The rules can be read meanwhile
