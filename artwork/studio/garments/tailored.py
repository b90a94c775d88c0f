"""Coats and blazers: two fronts that lap, canvas, collar, lapels, flaps, buttons, lining and label."""
import math
import numpy as np
from garments.body import Block
from garments.button import button, gilt, horn, thread as sewn
from garments.garment import Cloth, Garment
from garments.panel import Panel, curve, line, mirror
from garments.sheet import Body, laid, sheet, soften, spline
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth, darker
from materials.hard import plain
from props.hanger import Hanger


class Tailored(Block):
    neck, shoulder, slope, chest, underarm = .074, .222, .050, .268, -.275
    lap = .025           # how far the front goes past the middle
    breakpoint = -.50    # height at which the lapel begins to turn
    gorge = (.058, -.070)  # where collar and roll line meet on the front
    notch = (.128, -.118)  # outer end of the gorge seam
    tip = (.150, -.128)    # tip of the lapel
    collar_tip = (.132, -.080)
    belly = .018         # how round the lapel's edge is
    curve_front = .0     # how much the fronts are cut away at the hem


def fronts(g, b, gap):
    """Two fronts and the back; b.roll and b.neckline keep the outlines from the closing to the shoulder."""
    b.lines()
    n, x, low = b.n, -b.lap, -b.length
    hem = curve((b.hem, low), (b.hem * .4, low - .008), (x + b.curve_front, low - .006)) if b.curve_front else line((b.hem, low), (x, low - .006))
    foot = curve((x + b.curve_front, low - .006), (x, low - .004), (x, low + b.curve_front * 1.2), n=14) if b.curve_front else None
    edge = line((x, low + b.curve_front * 1.2 if b.curve_front else low - .006), (x, b.breakpoint))
    roll = curve((x, b.breakpoint), (x * .2 + b.gorge[0] * .42, b.breakpoint * .55), b.gorge)
    neck = curve(b.gorge, (b.neck - .004, b.gorge[1] * .45), b.NP)
    b.roll, b.neckline = roll, neck
    for s, name, y in ((1, 'L', -gap - .016), (-1, 'R', -gap)):
        parts = [('armL', b.arm, n['arm']), ('sideL', b.side, n['side']), ('hem', hem, None)] + ([('foot', foot, None)] if b.curve_front else [])
        parts += [('edge', edge, None), ('roll', roll, None), ('neck', neck, None), ('shoulderL', b.seam, n['seam'])]
        g.add(Panel('front' + name, [(e.replace('L', name), p, k) for e, p, k in parts], b.h, lambda q, z, s=s, y=y: (s * q, y, z), -1, 0, (0, -.6, 0), 2.))
    w = b.neck
    bneck = curve((-w, 0), (-w * .8, -b.back_drop * 1.3), (w * .8, -b.back_drop * 1.3), (w, 0))
    bhem = line((b.hem, low), (-b.hem, low))
    g.add(Panel('back', [('shoulderL', b.seam, n['seam']), ('armL', b.arm, n['arm']), ('sideL', b.side, n['side']), ('hem', bhem, None), ('sideR', mirror(b.side), n['side']),
                         ('armR', mirror(b.arm), n['arm']), ('shoulderR', mirror(b.seam), n['seam']), ('neck', bneck, None)], b.h, lambda q, z: (q, gap, z), 1, 0, (0, .5, 0)))
    g.hold('back', 'neck', lambda t: b.neck_ring(1 - t, False))
    for s in 'LR':
        # The back's right edges run upwards, the fronts' both down.
        g.seam('front' + s, 'shoulder' + s, 'back', 'shoulder' + s, reverse=(s == 'R'))
        g.seam('front' + s, 'side' + s, 'back', 'side' + s, reverse=(s == 'R'))


