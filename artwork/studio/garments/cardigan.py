"""A cardigan: two knitted fronts that lap, a deep V, one ribbed band up the fronts and round the neck."""
import math
import numpy as np
from garments.button import button, horn, thread
from garments.garment import Cloth, Garment
from garments.panel import line, resample
from garments.sheet import Body, sheet, soften
from garments.surface import Surface
from garments.tailored import Tailored, fronts
from materials.cloth import cloth
from props.hanger import Hanger


def _band(b, s, body, rib, thick, wide=.027):
    """From the left hem up round the neck to the right hem; rows run across it."""
    half = wide / 2
    edge = np.vstack([line((-b.lap, -b.length + .002), (-b.lap, b.breakpoint)), b.roll[1:], b.neckline[1:]])
    path = resample(edge, 150)
    way = np.gradient(path, axis=0)
    inward = np.stack([-way[:, 1], way[:, 0]], 1) / -np.linalg.norm(way, axis=1, keepdims=True)
    across = np.linspace(-half, half, 9)
    side = {}
    for name in ('frontL', 'frontR'):
        rows = []
        for q, d in zip(path, inward):
            rows.append([(lambda p, n, a=a: p + n * (thick * .9 + .0012 * math.cos(a / half * 1.4)))(*s.at(name, *(q + d * (a + half - .004)))) for a in across])
        side[name] = np.array(rows)
    ring = [np.array(b.neck_ring(t, False)) for t in np.linspace(0, 1, 44)]
    back = []
    for p in ring[3:-3]:
        out = np.array([p[0], p[1], 0]) / (math.hypot(p[0], p[1]) + 1e-9)
        back.append([p + np.array([0, 0, -(a - half) * .86]) + out * (.003 + .25 * (a + half) * .3) for a in across])
    grid = np.concatenate([side['frontL'], np.array(back), side['frontR'][::-1]])
    grid = soften(grid, 6, edges=True)
    for _ in range(2):
        grid[:, 1:-1] = body.push_out(grid, np.full(grid.shape[:2], thick * .7))[:, 1:-1]
        grid = soften(grid, 3)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(grid[:, 4], axis=0), axis=1))]
    uv = np.stack(np.broadcast_arrays(across[None], run[:, None]), 2)
    sheet('band', grid, rib, thick, uv=uv, free=('u0', 'u1'), smooth=1)
    return grid


def cardigan(fabric, colour, block={}, buttons=6, h=.0125, thick=.0038, soft=7e-5, deep=.055, seed=5):
    b = Tailored(h, **{**dict(neck=.074, shoulder=.220, slope=.050, chest=.265, hem=.272, length=.66, underarm=-.26, lap=.013, breakpoint=-.300, gorge=(.070, -.022), ring=(.05, .050),
                              sleeve=dict(length=.555, width=.160, cap=.11, cuff=.105, tilt=9, band=.088, gather=.115)), **block})
    g = Garment()
    fronts(g, b, .032)
    b.sleeves(g, fronts={'L': 'frontL', 'R': 'frontR'}, gather=b.sleeve['gather'])
    b.cuffs(g, .060, b.sleeve['band'], material=1, stiff=6)
    spots = np.linspace(b.breakpoint - .012, -b.length + .03, buttons)
    for z in np.arange(b.breakpoint - .01, -b.length, -.045):
        g.tack('frontL', (-b.lap + .006, z), 'frontR', (b.lap - .006, z), .011, 1e-6)
    g.lay()
    g.x += np.random.default_rng(seed).normal(0, .0006, g.x.shape) * [1, 1, 0]
    hanger = Hanger(half=.20, drop=.052, thick=(.009, .013))
    caps, wall = hanger.capsules(), [(0, -1, 0, -.094)]
    g.settle(Cloth(max(.008, thick * 1.7), bend=soft, canvas=(.04, 2e-5), damping=5.), 135, 14, 45, caps, wall)
    g.refine()
    g.settle(Cloth(max(.0055, thick * 1.3), bend=soft, damping=4.), 40, 20, 0, caps, wall)
    s = Surface(g, iron=36, smooth=3, straight=('edge', 'inner', 'outer', 'sideL', 'sideR'))

    def welt(u, v):
        """Ribs above the hem."""
        return (u / .0070 * 2 * math.pi).sin() * .0012 * v.below(-b.length + deep) - (v + b.length - deep).ridge(0., .0016) * .0012, None
    main, rib = cloth('main', fabric, colour, lines=welt), cloth('rib', 'rib', colour, seam=.0004)
    s.mesh('cardigan', [main, rib], thick)
    band = _band(b, s, Body(s), rib, thick)
    hold, cotton = horn('#5a4634'), thread(colour)
    for z in spots:
        k = int(np.argmin(np.abs(band[:130, 4, 2] - s.at('frontL', 0, z)[0][2])))
        p = band[k, 4]
        n = np.cross(band[k + 1, 4] - band[k - 1, 4], band[k, 5] - band[k, 3])
        n *= -np.sign(n[1]) / np.linalg.norm(n)
        button(p, n, hold, cotton, .0088, thick / 2 + .0010)
    return hanger
