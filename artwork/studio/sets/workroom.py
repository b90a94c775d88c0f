"""The workroom: a long oak table before plaster, a brass rail above it, a wide window on the left with the city far away."""
import numpy as np
import stage
from materials.hard import brass, glow, oak, plaster
from props.hanger import rail
from props.shapes import board

TABLE = .92


def haze(colour, strength):
    return glow('far ' + colour, colour, strength)


def sky(y):
    board((80, .1, 30), (0, y + 9, 6), haze('#e9eff2', 1.3), 0)


def harbour(y):
    """Towers across the water, paler the farther they are, a hill behind."""
    rng = np.random.default_rng(4)
    sky(y)
    for x, tall in ((-5.4, 1.5), (-4.1, 2.0), (-2.9, 1.7), (-1.6, 1.2)):
        board((2.2, .1, tall), (x, y + 4, .8 + tall / 2), haze('#cbd6d8', 1.15), .9)
    for row, (tone, away) in enumerate((('#c6d0d5', 3.0), ('#b3c0c7', 2.0), ('#a1b0b8', 1.0))):
        x = -6.5
        while x < 1:
            w, tall = rng.uniform(.12, .30), rng.uniform(.35, 1.5) * (1.25 - .25 * row)
            board((w, .1, tall), (x, y + away, 1.02 + tall / 2), haze(tone, 1.1), 0)
            x += w + rng.uniform(.0, .10)
    board((60, .1, 3.0), (0, y + .5, -.46), haze('#b4c5c6', 1.0), 0)


def shophouses(y):
    """A row of low fronts with shutters, pilasters and tiled roofs, trees behind; brighter than the room, as a street in the sun is."""
    rng = np.random.default_rng(6)
    sky(y)
    for x in np.arange(-6.5, 1, .4):
        board((.8, .1, rng.uniform(.9, 1.5)), (x, y + 2.0 + rng.uniform(0, .5), 1.75), haze(('#a9b8a2', '#b4c1ab', '#9eae99')[rng.integers(3)], 1.1), .3)
    for k, x in enumerate(np.arange(-6.5, 1, .74)):
        tone = ('#efe2d0', '#e8ebe2', '#f2e8db', '#e2e8e7', '#eddccb')[k % 5]
        leaf = ('#b3c2ba', '#bcaea0', '#aebac6')[k % 3]
        board((.72, .1, 1.5), (x, y + 1.0, .95), haze(tone, 1.32), 0)
        board((.74, .1, .15), (x, y + .9, 1.765), haze('#c9a994', 1.15), .02)
        board((.72, .1, .022), (x, y + .89, 1.675), haze('#b8a794', 1.0), 0)
        for z in (1.0, 1.65):
            board((.72, .1, .030), (x, y + .88, z), haze('#f6efe4', 1.45), 0)
        for side in (-.35, .35):
            board((.034, .1, 1.5), (x + side, y + .88, .95), haze('#f6efe4', 1.42), 0)
        for row in (0, 1):
            for side in (-.21, 0, .21):
                z = .66 + row * .60
                board((.118, .1, .40), (x + side, y + .87, z + .015), haze('#f3ebdf', 1.4), 0)
                board((.100, .1, .37), (x + side, y + .86, z), haze('#8e9694', .8), 0)
                for half in (-.026, .026):
                    board((.044, .1, .30), (x + side + half, y + .85, z - .025), haze(leaf, 1.12), 0)


def window(city, x=-1.18, y=.9, width=1.25, low=1.06, high=2.28):
    """Steel bars in a plaster reveal; what is behind gives no light of its own (a panel does)."""
    stage.window((x, y + .14, (low + high) / 2), (width, high - low), 0, (3, 2), None, .028)
    before = set(stage.bpy.data.objects)
    city(y + 8)
    for thing in set(stage.bpy.data.objects) - before:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def room(city, x=-1.18, y=.9, width=1.25, low=1.06, high=2.28):
    wall = plaster('wall')
    for x0, x1 in ((-5, x - width / 2), (x + width / 2, 5)):
        board((x1 - x0, .2, 4), ((x0 + x1) / 2, y + .1, 1.6), wall, .004)
    board((width, .2, low + .4), (x, y + .1, (low - .4) / 2), wall, .004)
    board((width, .2, 2), (x, y + .1, high + 1), wall, .004)
    board((width + .10, .16, .03), (x, y - .02, low - .015), oak('sill', 0), .004)
    window(city, x, y, width, low, high)
    top = oak('table', 0, rough=.46)
    board((3.9, .78, .045), (.15, .15, TABLE - .0225), top, .005)
    leg = oak('leg', 2)
    for lx in (-1.7, 2.0):
        for ly in (-.18, .48):
            board((.075, .075, TABLE - .045), (lx, ly, (TABLE - .045) / 2), leg, .004)
    board((3.6, .03, .09), (.15, -.18, TABLE - .09), top, .004)
    metal = brass()
    rail(metal, -.50, 1.95, .70, 2.06, .0125, (-.42, 1.85), .55)
    return metal
