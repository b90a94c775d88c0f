"""Cloth close up, as arrays: heights of stitches and threads, colours of checks and stripes. Each is one repeat."""
import numpy as np


def _grid(width, height, pixel):
    nu, nv = int(round(width / pixel)), int(round(height / pixel))
    u, v = np.meshgrid((np.arange(nu) + .5) / nu * width, (np.arange(nv) + .5) / nv * height)
    return u, v


def _legs(u, v, w, h):
    """Stocking stitch: two legs of a V a stitch; 0 to 1."""
    across = np.abs(u / w % 1 - .5)
    leg = np.sin(across * 2 * np.pi)
    return leg ** .7 * (.35 + .65 * np.abs(np.sin((v / h + across * 1.6) * np.pi)) ** .7)


def _purl(u, v, w, h):
    """The back of the stitch: short waves across."""
    return np.abs(np.sin((v / h + .22 * np.sin(u / w * 2 * np.pi)) * np.pi)) ** .8


def stocking(w=.0032, h=.0024):
    width, height = 16 * w, 16 * h
    u, v = _grid(width, height, .0003)
    jitter = np.random.default_rng(2).normal(0, 1, (16, 16))
    uneven = jitter[(v / h).astype(int) % 16, (u / w).astype(int) % 16]
    return _legs(u, v, w, h) * (1 + .06 * uneven) * w * .3, width, height


def rib(column=.0075, w=.0038, h=.003):
    width, height = column * 8, h * 20
    u, v = _grid(width, height, .0004)
    c = np.clip(np.cos(u / column * 2 * np.pi) * 1.5 + .35, -1, 1)
    return c * .0013 + np.where(c > 0, _legs(u, v, w, h), _purl(u, v, w, h) * .7) * .0011, width, height


def _rope(u, v, at, half, pitch, strands, w, h):
    """Twisted strands; returns height above the ground and where they are."""
    top, fine = np.full(u.shape, -1.), np.zeros(u.shape)
    r = half * (.62 if strands == 2 else .46)
    for k in range(strands):
        a = 2 * np.pi * (v / pitch + k / strands)
        # A crossing is quick; between crossings the strands run straight.
        swing = np.tanh(1.7 * np.sin(a)) / np.tanh(1.7) if strands == 2 else np.sin(a)
        depth = np.cos(a) if strands == 2 else np.sin(2 * a)
        d = (u - at - (half - r) * swing) / r
        z = np.where(np.abs(d) < 1, np.sqrt(np.clip(1 - d * d, 0, 1)) * .62 + .26 * depth * (1 - d * d), -1)
        over = z > top
        top = np.where(over, z, top)
        fine = np.where(over, _legs(d * r + 50 * w, v, w, h), fine)
    return top, fine


def _aran(w=.0064, h=.0048):
    """Across: ropes, a braid and moss stitch on a purl ground, symmetrical about the middle of the piece. Heights, and the stitches alone (0 to 1)."""
    width, height = .192, h * 24
    u, v = _grid(width, height, .0006)
    x = (u + width / 2) % width - width / 2
    stitch = _purl(u, v, w, h)
    base = stitch * .0011
    out = base.copy()
    for at, half, pitch, strands in ((0, .023, height / 2, 3), (-.050, .0145, height / 3, 2), (.050, .0145, -height / 3, 2)):
        top, fine = _rope(x, v, at, half, pitch, strands, w, h)
        out = np.where(top > 0, np.maximum(base, .0052 * np.clip(top, 0, 1) + fine * .0016), out)
        stitch = np.where(top > 0, fine, stitch)
    for at in (-.0295, .0295, -.0705, .0705):
        d, legs = (x - at) / .0042, _legs(x - at + w * .5, v, w, h)
        out = np.where(np.abs(d) < 1, .0024 * np.sqrt(np.clip(1 - d * d, 0, 1)) + legs * .0014, out)
        stitch = np.where(np.abs(d) < 1, legs, stitch)
    moss, seed = np.abs(x) > .078, np.abs(np.sin(u / w * np.pi)) * np.abs(np.sin((v / h + np.floor(u / w) * .5) * np.pi))
    return np.where(moss, .0021 * seed, out), np.where(moss, seed, stitch), width, height


def aran():
    height, _, wide, high = _aran()
    return height, wide, high


def stitches():
    """How light the jumper's stitches are, from the gaps between them to their backs."""
    _, stitch, wide, high = _aran()
    return stitch, wide, high


