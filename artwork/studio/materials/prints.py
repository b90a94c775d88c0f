"""Printed and woven figures, as arrays of one repeat: how much of the second colour there is (0 to 1), or colours in linear rgb. Metres."""
import numpy as np

PIXEL = .0003


def _grid(width, height, pixel=PIXEL):
    nu, nv = int(round(width / pixel)), int(round(height / pixel))
    return np.meshgrid((np.arange(nu) + .5) / nu * width, (np.arange(nv) + .5) / nv * height)


def _near(u, v, at, size):
    """Coordinates about a point of a repeat of this size (width, height), the shortest way round."""
    return (u - at[0] + size[0] / 2) % size[0] - size[0] / 2, (v - at[1] + size[1] / 2) % size[1] - size[1] / 2


def _edge(distance, soft=.0005):
    """1 inside (negative distance), 0 outside, an edge as wide as thread or dye makes it."""
    return np.clip(.5 - distance / soft, 0, 1)


def _wander(u, v, size, seed, wave=.05):
    """Slow noise in -1..1 that repeats: the hand's unsteadiness."""
    rng, out = np.random.default_rng(seed), np.zeros(u.shape)
    for _ in range(10):
        k = rng.integers(-3, 4, 2) * np.maximum(1, np.round(np.array(size) / wave / 3))
        out += np.sin(2 * np.pi * (k[0] * u / size[0] + k[1] * v / size[1]) + rng.uniform(0, 6.28))
    return out / 4


def kawung(repeat=.042):
    """Batik: four petals about each crossing, a seed in each petal, a small cross between; drawn by hand in wax."""
    size = (repeat * 4, repeat * 4)
    u, v = _grid(*size)
    x = u + .0011 * _wander(u, v, size, 1, .03)
    y = v + .0011 * _wander(u, v, size, 2, .03)
    out = np.zeros(u.shape)
    for i in range(4):
        for j in range(4):
            a, b = _near(x, y, ((i + .5) * repeat, (j + .5) * repeat), size)
            p, q = (a + b) / 2 ** .5, (a - b) / 2 ** .5
            for s, t in ((p, q), (q, p)):
                along = np.abs(s) - repeat * .345
                petal = np.hypot(along / (repeat * .265), t / (repeat * .155)) - 1
                seed = np.hypot(along / (repeat * .10), t / (repeat * .026)) - 1
                out = np.maximum(out, _edge(petal * repeat * .17) * (1 - _edge(seed * repeat * .03)))
            star = np.minimum(np.hypot(a / 1.9, b), np.hypot(a, b / 1.9)) - repeat * .032
            out = np.maximum(out, _edge(star))
    crackle = np.abs(_wander(u, v, size, 7, .012) + .4 * _wander(u, v, size, 8, .006))
    return np.clip(out * (.90 + .05 * _wander(u, v, size, 5, .02)) - .35 * out * (crackle < .035), 0, 1), *size


def _flower(a, b, turn, size, petals=5, deep=.42):
    """Signed distance to a flower's outline, and the angle within a petal (0 in its middle)."""
    r, q = np.hypot(a, b), np.arctan2(b, a) + turn
    wave = np.abs(np.cos(q * petals / 2))
    return r - size * (1 - deep + deep * wave ** .7), r, wave


def meadow(ground, petal, leaf, eye=(.62, .34, .05)):
    """Small flowers and leaves strewn on a ground; colours in linear rgb."""
    size = (.21, .24)
    u, v = _grid(*size)
    rng = np.random.default_rng(12)
    ground, petal, leaf, eye = (np.array(c[:3]) for c in (ground, petal, leaf, eye))
    out = np.broadcast_to(ground, (*u.shape, 3)).copy()
    wash = .5 + .5 * _wander(u, v, size, 3, .016)

    def lay(mask, colour):
        nonlocal out
        out = out * (1 - mask[..., None]) + colour * mask[..., None]
    places = []
    for _ in range(4000):
        p = rng.uniform(0, 1, 2) * size
        if all(np.hypot(*_near(p[0], p[1], q, size)) > .0235 for q in places):
            places.append(p)
    for k, p in enumerate(places):
        a, b = _near(u, v, p, size)
        turn, big = rng.uniform(0, 6.28), (.0105, .0078, .0055)[k % 3] * rng.uniform(.9, 1.1)
        for leafy in rng.uniform(0, 6.28, 2 if k % 3 < 2 else 1):
            c, s = np.cos(leafy), np.sin(leafy)
            x, y = a * c + b * s - big * 1.45, -a * s + b * c
            shape = np.abs(y + .16 * (x * x) / big) - big * .26 * np.clip(1 - (x / (big * .75)) ** 2, 0, 1)
            inside = _edge(shape, .0004) * (np.abs(x) < big * .75)
            vein = np.abs(y + .16 * (x * x) / big) < .00025
            lay(inside * (.72 + .25 * wash) * (1 - .5 * vein), leaf)
        outline, r, wave = _flower(a, b, turn, big)
        dye = (petal, petal * .62 + ground * .38, petal * .8 + eye * .2, petal * .35 + ground * .65)[k % 4]
        lay(_edge(outline, .0005), dye)
        lay(_edge(outline) * (.35 * np.clip(1 - r / (big * .7), 0, 1) + .20 * wash * (1 - wave)), dye * np.array([.55, .35, .35]))
        lay(_edge(r - big * .17), eye)
        ring = np.abs(r - big * .30) < .0004
        lay(ring * (np.cos(np.arctan2(b, a) * 14) > .2) * .8, eye * .5)
    return out, *size


