"""A brass rail and contoured wooden hangers with brass hooks."""
import math
import numpy as np
from .shapes import build, hook_arc, put, rod, turned

HOOK = .115  # from the middle of the bar to the centre of the rail


def bar(material, span=.44, drop=.062, depth=.011, height=.030):
    """The shaped bar: thick in the middle, thin and rounded at the ends, its shoulders falling in a soft curve."""
    count, sides = 64, 28
    t = np.linspace(-1, 1, count)
    x = t * span / 2
    z = -drop * np.abs(t) ** 1.55 + .012 * np.exp(-(t / .13) ** 2)
    end = np.clip((1 - np.abs(t)) / .07, 0, 1) ** .5
    tall = (height * (1 - .42 * np.abs(t)) / 2) * (.35 + .65 * end) * (1 + .2 * np.exp(-(t / .12) ** 2))
    wide = (depth * (1 + .25 * np.abs(t)) / 2) * (.4 + .6 * end)
    points, faces = [], []
    for i in range(count):
        slope = np.gradient(z, x)[i]
        n = np.array([-slope, 0, 1]) / math.hypot(slope, 1)
        for k in range(sides):
            q = 2 * math.pi * k / sides
            c, s = math.cos(q), math.sin(q)
            c, s = math.copysign(abs(c) ** .7, c), math.copysign(abs(s) ** .7, s)
            points.append(np.array([x[i], wide[i] * c, z[i]]) + n * tall[i] * s)
    for i in range(count - 1):
        for k in range(sides):
            faces.append((i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k))
    faces += [tuple(range(sides))[::-1], tuple((count - 1) * sides + k for k in range(sides))]
    return build(points, faces, 'hanger', material)


def hanger(wood, metal, pose, dowel=True):
    """Origin at the centre of the rail; the bar runs along x. Returns its parts."""
    z = -HOOK
    parts = [bar(wood)]
    put(parts[0], (0, 0, z))
    r = .0185
    neck = [(0, 0, z + .008), (0, 0, z + .045), (.001, 0, z + .062)]
    wire = neck + hook_arc((0, 0, .0105), r, 18, 255)
    wire[2] = (.0035, 0, -r - .006)
    parts.append(rod(wire, .0017, metal, 'hook', 14))
    tip = turned([(.0001, -.0024), (.0017, -.0017), (.0024, 0), (.0017, .0017), (.0001, .0024)], metal, 'tip', 16)
    put(tip, wire[-1])
    parts.append(tip)
    parts.append(put(turned([(.0056, 0), (.0056, .002), (.0036, .006), (.0026, .009)], metal, 'collar', 24), (0, 0, z + .0205)))
    if dowel:
        parts.append(rod([(-.185, 0, z - .083), (.185, 0, z - .083)], .0052, wood, 'dowel', 18))
        for x in (-.186, .186):
            parts.append(rod([(x, 0, z - .083 - .004), (x * 1.02, 0, z - .046)], .0024, metal, 'stay', 10))
    for part in parts:
        part.matrix_world = pose @ part.matrix_world
    return parts


def rail(metal, x0, x1, y=0, z=0, radius=.0125, stems=(), rise=.09):
    """A round rail along x, on stems that reach up to a board `rise` above it."""
    rod([(x0, y, z), (x1, y, z)], radius, metal, 'rail', 40)
    for x in stems:
        rod([(x, y, z), (x, y, z + rise)], .007, metal, 'stem', 20)
        put(turned([(.021, 0), (.021, -.0035), (.0195, -.005), (.008, -.0055)], metal, 'rose', 40), (x, y, z + rise))
        put(turned([(.0155, -.011), (.0165, -.009), (.0165, .009), (.0155, .011)], metal, 'sleeve', 32), (x, y, z), (0, 90, 0))
