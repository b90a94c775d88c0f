"""Jumpers and t-shirts: what is pulled over the head."""
import math
import numpy as np
from garments.body import Block
from garments.garment import Cloth, Garment
from garments.sheet import sheet
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth
from props.hanger import Hanger


def neck_rib(block, depth, material, thick, lean=0., over=.002):
    """A doubled band round the neck: it rises from below the held edge, leans outwards a little below, inwards above, and is turned to the inside; lean: how flat it lies on the shoulders."""
    n = 97
    ring = np.array([block.neck_ring(t, True) for t in np.linspace(0, 1, n // 2 + 1)] + [block.neck_ring(t, False) for t in np.linspace(1, 0, n // 2 + 1)][1:])
    centre = ring.mean(0) * [0, 1, 0]
    out = ring - centre
    out[:, 2] = 0
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    front = np.clip(-out[:, 1], 0, 1)[:, None]
    # In front the band stands in the plane of the chest, towards the neck; behind it stands up.
    up = np.array([0, 0, 1.]) * (1 - .25 * front) - out * (.30 + .42 * front + lean * np.abs(out[:, :1]) ** 2) * np.array([1, .35, 0])
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    turn, rows = thick * .55, np.linspace(-.25, 1, 10)
    # How high it is, and how far towards the neck.
    path = [(t * depth, 0) for t in rows] + [(depth + turn * math.sin(a), turn * (1 - math.cos(a))) for a in np.linspace(.5, math.pi, 6)] + [(t * depth, 2 * turn) for t in rows[-2::-1]]
    far = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    grid = np.stack([ring + up * high + out * (thick * .8 * math.sin(min(1, max(0, high / depth)) * math.pi) + over * (1 - high / depth) - inside) for high, inside in path])
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 1, n)[None] * 2 * np.pi * block.neck * 1.1, far[:, None]), 2)
    return sheet('neck', grid, material, thick * .5, uv=uv, free=(), smooth=2)


def pullover(fabric, colour, accent=None, pattern='solid', trim='rib', block={}, neck=.022, cuff=.06, band=.06, soft=6e-5, thick=.004, h=.0125, seed=0, plain_to=None, weight='knit', lean=0., **look):
    """plain_to: how far down from the shoulder a pattern is left out."""
    b = Block(h, **block)
    g = Garment()
    b.body(g)
    if b.sleeve:
        b.sleeves(g, gather=b.sleeve.get('gather'), pull=.45)
        if cuff:
            b.cuffs(g, cuff, b.sleeve['band'], material=1, stiff=6, end='hem')
    if band:
        b.waistband(g, band, b.hem - .02, material=1, stiff=6)
    g.lay()
    g.x[:, 0] += np.random.default_rng(seed).normal(0, .0006, len(g.x))
    hanger = Hanger(half=.20, drop=.052, thick=(.009, .013))
    caps, wall = hanger.capsules(), [(0, -1, 0, -.094)]
    g.settle(Cloth(max(.008, thick * 1.7), bend=soft, canvas=(.04, 2e-5), damping=5.), 130, 14, 45, caps, wall)
    g.refine()
    g.settle(Cloth(max(.0055, thick * 1.3), bend=soft, damping=4.), 45, 20, 0, caps, wall)
    s = Surface(g, iron=30, smooth=3, worn=dict(WEIGHT[weight], seed=seed))
    main = cloth('main', fabric, colour, accent, pattern, bare=plain_to and (lambda u, v: v.above(-plain_to)), **look)
    edge = cloth('trim', trim, colour, seam=.0004) if trim != fabric or pattern != 'solid' else main
    s.mesh('pullover', [main, edge], thick)
    neck_rib(b, neck, edge, thick, lean)
    return hanger
