"""The photographer's things: a camera on its tripod and a soft lamp on a stand."""
import math
import numpy as np
from materials.graph import Graph, srgb
from materials.hard import glow, plain
from .shapes import build, frame, put, rod, soft_box, turned


def _leatherette():
    g = Graph('leatherette')
    grain = g.cells(g.place(), 900)
    g.set(Base_Color=srgb('#161514'), Roughness=.62, Specular=.35, Normal=g.bump(grain, .5, .0004))
    return g.material


def camera(pose):
    """Looks towards +y; the origin is the tripod's thread below it."""
    skin, shell, glass = _leatherette(), plain('camera shell', '#1b1a19', .4), plain('lens glass', '#0a0d14', .03, specular=.8)
    put(soft_box((.136, .052, .078), 'body', skin, .009, 10), (0, 0, .039), within=pose)
    put(soft_box((.140, .050, .018), 'top', shell, .006, 8), (0, 0, .083), within=pose)
    put(soft_box((.050, .052, .026), 'prism', shell, .009, 8), (0, 0, .098), within=pose)
    put(soft_box((.030, .068, .084), 'grip', skin, .012, 8), (.060, .006, .042), within=pose)
    barrel = [(0, 0), (.034, 0), (.034, .012), (.037, .014), (.037, .050), (.0355, .052), (.039, .056), (.039, .088), (.036, .090), (.033, .080), (0, .074)]
    put(turned(barrel, shell, 'barrel', 56), (-.008, .024, .044), (-90, 0, 0), within=pose)
    put(turned([(0, .0), (.031, .0), (.025, .006), (0, .009)], glass, 'front lens', 48), (-.008, .098, .044), (-90, 0, 0), within=pose)
    for x, r, tall in ((.046, .0095, .011), (-.046, .0115, .008)):
        put(turned([(0, 0), (r, 0), (r, tall), (r * .92, tall + .001), (0, tall + .001)], shell, 'dial', 28), (x, 0, .091), within=pose)
    put(soft_box((.084, .004, .058), 'screen', plain('camera screen', '#08090b', .08), .0015, 6), (-.012, -.0275, .042), within=pose)
    put(soft_box((.030, .014, .016), 'eyepiece', skin, .005, 6), (0, -.030, .100), within=pose)


def tripod(pose, height, spread=.34, wood=None):
    """The origin stands on the floor; returns the pose of its head."""
    dark = plain('tripod', '#262422', .45)
    leg = wood or dark
    for k in range(3):
        a = math.radians(90 + 120 * k)
        foot, top = np.array([spread * math.cos(a), spread * math.sin(a), .008]), np.array([.035 * math.cos(a), .035 * math.sin(a), height * .80])
        rod([foot, foot + (top - foot) * .45], .0085, dark, 'leg', 14).matrix_world = pose
        rod([foot + (top - foot) * .40, top], .0125, leg, 'leg', 16).matrix_world = pose
    rod([(0, 0, height * .62), (0, 0, height - .05)], .0125, dark, 'column', 18).matrix_world = pose
    put(turned([(0, 0), (.042, 0), (.045, .012), (.030, .030), (.020, .045), (.030, .050), (.030, .056), (0, .056)], dark, 'head', 32), (0, 0, height - .056), within=pose)
    rod([(0, -.02, height - .03), (.02, -.20, height - .12)], [.006, .009], dark, 'handle', 12).matrix_world = pose
    return pose @ frame((0, 0, height))


def lamp(pose, height=1.75, size=(.62, .62), tilt=-14):
    """A square softbox on a stand that looks along +x, its cloth lit."""
    black, white = plain('lamp black', '#1d1c1b', .7), glow('lamp cloth', '#fff3e2', 2.4)
    for k in range(3):
        a = math.radians(30 + 120 * k)
        rod([(.36 * math.cos(a), .36 * math.sin(a), .012), (.02 * math.cos(a), .02 * math.sin(a), .34)], .0095, black, 'leg', 12).matrix_world = pose
    rod([(0, 0, .10), (0, 0, height - .02)], .0125, black, 'pole', 16).matrix_world = pose
    head = pose @ frame((0, 0, height), (0, -tilt, 0))
    w, h = size[0] / 2, size[1] / 2
    back = .055
    points = [(.06, y * back, z * back) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(.34, y * w, z * h) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))] \
        + [(.40, y * w, z * h) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sides = [(k * 4 + i, k * 4 + (i + 1) % 4, k * 4 + 4 + (i + 1) % 4, k * 4 + 4 + i) for k in range(2) for i in range(4)]
    build(points, sides + [(3, 2, 1, 0)], 'softbox', black, smooth=False).matrix_world = head
    build([(.385, y * w * .985, z * h * .985) for y, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], 'diffuser', white, smooth=False).matrix_world = head
    put(turned([(0, 0), (.055, 0), (.06, .006), (.06, .16), (.05, .175), (0, .175)], black, 'flash', 36), (-.10, 0, 0), (0, 90, 0), within=head)