def _collar(b, s, body, fabric, thick, stand=.030, fall=.052):
    """Seam, roll and outer edge of the collar as three curves from the right front round the neck to the left front."""
    names = {1: 'frontL', -1: 'frontR'}
    on = lambda q, x, z, up: (lambda p, n: p + n * up)(*s.at(names[q], x, z))
    half = {}
    for q in (1, -1):
        seam = [on(q, *b.gorge, .002), on(q, (b.gorge[0] + b.neck) / 2 - .002, b.gorge[1] * .42, .002), np.array(b.neck_ring(0 if q > 0 else 1, False))]
        seam += [np.array(b.neck_ring(t if q > 0 else 1 - t, False)) for t in (.25, .5)]
        roll = [on(q, *b.gorge, .007)]
        for k, (p, rise) in enumerate(zip(seam[1:], (.006, stand * .46, stand * .84, stand))):
            out = np.array([q * 1., 0, 0]) if k < 2 else np.array([p[0], p[1], 0]) / np.linalg.norm([p[0], p[1]])
            roll.append(p + np.array([0, -.004 if k == 0 else 0, rise]) + out * (.006 if k < 2 else -.004))
        edge = [on(q, *b.collar_tip, .008), on(q, b.collar_tip[0] + .002, -.050, .009), np.array([q * (b.neck + .052), .012, -.018]), np.array([q * (b.neck + .022), b.ring[1] + .020, -.012]), np.array([0, b.ring[1] + .026, -.014])]
        half[q] = [spline(c, 40) for c in (seam, roll, edge)]
        half[q].append(on(q, *b.notch, .007))
    both = [np.vstack([half[1][k], half[-1][k][::-1][1:]]) for k in range(3)]
    seam, roll, edge = both
    # The ends follow the gorge seam to the notch, then rise to the collar's tip.
    rows = []
    for t in np.linspace(0, .98, 7):
        rows.append(seam * (1 - t) + roll * t)
    side = np.sign(np.linspace(1, -1, len(seam)))[:, None]
    for t in np.linspace(0, 1, 20):
        bulge = math.sin(t * math.pi) * .006 * (1 - t)
        rows.append(roll * (1 - t) + edge * t + (np.array([[0, 0, 1.]]) + side * [[.4, 0, 0]]) * bulge)
    grid = np.array(rows)
    for i, q in ((0, 1), (-1, -1)):
        a, c, e = roll[i], half[q][3], edge[i]
        k = 13
        way = np.vstack([a + (c - a) * t for t in np.linspace(0, 1, k)] + [c + (e - c) * t for t in np.linspace(0, 1, 20 - k + 1)[1:]])
        grid[7:, i] = way
        for j in range(1, 8):
            f = (1 - j / 8) ** 2
            m = j if i == 0 else -1 - j
            grid[7:, m] = grid[7:, m] * (1 - f) + (way + (roll[m] - roll[i])) * f
    lift = np.r_[np.zeros(7) - 1, np.linspace(.006, .0075, 20)][:, None] * np.ones((1, grid.shape[1]))
    for _ in range(3):
        grid[7:] = soften(body.push_out(grid[7:], lift[7:]), 4)
    grid[7:] = body.push_out(grid[7:], lift[7:] * .9)
    # Its foot goes down inside the neck, so that no light shows between the two.
    foot = seam - (seam * [1, 1, 0]) / (np.linalg.norm(seam[:, :2], axis=1, keepdims=True) + 1e-9) * thick - [0, 0, .012]
    behind = np.clip(seam[:, 1:2] / .008, 0, 1)
    grid = np.concatenate([((seam * 1.2 - grid[1] * .2) * (1 - behind) + foot * behind)[None], grid])
    return sheet('collar', grid, fabric, thick, free=('v1', 'u0', 'u1'), smooth=2)


def _lapel(b, s, side, fabric, thick, roll_height=.009):
    """From the roll line, over itself, to the lapel's edge; laid on the front it turns over."""
    low, gorge, tip, notch = (np.array(q) for q in ((-b.lap, b.breakpoint), b.gorge, b.tip, b.notch))
    inner = curve(low, (-b.lap * .2 + gorge[0] * .42, b.breakpoint * .55), gorge, n=35)
    outer = curve(low, (low + tip) / 2 + np.array([b.belly * 2, -b.belly]), tip, n=35)
    # Rows climb from the break point; the last five turn about the gorge from the tip to the notch.
    rows = [(inner[j], outer[j]) for j in range(35)] + [(gorge, tip + (notch - tip) * k / 5) for k in range(1, 6)]
    grid, uv = np.zeros((40, 16, 3)), np.zeros((40, 16, 2))
    for j, (a, c) in enumerate(rows):
        opened = math.sin(min(1, j / 12) * math.pi / 2)
        for i, w in enumerate(np.linspace(0, 1, 16)):
            q = a + (c - a) * w
            p, n = s.at(side, *q)
            grid[j, i] = p + n * (.0028 + opened * (roll_height * math.exp(-(w / .10) ** 2) * (1 - .4 * j / 39) + .0035 * w ** 2))
            uv[j, i] = q
    grid = soften(grid, 3)
    # The roll hides the edge of the front: its first column is tucked under.
    away = grid[:, 0] - grid[:, 1]
    away /= np.linalg.norm(away, axis=1, keepdims=True) + 1e-9
    tuck = grid[:, 0] + away * .0022 + np.array([0, .0045, 0])
    grid[:, 0] += away * .0026
    grid = np.concatenate([tuck[:, None], grid], 1)
    uv = np.concatenate([uv[:, :1], uv], 1)
    return sheet('lapel', grid, fabric, thick, uv=uv * ([1, 1] if side.endswith('L') else [-1, 1]), free=('u1', 'v1'), smooth=2)


