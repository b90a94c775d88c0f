"""A mender's things: spools of thread, a darn."""
import numpy as np
from materials.graph import Graph, shade, srgb
from materials.hard import oak
from .shapes import put, rod, turned


def wound(colour):
    """Thread on a spool: fine turns one above the other."""
    g = Graph('thread ' + colour)
    here = g.place()
    turns = g.math('SINE', g.mul(g.axes(here)[2], 9000.0))
    tone = srgb(colour)
    g.set(Base_Color=g.mix(g.add(.5, g.mul(turns, .4)), shade(tone, .6), shade(tone, 1.12)), Roughness=.6, Specular=.3, Sheen=.3, Normal=g.bump(turns, .6, .0003))
    return g.material


def spool(pose, colour, size=1.0):
    wood = oak('spool', 2, '#c8a373', '#a07a4c')
    r, h = .0165 * size, .044 * size
    for z in (0, h - .006):
        put(turned([(.004, z), (r, z), (r + .0006, z + .0015), (r + .0006, z + .0045), (r - .0006, z + .006), (.004, z + .006)], wood, 'spool', 48), within=pose)
    put(turned([(.004, .006), (r - .003, .006), (r - .0022, h / 2), (r - .003, h - .006), (.004, h - .006)], wound(colour), 'thread', 48), within=pose)


def thread(points, colour, radius=.00075):
    """A loose end through the points, smooth."""
    points = np.array(points, float)
    t = np.linspace(0, len(points) - 1, 90)
    way = np.stack([np.interp(t, np.arange(len(points)), points[:, k]) for k in range(3)], 1)
    for _ in range(60):
        way[1:-1] = (way[:-2] + way[1:-1] * 2 + way[2:]) / 4
    return rod(way, radius, wound(colour), 'thread', 8)


def darn(pose, size=(.030, .022), colour='#9c222b', rows=9):
    """Rows of running stitches that close a hole."""
    yarn = wound(colour)
    for k in range(rows):
        y = -size[1] / 2 + size[1] * k / (rows - 1)
        x = np.linspace(-size[0] / 2, size[0] / 2, 44) + .0012 * np.sin(k * 2.3)
        rod(np.c_[x, np.full(44, y) + .0003 * np.sin(x * 900 + k), .0006 + .0006 * np.sin(x * 1500 + k * np.pi)], .0008, yarn, 'darn', 8).matrix_world = pose