def _threads(count, n, rng, length=.18, uneven=.5):
    """How thick each of `count` threads is along n points: its own thickness, and slubs that come and go. The ends meet."""
    waves = np.fft.rfft(rng.normal(0, 1, (count, n)), axis=1) * np.exp(-.5 * (np.arange(n // 2 + 1) * length / 2) ** 2)
    along = np.fft.irfft(waves, n, axis=1)
    along /= along.std()
    return uneven * rng.normal(0, 1, (count, 1)) + np.clip(along - .6, 0, 3) * 1.2


def plain(thread=.0006, slub=.3, size=.16, seed=4):
    """Plain weave: round threads over and under, each of its own thickness, thicker here and there."""
    count = int(round(size / thread / 2)) * 2
    n = count * 4
    rng = np.random.default_rng(seed)
    own = slub * _threads(count, n, rng), slub * _threads(count, n, rng)
    at = (np.arange(n) + .5) / 4
    i, a = at.astype(int), at % 1 - .5
    up = np.where((i[None] + i[:, None]) % 2 == 0, 1, -1)
    round_ = np.sqrt(1 - (a / .53) ** 2)
    warp = round_[None] * (1 + own[0][i].T) + .45 * up * np.cos(a * np.pi)[:, None]
    weft = round_[:, None] * (1 + own[1][i]) - .45 * up * np.cos(a * np.pi)[None]
    return np.maximum(warp, weft) * thread * .30, count * thread, count * thread


def _denim(warp=.00046, weft=.00060, count=240, seed=6):
    """Three over, one under: height of the threads, and where the undyed weft and the pale core of worn warp show."""
    n = count * 4
    rng = np.random.default_rng(seed)
    u = v = (np.arange(n) + .5) / 4
    i, a, b = u.astype(int), u % 1 - .5, v % 1 - .5
    t = (v[:, None] - i[None]) % 4
    own = .16 * _threads(count, n, rng, .05)[i].T
    below = t < 1
    over = np.sqrt(1 - (a / .55) ** 2)[None] * (1 + own) * (.35 + .65 * np.sin((t - 1) / 3 * np.pi))
    under = .55 * np.sqrt(1 - (b / .55) ** 2)[:, None] * np.cos(a * np.pi)[None]
    height = np.where(below, under, over)
    pale = np.where(below, .85 * np.clip(under / .5, 0, 1), np.clip(.10 + .55 * own + .12 * (over - .8), 0, .6))
    return height * .00014, pale, count * warp, count * weft


def denim():
    height, _, width, high = _denim()
    return height, width, high


def undyed():
    """How pale denim is, thread by thread."""
    _, pale, width, high = _denim()
    return pale, width, high


def serge(thread=.00085, count=160, seed=9):
    """Twill of woollen yarn, two over and two under: each thread of its own thickness, with its twist."""
    n = count * 5
    rng = np.random.default_rng(seed)
    at = (np.arange(n) + .5) / 5
    i, a = at.astype(int), at % 1 - .5
    own = [1 + .24 * _threads(count, n, rng, .1)[i] for _ in range(2)]
    step = (i[:, None] - i[None]) % 4
    rounded = np.sqrt(1 - (a / .55) ** 2)
    twist = .14 * np.sin((a[None] + at[:, None] * .9) * 2 * np.pi)
    warp = rounded[None] * own[0].T * (.5 + .5 * np.sin((step % 2 + a[:, None] + .5) / 2 * np.pi)) + twist
    weft = rounded[:, None] * own[1] * (.5 + .5 * np.sin(((1 - step) % 2 + a[None] + .5) / 2 * np.pi)) + twist.T
    return np.where(step < 2, warp, weft) * thread * .24, count * thread, count * thread


def twill(rise=.0008):
    n = 256
    size = rise * 40
    u, v = _grid(size, size, size / n)
    rng = np.random.default_rng(6)
    return (np.abs(np.sin((u + v) / rise * np.pi)) + rng.normal(0, .25, u.shape)) * rise * .12, size, size


def pebble(size=.045, grains=1300, pixel=.0003, seed=3):
    """Leather's grain: small cushions between fine valleys."""
    u, v = _grid(size, size, pixel)
    rng = np.random.default_rng(seed)
    first, second = np.full(u.shape, 9.), np.full(u.shape, 9.)
    for p in rng.uniform(0, size, (grains, 2)):
        du, dv = np.abs(u - p[0]), np.abs(v - p[1])
        d = np.hypot(np.minimum(du, size - du), np.minimum(dv, size - dv))
        second = np.minimum(second, np.maximum(first, d))
        first = np.minimum(first, d)
    return np.clip((second - first) / .0005, 0, 1) ** .6 * .00012, size, size


def raffia(strip=.0075, count=20, seed=7):
    """Plaited strips, over one and under one, each of its own width and thickness."""
    size = strip * count
    u, v = _grid(size, size, .0006)
    rng = np.random.default_rng(seed)
    own = 1 + .16 * rng.normal(0, 1, (2, count))
    i, j = (u / strip).astype(int) % count, (v / strip).astype(int) % count
    a, b = u / strip % 1 - .5, v / strip % 1 - .5
    up = (i + j) % 2 == 0
    warp = np.sqrt(np.clip(1 - (a / .52) ** 2, 0, 1)) * own[0][i] * (.55 + .45 * np.cos(b * np.pi) * np.where(up, 1, -1))
    weft = np.sqrt(np.clip(1 - (b / .52) ** 2, 0, 1)) * own[1][j] * (.55 - .45 * np.cos(a * np.pi) * np.where(up, 1, -1))
    fibres = .06 * np.where(warp > weft, np.sin(a * 46 + i * 5), np.sin(b * 46 + j * 3))
    return (np.maximum(warp, weft) + fibres) * .0016, size, size


def strips(strip=.0075, count=20, seed=7):
    """How dark each of those strips is."""
    size = strip * count
    u, v = _grid(size, size, .0006)
    tone = np.clip(np.random.default_rng(seed).normal(.18, .16, (2, count)), 0, .6)
    i, j = (u / strip).astype(int) % count, (v / strip).astype(int) % count
    a, b = np.abs(u / strip % 1 - .5), np.abs(v / strip % 1 - .5)
    up = (i + j) % 2 == 0
    return np.where(up, tone[0][i], tone[1][j]) + .55 * np.clip((np.where(up, a, b) - .40) / .1, 0, 1), size, size


def wale(repeat=.0030):
    """Corduroy: round cords with a pile."""
    u, v = _grid(repeat * 12, repeat * 12, .0002)
    rng = np.random.default_rng(8)
    return (np.abs(np.sin(u / repeat * np.pi)) ** .6 + rng.normal(0, .12, u.shape)) * repeat * .3, repeat * 12, repeat * 12


# -- colours: how much of the accent there is, 0 to 1 ----------------------------------------------------------------

def bands(repeat, parts, pixel=.0004):
    """parts: (from, to) of the repeat in which the accent shows, as fractions."""
    n = max(8, int(round(repeat / pixel)))
    t = (np.arange(n) + .5) / n
    return sum(((t > a) & (t < b)).astype(float) for a, b in parts)


def stripe(repeat=.0072, part=.42):
    return bands(repeat, ((0, part),), .0002)[None].repeat(4, 0), repeat, .01


def breton(repeat=.030, part=.36):
    return bands(repeat, ((.2, .2 + part),), .0005)[:, None].repeat(4, 1), .01, repeat


def pinstripe(repeat=.015, pick=.0014):
    """A row of small points."""
    t = np.arange(8) / 8
    return bands(repeat, ((0, .05),), .00015)[None] * (.42 + .26 * np.cos(t * 2 * np.pi))[:, None], repeat, pick


def gingham(repeat=.012):
    a = bands(repeat, ((0, .5),), .0003)
    return (a[None] + a[:, None]) / 2, repeat, repeat


def windowpane(repeat=.055):
    a = bands(repeat, ((0, .03),), .0005)
    return np.maximum(a[None], a[:, None]) * .5, repeat, repeat


def herringbone(repeat=.016):
    u, v = _grid(repeat, repeat, .0003)
    return (np.sin((v + np.abs(u - repeat / 2)) / .0032 * 2 * np.pi * 1) > 0) * .8, repeat, repeat


def houndstooth(repeat=.014):
    n = 64
    i, j = np.meshgrid(np.arange(n), np.arange(n))
    s = n // 2
    warp, weft = (i % n) < s, (j % n) < s
    return np.where((i + j) % 16 < 8, warp, weft).astype(float), repeat, repeat


def tartan(ground, second, fine, repeat=.15):
    """A sett of three colours (linear rgb), mixed by the twill where they cross. Returns colours."""
    g, s, f = (np.array(c[:3]) for c in (ground, second, fine))
    dark = s * .35
    sett = [(g, 22), (s, 5), (g, 3), (s, 22), (dark, 5), (s, 3), (f, 2), (s, 3), (dark, 5), (s, 22), (g, 3), (s, 5), (g, 11)]
    total, n = sum(k for _, k in sett), 440
    row = np.zeros((n, 3))
    at = 0
    for c, k in sett:
        row[int(at / total * n):int((at + k) / total * n) + 1] = c
        at += k
    i, j = np.meshgrid(np.arange(n), np.arange(n))
    over = ((i + j) % 4 < 2)[..., None]
    return np.where(over, row[None], row[:, None]), repeat, repeat
