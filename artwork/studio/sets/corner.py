"""A quiet corner: plaster wall, low skirting, an oak floor or bench top; the ground for single objects."""
import numpy as np
import stage
from materials.hard import oak, plain, plaster
from props.shapes import board


def wall(y=.5):
    return board((8, .02, 8), (0, y + .01, .5), plaster('wall'), 0)


def oak_floor(y0=-2.6, y1=.5, x0=-2.4, x1=2.4, plank=.16, z=0.0):
    """Long planks along x, each of its own tone, with fine gaps."""
    wood = oak('floor', 0, '#a88a6c', '#7f6147', .46)
    rng = np.random.default_rng(9)
    y = y0
    while y < y1:
        x = x0 - rng.uniform(0, 1.2)
        while x < x1:
            length = rng.uniform(1.3, 2.1)
            board((length - .0012, plank - .0012, .02), (x + length / 2, y + plank / 2, z - .01), wood, .0012, name='plank')
            x += length
        y += plank


def skirting(y=.5, height=.09):
    board((8, .014, height), (0, y - .007, height / 2), plain('skirting', '#dfd5c5', .55), .003)


def bench(depth=.6, y=0.0, thick=.04):
    board((2.6, depth, thick), (0, y, -thick / 2), oak('bench', 0, rough=.48), .004)


def morning(centre, size=(.62, .74), strength=2.6, way=(.74, .52, -.42), softness=3.0, distance=1.8, panes=(2, 2), bar=.035, key=34, fill=3, reach=1.0, roll=4):
    """The one light: sun through a window from the left, soft sky from the same side, a weak warm wall opposite. `reach` scales the distances."""
    stage.sun(way, strength, softness)
    stage.shade(way, centre, distance, size, panes, bar, reach=3.5, roll=roll)
    x, y, z = centre
    stage.panel((x - 1.5 * reach, y - .65 * reach, z + .9 * reach), (x, y, z), (1.1 * reach, 1.4 * reach), key * reach ** 2)
    stage.panel((x + 1.6 * reach, y - 1.4 * reach, z + .6 * reach), (x, y, z), (1.4 * reach, 1.4 * reach), fill * reach ** 2, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
