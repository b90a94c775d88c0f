"""The archive aisle: oak shelving on the right, a window wall on the left, a sealed concrete floor. It runs along +y."""
import numpy as np
import stage
from materials.hard import brass, concrete, oak, plaster
from materials.soft import cotton
from props.archive_box import box
from props.garment_bag import bag
from props.shapes import board, frame, rod

LEVELS = (.10, .60, 1.10, 1.60, 2.10)
BAY = 1.30


def aisle(length=8.4, left=-1.05, face=.62, depth=.50, ceiling=2.85, window_from=.2, hanging=(2,)):
    wall, metal = plaster('wall'), brass()
    upright, lying = oak('post', 2), oak('shelf', 1)
    board((8, length + 6, .02), (0, length / 2 - 1, -.01), concrete(), 0)
    board((3, length + 6, .02), (left - .2 + 1.5, length / 2 - 1, ceiling + .01), plaster('ceiling', '#e8e0d4'), 0)
    board((8, .02, 4), (0, length, 1.5), wall, 0)
    windows(wall, left, length, ceiling, window_from)
    rng = np.random.default_rng(21)
    for b in range(-1, int(length / BAY)):
        y = b * BAY
        for x in (face + .025, face + depth - .025):
            board((.045, .045, 2.62), (x, y, 1.31), upright, .003)
        if b in hanging:
            rod([(face + depth / 2, y, 2.0), (face + depth / 2, y + BAY, 2.0)], .0125, metal, 'rail', 24)
            bags(face + depth / 2, y, metal, rng)
        for i, z in enumerate(LEVELS):
            if b in hanging and i in (1, 2, 3):
                continue
            board((depth, BAY - .05, .028), (face + depth / 2, y + BAY / 2, z), lying, .002)
            if b in hanging and i == 0:
                fill(face, y, z + .014, rng, low=True)
            else:
                fill(face, y, z + .014, rng)
    board((.02, length + 6, 4), (face + depth + .25, length / 2 - 1, 1.5), wall, 0)


def fill(face, y, z, rng, low=False):
    """A shelf's load: boxes of different widths and heights, a gap here and there, sometimes two low ones on top of each other."""
    at = y + .05
    while at < y + BAY - .30:
        w = float(rng.choice([.30, .36, .40]))
        if at + w > y + BAY - .04:
            break
        chance = rng.random()
        if chance < .09 and not low:
            at += w * .8
            continue
        h = float(rng.choice([.20, .26, .30, .34]))
        d = float(rng.choice([.38, .42]))
        count = 2 if h == .20 and chance > .35 else 1
        under = z
        for k in range(count):
            seed = int(rng.integers(1, 9999))
            pose = frame((face + .02 + d / 2 + rng.uniform(0, .035), at + w / 2, under), (0, 0, -90 + rng.normal(0, 1.6)))
            box(pose, (w - .012, d, h), seed, labelled=rng.random() < .5, steps=8)
            under += h + .002
        at += w + abs(rng.normal(.012, .012))


def bags(x, y, metal, rng):
    calico = cotton('calico', '#e2d8c6', thin=.16, crease=.5)
    flax = cotton('flax', '#cfc2aa', thin=.12, crease=.5)
    at = y + .12
    while at < y + BAY - .1:
        bag(frame((x, at, 2.0), (0, rng.normal(0, 1.2), rng.normal(0, 6))), flax if rng.random() < .3 else calico, metal,
            rng.uniform(.46, .52), rng.uniform(.95, 1.35), rng.uniform(.06, .10), int(rng.integers(999)))
        at += rng.uniform(.085, .125)


def windows(wall, x, length, ceiling, start, size=(.86, 1.75), sill=.78, thick=.20, watts=260):
    """Tall windows in deep reveals, one a bay."""
    w, h = size
    y = start - 2 * BAY
    edges = []
    while y + w < length - .2:
        edges.append(y)
        stage.window((x - thick + .02, y + w / 2, sill + h / 2), size, 90, (2, 4), 1.6)
        y += BAY
    stage.panel((x - thick - .25, (edges[0] + edges[-1] + w) / 2, sill + h / 2), (x + 3, (edges[0] + edges[-1] + w) / 2, sill - .3), (edges[-1] + w - edges[0], h), watts)
    solid = [(-4.0, edges[0])] + [(a + w, b) for a, b in zip(edges[:-1], edges[1:])] + [(edges[-1] + w, length)]
    for a, b in solid:
        board((thick, b - a, ceiling), (x - thick / 2, (a + b) / 2, ceiling / 2), wall, .004)
    for a in edges:
        board((thick, w, sill), (x - thick / 2, a + w / 2, sill / 2), wall, .004)
        board((thick, w, ceiling - sill - h), (x - thick / 2, a + w / 2, (ceiling + sill + h) / 2), wall, .004)


def ladder(pose, wood, height=2.3, width=.42):
    for x in (-width / 2, width / 2):
        board((.028, .062, height), (x, 0, height / 2), wood, .004, within=pose)
    for k in range(7):
        rod([(-width / 2, 0, .28 + k * .29), (width / 2, 0, .28 + k * .29)], .015, wood, 'rung', 20).matrix_world = pose

