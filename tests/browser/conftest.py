"""One browser and one server for all tests of a worker; every page's troubles fail its test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from . import chromium
from .person import Person
from .relay import Relay
from .serving import Server

HERE = Path(__file__).parent
Guest = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


# Of the package, not of the session: its event loop must be gone before other tests start theirs.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with started(playwright, chromium.find()) as found:
        yield found


@contextmanager
def started(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    """A browser, if there is one."""
    if path is None:
        if chromium.required():
            pytest.fail(chromium.MISSING)
        pytest.skip(chromium.MISSING)
    found = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
    yield found
    found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    """A line to the server that a test may cut."""
    line = Relay(server.port)
    yield line
    line.close()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    """Somebody new with a browser of their own; what went wrong on their pages fails the test."""
    people: list[Person] = []

    def come(name: str = "", *, at: Server | Relay = server, **how: object) -> Person:
        person = Person(browser, at.address, name, **how)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.leave()
    assert not troubles, "\n".join(troubles)