def tailored(fabric, colour, accent=None, pattern='solid', block={}, double=False, buttons=(), spread=.06, button_kind='horn', button_radius=.0125, flaps=((.150, -.66),), flap=(.145, .056),
             welt=(.135, -.30), cuff_buttons=3, lining='#8f8172', label=True, more=None, thick=.003, h=.0115, soft=1.2e-5, canvas=(.035, 4e-5), stitch=.006, seed=3, patch=False, weight='coat', **look):
    b = Tailored(h, **{**dict(ring=(.05, .028), sleeve=dict(length=.60, width=.160, cap=.155, cuff=.118, tilt=5)), **block})
    g = Garment()
    fronts(g, b, .034)
    b.sleeves(g, fronts={'L': 'frontL', 'R': 'frontR'})
    for z in np.arange(b.breakpoint - .03, -b.length, -.07):
        x = b.lap
        g.tack('frontL', (-x + .008, z), 'frontR', (x - .008, z), .013, 1e-6)
    for z in buttons:
        g.tack('frontL', (spread if double else 0, z), 'frontR', (-spread if double else 0, z), .010)
    g.lay()
    g.x += np.random.default_rng(seed).normal(0, .0005, g.x.shape) * [1, 1, 0]
    hanger = Hanger(half=.203, drop=.052, thick=(.010, .020), under=.030)
    caps, wall = hanger.capsules(), [(0, -1, 0, -.092)]
    g.settle(Cloth(max(.0085, thick * 2), bend=soft, canvas=canvas, damping=5.), 140, 14, 50, caps, wall)
    g.refine()
    g.settle(Cloth(max(.006, thick * 1.7), bend=soft * 3, canvas=canvas, damping=4.), 35, 20, 0, caps, wall)
    s = Surface(g, iron=40, smooth=8, fall=30, straight=('inner', 'outer', 'sideL', 'sideR', 'edge'), worn=dict(WEIGHT[weight], seed=seed, pulls=[(x, z) for z in buttons for x in ((spread, -spread) if double else (0,))]))
    main = cloth('main', fabric, colour, accent, pattern, stitch=stitch, **look)
    def behind(u, v):
        """The seam in the middle of the back; below it laps to a vent."""
        lap = u.step(-.0006, .0006) * u.below(.036) * v.below(-.68 * b.length)
        line = u.ridge(0., .0013) + (v + .68 * b.length - u * .6).ridge(0., .0009) * u.above(0.) * u.below(.036) * .7
        return lap * .0008 - line * .0008, line * .8
    rear = cloth('rear', fabric, colour, accent, pattern, stitch=stitch, lines=behind, thread=darker(colour, .45), **look) if lining else main
    g.panels['back'].material = 1
    s.mesh('coat', [main, rear], thick, lining and cloth('lining', 'satin', lining, crease=.0006))
    part, single = cloth('part', fabric, colour, accent, pattern, stitch=stitch, seam=0., **look), min(thick, .0017)
    body = Body(s)
    for side in ('frontL', 'frontR'):
        _lapel(b, s, side, part, single)
    _collar(b, s, body, part, single)
    made = {'horn': horn, 'dark': lambda: horn('#191413'), 'gilt': gilt, 'pale': lambda: horn('#b79a77')}[button_kind]()
    cotton = sewn(colour)
    for z in buttons:
        for x in ((spread, -spread) if double else (0,)):
            p, n = s.at('frontL', x, z) if x > -b.lap else s.at('frontR', -x, z)
            button(p, n, made, cotton, button_radius, thick / 2 + .0012, shank=button_kind == 'gilt')
    w, d = flap
    for x, z in flaps:
        for side in ('frontL', 'frontR'):
            def shape(u, t, x=x, z=z):
                a = (u - .5) * w
                corner = max(0, (abs(u - .5) * 2 - .90) / .10) ** 2 * .012 * t
                return x + a, z + .05 * a - t * d + corner
            grid, uv = laid(s, side, shape, lambda u, t: thick / 2 + (.0012 if patch else .0006 + .0028 * t ** .5))
            sheet('flap', grid, part, single * .7, uv=uv, free=('v1', 'u0', 'u1'), offset=0)
    if welt:
        x, z = welt
        grid, uv = laid(s, 'frontL', lambda u, t: (x + (u - .5) * .095, z + .18 * (u - .5) * .095 - t * .021), lambda u, t: thick / 2 + .0016, 20, 6)
        sheet('welt', grid, part, single * .6, uv=uv)
    for k in range(cuff_buttons):
        for side in 'LR':
            p, n = s.at(f'sleeve-front{side}', .030, -b.sleeve['length'] + .035 + k * .019)
            button(p, n, made, cotton, button_radius * .68, thick / 2 + .0012, shank=button_kind == 'gilt')
    if more:
        more(s, b, body, part)
    if not label:
        return hanger
    tag, uv = laid(s, 'back', lambda u, t: (-(u - .5) * .058, -.058 - t * .024), lambda u, t: -thick / 2 - .0012, 8, 5)
    sheet('label', tag, plain('label', '#efe8da'), .0005, uv=uv)
    return hanger
