"""The figures: small, to see that they are taken; how good they are is for `raumhafen bench server` to say."""

from raumhafen.tools.server_bench import bench_server, quantile


def test_the_figures_have_their_shape():
    figures = {figure.name: figure for figure in bench_server(tables=4, seconds=1.0, closed=4, search=0.3)}
    assert {name for name, figure in figures.items() if figure.target is not None} == {
        "event-loop-delay-p99-while-searching",
        "server-round-trip-p99",
        "server-moves-per-cpu-second",
        "server-moves-lost",
    }
    assert figures["server-moves-lost"].met
    assert all(figure.value > 0 for name, figure in figures.items() if name != "server-moves-lost")


def test_quantiles():
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([float(value) for value in range(1, 101)], 0.99) == 100.0
