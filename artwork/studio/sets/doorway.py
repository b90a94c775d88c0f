"""A front door in a lime-washed wall: green panels, brass, a stone step; the street is towards -y, the step's top is z = 0."""
import numpy as np
from materials.graph import Graph, shade, srgb
from materials.hard import brass, concrete, plain, plaster
from props.shapes import board, put, rod, soft_box, turned


def paint(name='door-paint', colour='#3b4a41'):
    """Brushed gloss over wood: faint strokes, rubbed at the edges."""
    g = Graph(name)
    here = g.place()
    stroke = g.noise(g.scaled(here, (70, 70, 2.5)), 1.0, 3, .6)
    cloud = g.noise(here, 4, 3)
    tone = srgb(colour)
    base = g.mix(g.mul(cloud, .4), shade(tone, 1.1), shade(tone, .82))
    g.set(Base_Color=g.mix(g.mul(stroke, .15), base, shade(tone, 1.35)), Specular=.45, Normal=g.bump(stroke, .22, .0006),
          Roughness=g.add(.30, g.mul(cloud, .18)))
    return g.material


def panelled(width, height, y, material):
    """Frame and six sunk panels with a raised field."""
    rail, style = .115, .105
    board((width, .036, height), (0, y + .022, height / 2), material, .003)
    rows = ((.20, .62), (.62 + rail + .02, 1.34), (1.34 + rail, height - rail))
    for x in (-width / 2 + style / 2, 0, width / 2 - style / 2):
        board((style, .020, height), (x, y - .004, height / 2), material, .003)
    edges = [0] + [z for row in rows for z in row] + [height]
    for low, high in zip(edges[::2], edges[1::2]):
        board((width, .0195, high - low), (0, y - .004, (low + high) / 2), material, .003)
    half = width / 2 - style - style / 2
    for low, high in rows:
        for side in (-1, 1):
            x = side * (style / 2 + half / 2)
            board((half - .05, .014, high - low - .05), (x, y - .001, (low + high) / 2), material, .006)


def furniture(width, y, metal):
    """Letter plate, knob, a ring to knock with, two hinges."""
    board((.26, .006, .062), (0, y - .016, .675), metal, .002)
    board((.20, .003, .034), (0, y - .0195, .675), metal, .0014)
    knob = [(0, 0), (.033, 0), (.033, .004), (.012, .010), (.011, .030), (.026, .040), (.031, .052), (.027, .064), (.012, .070), (0, .070)]
    put(turned(knob, metal, 'knob', 40), (width / 2 - .055, y - .014, 1.02), (90, 0, 0))
    put(turned([(0, 0), (.018, 0), (.018, .005), (.010, .007), (0, .007)], metal, 'lock', 32), (width / 2 - .055, y - .014, 1.20), (90, 0, 0))
    a = np.linspace(0, 2 * np.pi, 40)
    put(turned([(0, 0), (.028, 0), (.026, .008), (.012, .016), (0, .018)], metal, 'boss', 36), (0, y - .014, 1.47), (90, 0, 0))
    rod(np.c_[.042 * np.sin(a), np.full(40, y - .034), 1.44 + .042 * np.cos(a)], .0062, metal, 'ring', 14)


def mat(x, y, width=.72, depth=.42):
    g = Graph('coir')
    here = g.place()
    fibre = g.noise(g.scaled(here, (320, 320, 60)), 1.0, 3, .7)
    g.set(Base_Color=g.mix(fibre, srgb('#5d4327'), srgb('#a47e52')), Roughness=.98, Specular=.05, Normal=g.bump(fibre, .9, .006))
    put(soft_box((width, depth, .024), 'mat', g.material, .008, 20, 0, .002, 4), (x, y, .012))


def doorway(width=.98, height=2.12):
    metal, stone, wall = brass('door-brass'), concrete('stone', '#b9ad9b', .8), plaster('facade', '#e9dfce', '#d9cbb4')
    green = paint()
    panelled(width, height, .06, green)
    furniture(width, .06, metal)
    trim = plain('trim', '#efe7d8', .55)
    for side in (-1, 1):
        board((.085, .10, height + .02), (side * (width / 2 + .0425), .045, height / 2 + .01), trim, .004)
        board((3, .30, 5), (side * (width / 2 + .085 + 1.5), .135, 1.5), wall, .004)
        board((.15, .03, height + .20), (side * (width / 2 + .16), -.022, height / 2 + .1), stone, .005)
    board((width + .17, .10, .085), (0, .045, height + .06), trim, .004)
    board((width + .17, .30, 2), (0, .135, height + 1.1), wall, .004)
    board((width + .47, .034, .19), (0, -.024, height + .20), stone, .005)
    board((1.7, .62, .15), (0, -.20, -.075), stone, .008)
    board((9, 6, .02), (0, -2.6, -.16), concrete('pavement', '#9f968a', .75), 0)
    mat(0, -.29)
    return {'metal': metal, 'stone': stone}
