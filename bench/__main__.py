"""Measure everything, print it, and keep it in bench/RESULTS.md."""

from __future__ import annotations

import datetime
import os
import platform
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from bench import ours, peers
from bench.timing import rates
from tischlein import GAMES
from tischlein.core.simulate import simulate, usable_cores

RESULTS = Path(__file__).parent / "RESULTS.md"


class Row(NamedTuple):
    what: str
    measured: str
    floor: str
    met: bool

    @classmethod
    def ratio(cls, what: str, first: float, second: float, floor: float) -> Row:
        details = f"{first / second:,.1f}× ({shown(first)} / {shown(second)})"
        return cls(what, details, f"≥ {floor:g}×", first / second >= floor)

    @classmethod
    def at_most(cls, what: str, measured: float, unit: str, most: float) -> Row:
        return cls(what, f"{measured:.2f} {unit}", f"≤ {most:g} {unit}", measured <= most)


def shown(rate: float) -> str:
    return f"{rate / 1e6:.1f} M/s" if rate >= 1e6 else f"{rate / 1e3:.1f} k/s" if rate >= 1e3 else f"{rate:.0f}/s"


def measure() -> Iterator[Row]:
    for game in GAMES:
        rate = rates({"compiled": ours.compiled(game), "interpreted": ours.interpreted(game)})
        yield Row.ratio(f"{game}: compiled / interpreted random play", rate["compiled"], rate["interpreted"], 25)
    yield from against_pickomino_env()
    yield from against_open_spiel()
    yield from by_cores()
    for game in GAMES:
        yield Row.at_most(f"{game}: one play through Table", ours.play_microseconds(game), "µs", 200)
    for game in GAMES:
        cold, warm = ours.compile_seconds(game)
        yield Row.at_most(f"{game}: compile rules and driver", cold, "s", 10)
        yield Row.at_most(f"{game}: the same from the cache", warm, "s", 0.6)


def against_pickomino_env() -> Iterator[Row]:
    rate = rates(
        {
            "ours": ours.compiled("bratwurmeck"),
            "step": peers.pickomino_env("step"),
            "set-aside": peers.pickomino_env("set-aside"),
        },
        seconds=2,
    )
    yield Row.ratio("bratwurmeck / pickomino-env: events / env.step calls", rate["ours"], rate["step"], 1000)
    keeps = rate["ours"] * ours.keeps_per_event()
    what = "the same, strictest reading: set-asides, also those inside env.step"
    yield Row(
        what, f"{keeps / rate['set-aside']:,.1f}× ({shown(keeps)} / {shown(rate['set-aside'])})", "(no floor)", True
    )


def against_open_spiel() -> Iterator[Row]:
    rate = rates(
        {
            "bratwurmeck": ours.compiled("bratwurmeck"),
            "pig from Python": peers.open_spiel_python("pig"),
            "pig in C++": peers.open_spiel_cpp("pig"),
        },
        seconds=2,
    )
    yield Row.ratio("bratwurmeck / OpenSpiel pig from Python", rate["bratwurmeck"], rate["pig from Python"], 20)
    yield Row.ratio("bratwurmeck / OpenSpiel pig in its C++ loop", rate["bratwurmeck"], rate["pig in C++"], 1)
    rate = rates({"tricknchef": ours.compiled("tricknchef"), "hearts": peers.open_spiel_cpp("hearts")}, seconds=2)
    yield Row.ratio("tricknchef / OpenSpiel hearts in its C++ loop", rate["tricknchef"], rate["hearts"], 1)


def by_cores() -> Iterator[Row]:
    def work(cores: int) -> int:
        return simulate("bratwurmeck", 2, 8000, seed=1, bots="random", cores=cores).steps

    if usable_cores() < 2:
        yield Row("bratwurmeck: two cores / one", "only one core here", "≥ 1.7×", False)
        return
    rate = rates({"two": lambda: work(2), "one": lambda: work(1)}, seconds=10)
    yield Row.ratio("bratwurmeck: two cores / one", rate["two"], rate["one"], 1.7)


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        cpu = next((line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line), cpu)
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "open_spiel", "pickomino-env"))
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {packages}"


def main() -> None:
    where = machine()
    print(where + "\n", flush=True)
    rows = []
    for row in measure():
        rows.append(row)
        print(f"{'ok ' if row.met else 'LOW'} {row.what}: {row.measured}, {row.floor}", flush=True)
    lines = ["# What `make bench` measured", "", f"{datetime.date.today().isoformat()}, on {where}.", ""]
    lines += [
        "Ratios are of rates taken in turn within one run. A step of ours is one event (an action or a chance",
        "outcome), as OpenSpiel counts ApplyAction; its C++ loop is `evaluate_bots` with uniform random bots.",
        "Players: " + ", ".join(f"{game} {seats}" for game, seats in ours.SEATS.items() if game in GAMES) + ".",
        "",
        "| what | measured | floor | |",
        "|---|---|---|---|",
    ]
    lines += [f"| {row.what} | {row.measured} | {row.floor} | {'' if row.met else 'falls short'} |" for row in rows]
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"\nwritten to bench/{RESULTS.name}")


if __name__ == "__main__":
    main()
