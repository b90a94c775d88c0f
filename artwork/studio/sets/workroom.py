"""The workroom: a long oak table before plaster, a brass rail above it, a wide window on the left with the city far away."""
import numpy as np
import stage
from materials.graph import Graph, srgb
from materials.hard import brass, glow, oak, plain, plaster
from props.hanger import rail
from props.shapes import board, rod

TABLE = .92


def haze(colour, strength):
    return glow('far ' + colour, colour, strength)


def harbour(y):
    """Towers across the water, paler the farther they are."""
    rng = np.random.default_rng(4)
    board((60, .1, 7.0), (0, y + 6, -2.6), haze('#b9c6cb', .95), 0)
    for row, (tone, away) in enumerate((('#c3ccd3', 3.0), ('#aab7c1', 2.0), ('#8e9fac', 1.0))):
        x = -22.0
        while x < 8:
            w = rng.uniform(.7, 1.5)
            tall = rng.uniform(2.2, 6.4) * (.75 + .25 * (2 - row))
            board((w, .1, tall), (x, y + away, 1.0 + tall / 2 - 1.2 + .15 * row), haze(tone, 1.05), 0)
            x += w + rng.uniform(.05, .7)
    board((60, .1, 3.5), (0, y + .5, -1.75 + .1), haze('#93a9ad', .85), 0)


def shophouses(y):
    """A row of low fronts with shutters and tiled roofs, palms behind."""
    rng = np.random.default_rng(6)
    for x in np.arange(-22, 8, 1.4):
        board((1.9, .1, rng.uniform(2.6, 3.6)), (x, y + 2.0, 2.2), haze('#7f957a', .75), .3)
    for k, x in enumerate(np.arange(-21, 8, 1.55)):
        tone = ('#e7c9a6', '#d9e0d0', '#ecd9c2', '#c9d6d8', '#e3b9a0')[k % 5]
        board((1.50, .1, 3.0), (x, y + 1.0, .9), haze(tone, 1.0), 0)
        board((1.54, .1, .42), (x, y + .9, 2.55), haze('#a9694d', .8), .02)
        for row in (0, 1):
            for side in (-.42, 0, .42):
                board((.27, .1, .78), (x + side, y + .8, .55 + row * 1.05), haze(('#5d7f78', '#6d4f3c', '#4f6a86')[(k + row) % 3], .7), 0)
    board((60, .1, 3), (0, y + .5, -1.9), haze('#8f8a80', .7), 0)


def window(city, x=-1.62, y=.9, width=1.5, low=1.06, high=2.28):
    """Steel bars in a plaster reveal; what is behind gives no light of its own (a panel does)."""
    stage.window((x, y + .14, (low + high) / 2), (width, high - low), 0, (3, 2), 1.15, .028)
    before = set(stage.bpy.data.objects)
    city(y + 8)
    for thing in set(stage.bpy.data.objects) - before:
        thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def room(city, x=-1.62, y=.9, width=1.5, low=1.06, high=2.28):
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
