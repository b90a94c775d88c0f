"""Shirts: collar on a stand, placket, cuffs, buttons with thread. opening: half the width of the placket."""
import math
import numpy as np
from garments.body import Block
from garments.button import button, pearl, thread as sewn
from garments.garment import Cloth, Garment
from garments.sheet import Body, laid, sheet, soften
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth, darker
from props.hanger import Hanger


def collar(block, body, fabric, stand=.028, fall=.046, point=.068, spread=.42, thick=.0011, n=120, stitch_lift=.0035):
    ring, out = block.around(n)
    front = np.clip(-out[:, 1:2], 0, 1)
    sign = np.sign(np.linspace(1, -1, len(ring)))[:, None]
    up = np.array([[0, 0, 1.]]) + np.array([[0, -.30, 0]]) * front ** 2 - out * .16
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    rise = stand * (1 - .22 * front ** 2)
    # The left end laps over the right one.
    over = np.array([[0, -.0016, 0]]) * np.clip(1 - np.arange(len(ring)) / 8, 0, 1)[:, None]
    base = ring + over
    band = np.stack([base + up * rise * t + out * .0012 for t in np.linspace(-.12, 1, 8)])
    first = band[:, :1] + np.array([-.009, -.0006, 0])
    ends = np.linspace(0, 1, 4)[1:-1]
    band = np.concatenate([first] + [first * (1 - e) + band[:, :1] * e for e in ends] + [band], 1)
    sheet('stand', band, fabric, thick, free=('v1', 'u0', 'u1'), smooth=1)
    top = ring + up * rise + over
    w = front ** 3
    down = out * (.34 - .05 * front) + np.array([[0, 0, -1.]])
    tip = np.concatenate([sign * spread, np.full_like(sign, -.26), np.full_like(sign, -.86)], 1)
    way = down / np.linalg.norm(down, axis=1, keepdims=True) * (1 - w) + tip / np.linalg.norm(tip, axis=1, keepdims=True) * w
    reach = fall + (point - fall) * front ** 2.2
    rows = np.linspace(0, 1, 18)
    start = top + out * .0012 + sign * np.array([[.0025, 0, 0]]) * w
    grid = np.stack([start + out * (.0045 * math.sin(min(t * 3.2, 1.4))) + np.array([[0, 0, .0018]]) * math.sin(min(t * 5, math.pi)) + way * reach * t for t in rows])
    lift = np.linspace(.002, stitch_lift, 18)[:, None] * np.ones((1, grid.shape[1]))
    for _ in range(3):
        grid[5:] = body.push_out(grid[5:], lift[5:])
        grid = soften(grid, 6)
        grid[1:, 1:-1] = grid[1:, 1:-1] * .5 + (grid[1:, :-2] + grid[1:, 2:]) * .25
    grid[7:] = body.push_out(grid[7:], lift[7:] * .8)
    sheet('collar', grid, fabric, thick, free=('v1', 'u0', 'u1'), smooth=1)
    return band


