"""Measure everything, print it, and keep it in bench/RESULTS.md."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

from bench import ours, peers
from bench.rows import NO_FLOOR, Row, machine, shown, table
from bench.timing import rates
from tischlein import GAMES
from tischlein.core.simulate import simulate, usable_cores

RESULTS = Path(__file__).parent / "RESULTS.md"


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
    yield Row(what, f"{keeps / rate['set-aside']:,.1f}× ({shown(keeps)} / {shown(rate['set-aside'])})", NO_FLOOR, True)


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


def main() -> None:
    where = machine("numba", "open_spiel", "pickomino-env")
    print(where + "\n", flush=True)
    rows = []
    for row in measure():
        rows.append(row)
        print(row, flush=True)
    lines = ["# What `make bench` measured", "", f"{datetime.date.today().isoformat()}, on {where}.", ""]
    lines += [
        "Ratios are of rates taken in turn within one run. A step of ours is one event (an action or a chance",
        "outcome), as OpenSpiel counts ApplyAction; its C++ loop is `evaluate_bots` with uniform random bots.",
        "Players: " + ", ".join(f"{game} {seats}" for game, seats in ours.SEATS.items() if game in GAMES) + ".",
        "",
        *table(rows),
    ]
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"\nwritten to bench/{RESULTS.name}")


if __name__ == "__main__":
    main()
