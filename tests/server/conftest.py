"""Tests here may be coroutines: each has an event loop of its own and a time limit."""

from __future__ import annotations

import asyncio
import inspect

import pytest

LIMIT = 120.0


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**wanted), LIMIT))
    return True