def shirt(fabric, colour, accent=None, pattern='solid', block={}, h=.0105, soft=2.5e-5, thick=.0011, cuff=.062, pocket=False, buttons=7, first=.062, apart=.088,
          collar_shape={}, collar_of=None, opening=.0165, shell=None, shank=False, more=None, seed=1, thread=None, seams=None, weight='shirt', **look):
    b = Block(h, **{**dict(neck=.070, front_drop=.072, back_drop=.018, shoulder=.222, slope=.048, chest=.272, hem=.278, length=.74, underarm=-.265, curve_hem=.03,
                           sleeve=dict(length=.545, width=.165, cap=.10, cuff=.115, tilt=9, band=.105, gather=.135), ring=(.050, .030)), **block})
    g = Garment()
    b.body(g)
    b.sleeves(g, gather=b.sleeve.get('gather'))
    long = b.sleeve['length'] > .4
    if long and cuff:
        b.cuffs(g, cuff, b.sleeve['band'], stiff=8)
    g.lay()
    rng = np.random.default_rng(seed)
    g.x += rng.normal(0, .0008, g.x.shape) * [1, 1, 0]
    for edge in ('sideL', 'sideR'):
        g.puckers += [(('front', edge), .992), (('back', edge), .992)]
    for s in 'LR':
        g.puckers += [((f'sleeve-front{s}', 'inner'), .992), ((f'sleeve-back{s}', 'inner'), .992)]
    hanger = Hanger(half=.195, drop=.046, thick=(.008, .011))
    caps, wall = hanger.capsules() + b.spread(), [(0, -1, 0, -.094)]
    g.settle(Cloth(.008, bend=soft, damping=5.), 150, 14, 45, caps, wall)
    g.refine()
    g.settle(Cloth(.0052, bend=soft * .6, damping=4.), 45, 20, 0, caps, wall)
    at = [-b.front_drop - first - apart * k + .01 for k in range(buttons)]
    s = Surface(g, iron=18, smooth=6, fall=60, worn=dict(WEIGHT[weight], seed=seed, pulls=[(0, z) for z in at]))
    neck = b.front_drop

    def placket(u, v):
        sewn = (u.abs() - opening + .004).abs().ridge(0., .0011)
        return u.abs().below(opening) * .0009 - sewn * .0003 - (u - opening).abs().ridge(0., .0013) * .0006, sewn * .7 + (u.abs() - opening).abs().ridge(0., .0009)
    main = cloth('main', fabric, colour, accent, pattern, hem=.009, **look)
    front = cloth('front', fabric, colour, accent, pattern, hem=.009, lines=placket, thread=seams or colour, **look)
    def yoke(u, v):
        """Two layers above the seam; below it a box pleat, which opens within a hand's breadth."""
        below = v + .092
        fold = (u.abs() - .013 - below * below * .10).ridge(0., .0013) * below.below(0.) * (below + .22).step(.0, .16)
        return below.step(-.0008, .0008) * .0007 - below.ridge(0., .0013) * .0007 - fold * .0012, (below - .0035).ridge(0., .0007) + below.ridge(0., .0010) * .8 + fold * .6
    rear = cloth('rear', fabric, colour, accent, pattern, hem=.009, lines=yoke, thread=seams or darker(colour, .72), **look)
    part = cloth('part', fabric, colour, accent, pattern, stitch=.0055, seam=0., **{**look, 'crease': .0004})
    for name, p in g.panels.items():
        p.material = 1 if name == 'front' else 2 if name.startswith('cuff') else 3 if name == 'back' else 0
    s.mesh('shirt', [main, front, part, rear], thick)
    body = Body(s)
    band = collar(b, body, collar_of or part, **collar_shape)
    shell, cotton = shell or pearl(), sewn(thread or colour)
    at, n = band[4, 3], np.array([0, -1., .25])
    button(at + np.array([.0, -.0012, 0]), n / np.linalg.norm(n), shell, cotton, .0054, .0012)
    for k in range(buttons):
        z = -neck - first - apart * k + .01
        if z < -b.length - b.curve_hem + .07:
            break
        p, n = s.at('front', 0, z)
        button(p, n, shell, cotton, .0056, thick / 2 + .0009, shank)
    if pocket:
        cx, top, w, d = .095, -.185, .054, .125
        def shape(u, t):
            x = (u - .5) * 2
            return cx + x * w, top - t * (d - .018 * abs(x) ** 1.5 * 1.0)
        grid, uv = laid(s, 'front', shape, lambda u, t: .0012 + .0012 * math.sin(math.pi * u) * (1 - t))
        sheet('pocket', grid, part, .0009, uv=uv)
    if more:
        more(s, b, body, part)
    if long and cuff:
        for side in 'LR':
            p, n = s.at(f'cuff-front{side}', b.sleeve['band'] - .018, -cuff * .5)
            button(p, n, shell, cotton, .0052, thick / 2 + .0009)
    return hanger
