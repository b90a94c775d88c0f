"""Red cotton ribbon: round a box, as a bow, or lying loose."""
import math
import numpy as np
from materials.graph import Graph, shade, srgb
from .shapes import sheet


def grosgrain(name='ribbon', colour='#a01f28'):
    """Fine ribs across the ribbon."""
    g = Graph(name)
    _, v, _ = g.axes(g.uv())
    ribs = g.math('SINE', g.math('MULTIPLY', v, 2 * math.pi / .0011))
    thread = g.noise(g.scaled(g.uv(), (1500, 300, 1)), 1.0, 2, .6)
    tone = srgb(colour)
    base = g.mix(g.add(.5, g.mul(ribs, .35)), shade(tone, .66), shade(tone, 1.1))
    normal = g.bump(g.add(g.mul(ribs, .7), g.mul(thread, .3)), .7, .0003)
    g.set(Base_Color=base, Roughness=.55, Specular=.35, Sheen=.3, Normal=normal)
    g.translucent(.08, base, normal)
    return g.material


def strip(path, across, width, material, thick=.0005, curl=.0):
    """A ribbon along `path` (n, 3); `across` is its width's direction at each point (or one for all); `width` may vary along it."""
    path = np.array(path, float)
    across = np.broadcast_to(np.array(across, float), path.shape)
    across = across / np.linalg.norm(across, axis=1)[:, None]
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    way = np.gradient(path, axis=0)
    normal = np.cross(way, across)
    normal /= np.linalg.norm(normal, axis=1)[:, None] + 1e-12
    n = len(path)
    wide = np.broadcast_to(width, (n,))

    def shape(u, v):
        s = v * (n - 1)
        pick = lambda a: np.stack([np.interp(s, np.arange(n), a[:, k]) for k in range(3)], 1)
        w, broad = (u - .5)[:, None], np.interp(s, np.arange(n), wide)[:, None]
        pinch = 1 - broad / wide.max()  # gathered, it lies in folds
        return pick(path) + pick(across) * w * broad + pick(normal) * (curl * (w * 2) ** 2 + .0022 * pinch * np.sin(w * 19))

    return sheet(shape, 10, max(60, n * 2), 'ribbon', material, thick=thick, scale=(wide.max(), run[-1]))


def around(pose, size, width, material, x=0.0, along='y', lid=0.0):
    """Round a box of `size` that stands on the origin: over its top and down front and back; below the rim of its lid it runs to the foot by `lid`."""
    w, d, h = size
    gap = .0013
    a = (d if along == 'y' else w) / 2 + gap
    r = .0016
    arc = lambda cy, cz, a0, a1: [(cy + r * math.cos(q), cz + r * math.sin(q)) for q in np.linspace(a0, a1, 8)]
    side = [(-a + lid * (1 - min(z / (h * .7), 1)), z) for z in np.linspace(.001, h - r, 24)]
    line = side + arc(-a + r, h + gap - r, math.pi, math.pi / 2)
    line += [(y, h + gap) for y in np.linspace(-a + r, a - r, 20)[1:-1]] + arc(a - r, h + gap - r, math.pi / 2, 0) + [(-y, z) for y, z in side[::-1]]
    path = [(x, p, z) if along == 'y' else (p, x, z) for p, z in line]
    strip(path, (1, 0, 0) if along == 'y' else (0, 1, 0), width, material).matrix_world = pose


def bow(pose, width, material, loop=.085, seed=1):
    """Two loops, a knot and two tails; it sits on the origin, facing -y."""
    rng = np.random.default_rng(seed)
    for side in (-1, 1):
        t = np.linspace(0, 1, 60)
        a = t * 2 * math.pi
        reach = loop * (1 + .11 * side) * (1 - np.cos(a)) / 2
        rise = .030 * np.sin(a) * np.sin(t * math.pi) ** .6 + .016 + .022 * np.sin(t * math.pi) + rng.normal(0, .001)
        path = np.c_[side * (reach + .004), -.004 + .014 * np.sin(a + .4) * np.sin(t * math.pi), rise]
        tilt = .55 + .25 * np.sin(t * math.pi)
        across = np.c_[side * .25 * np.sin(a), np.cos(tilt), .35 * np.sin(t * math.pi)]
        pinch = width * (1 - .55 * np.abs(2 * t - 1) ** 7)
        strip(path, across, pinch, material, curl=-.001).matrix_world = pose
        t = np.linspace(0, 1, 40)
        length = loop * rng.uniform(1.25, 1.5)
        tail = np.c_[side * (.004 + length * (.75 + .09 * side) * t), -.012 - .055 * t ** 1.2 + .006 * np.sin(t * 7), .013 - .0105 * t + .012 * np.sin(t * math.pi) * (1 - t * .4)]
        strip(tail, np.c_[.45 * side + t * 0, t * 0 + 1.0, .1 * np.sin(t * 4)], width, material, curl=.001).matrix_world = pose
    a = np.linspace(0, 2 * math.pi, 40)
    knot = np.c_[.0015 * np.sin(2 * a), .0115 * np.cos(a), .0150 + .0085 * np.sin(a)]
    strip(knot, (1, .10, .16), width * (.62 + .08 * np.sin(a)), material, curl=-.0022).matrix_world = pose


def curl_on_floor(pose, material, width=.012, length=.34, seed=2):
    """A loose end that lies and twists."""
    t = np.linspace(0, 1, 90)
    x = length * t
    turn = 1.1 * np.sin(t * 8.5 + .9)
    path = np.c_[x, .03 * np.sin(t * 8.5) * (1 - .3 * t), .0004 + width / 2 * np.abs(np.sin(turn))]  # its lower edge touches
    across = np.c_[-.3 * np.cos(t * 8.5), np.cos(turn), np.sin(turn)]
    strip(path, across, width, material).matrix_world = pose