def blossom():
    """Plum blossom on bent twigs, as brocade weaves it."""
    size = (.19, .26)
    u, v = _grid(*size)
    rng = np.random.default_rng(5)
    out = np.zeros(u.shape)
    for x0, y0, lean in ((.035, .0, .5), (.13, .13, -.6), (.165, .02, .35), (.075, .16, -.3)):
        t = np.linspace(0, 1, 90)
        twig = np.stack([x0 + lean * .09 * np.sin(t * 2.6) + .012 * np.sin(t * 9), y0 + t * .235], 1)
        for p, w in zip(twig, np.linspace(.0021, .0010, 90)):
            a, b = _near(u, v, p, size)
            out = np.maximum(out, _edge(np.hypot(a, b) - w) * .9)
        for k, (at, side) in enumerate(((8, 1), (24, -1), (38, 1), (54, -1), (68, 1), (84, -1))):
            p = twig[at] + np.array([side * rng.uniform(.010, .017), rng.uniform(-.004, .006)])
            big = (.0135, .0105, .0075)[k % 3]
            a, b = _near(u, v, p, size)
            r, q = np.hypot(a, b), np.arctan2(b, a) + rng.uniform(0, 6)
            inner = np.full(u.shape, 9.)
            for m in range(5):
                c = q * 0 + m * 2 * np.pi / 5
                inner = np.minimum(inner, np.hypot(r * np.cos(q) - big * .58 * np.cos(c), r * np.sin(q) - big * .58 * np.sin(c)) - big * .40)
            veins = (np.abs(np.sin(q * 12.5)) < .28) & (r < big * .55) & (r > big * .18)
            bloom = _edge(inner) * (1 - .85 * veins) * (1 - _edge(np.abs(r - big * .16) - .0004))
            out = np.where(inner < .0012, bloom, out)
    rib = .82 + .18 * np.sin(v / .0012 * 2 * np.pi)
    return np.clip(out * rib, 0, 1), *size


def zari(width=.36, length=1.32, border=.062, end=.26):
    """A whole folded sari: gold borders along both sides, small figures in the field, a deep gold end. u from -width/2, v from the front end."""
    u, v = _grid(width, length, .0004)
    x = np.minimum(u, width - u)
    out = np.zeros(u.shape)
    temple = border + .016 * (1 - np.abs((v / .016) % 1 - .5) * 2)
    inside = x < border
    line = lambda at, w: (np.abs(x - at) < w) * 1.
    weave = .75 + .25 * np.sin(v / .0016 * 2 * np.pi) * np.sin(x / .0016 * 2 * np.pi)
    out = np.where(x < temple, .95 * weave, out)
    a, b = (x - border * .5), (v + .02) % .044 - .022
    figure = np.abs(np.hypot(a / .019, b / .019) - 1 + .14 * np.cos(6 * np.arctan2(b, a))) < .10
    figure |= np.hypot(a, b) < .0055
    out = np.where(inside & figure, .12, out)
    for at in (.006, .0105, border - .006, border - .0105):
        out = np.where(line(at, .0011) > 0, .1, out)
    row = np.floor((v - end) / .052)
    c, d = (u + (row % 2) * .026) % .052 - .026, (v - end) % .052 - .026
    bud = (np.hypot(c / .0048, (d + .001) / .0072) < 1) | (np.hypot(c, d - .0085) < .0016)
    out = np.where((x > border + .022) & (v > end + .02) & bud, .9 * weave, out)
    field = (v < end) & (x > temple)
    bands = np.zeros(u.shape, bool)
    for at, w in ((.006, .004), (.020, .005), (.060, .016), (.104, .004), (.150, .016), (.196, .004), (.236, .010)):
        bands |= np.abs(v - at) < w
    e, f = u % .026 - .013, (v - .082) % .045 - .0225
    leaf = np.abs(e) < .0075 * np.clip(1 - (f / .014) ** 2, 0, 1)
    teeth = v < end + .020 * (1 - np.abs((u / .020) % 1 - .5) * 2)
    return np.where(field & (bands | leaf), .92 * weave, np.where((v >= end) & teeth & (x > temple), .92 * weave, out)), width, length
