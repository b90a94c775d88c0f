"""A silk blouse: wide sleeves gathered into cuffs, a band round the neck, its tie left to hang."""
import math
import numpy as np
from garments.body import Block
from garments.button import button, pearl, thread
from garments.garment import Cloth, Garment
from garments.panel import Panel, curve, line
from garments.sheet import sheet
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth
from props.hanger import Hanger


def _tie(g, b, h, side, long, lean):
    """A strip that hangs from the middle of the neck; its upper end is gathered and held."""
    w, z0 = .034, -b.front_drop + .004
    name = 'tie' + side
    q = 1 if side == 'L' else -1
    low = curve((w * 1.15, -long + .05), (w * .9, -long - .006), (-w * .2, -long), (-w * 1.15, -long + .018))
    sides = line((-w * 1.15, -long + .018), (-w, 0)), line((w, 0), (w * 1.15, -long + .05))
    gather = lambda x, z: x * (.22 + .78 * min(1, -z / .09))
    g.add(Panel(name, [('top', line((-w, 0), (w, 0)), None), ('left', sides[1], None), ('end', low, None), ('right', sides[0], None)], h,
                lambda x, z: (q * (.010 - z * lean) + gather(x, z), -b.ring[0] - .026 - .010 * math.cos(x / w * 7) * min(1, -z / .05 + .3) - (.006 if q > 0 else 0), z0 + z), -1, 2, (0, -.05, 0)))
    g.hold(name, 'top', lambda t: (q * .008 + (t - .5) * .016, -b.ring[0] - .012 - .005 * math.cos(t * 14) - (.004 if q > 0 else 0), z0))


def blouse(colour, fabric='silk', h=.0115, thick=.0008, seed=9, soft=3e-4):
    b = Block(h, neck=.070, front_drop=.068, back_drop=.016, shoulder=.205, slope=.048, chest=.262, hem=.272, length=.66, underarm=-.25, curve_hem=.02,
              sleeve=dict(length=.535, width=.175, cap=.11, cuff=.185, tilt=9, band=.098, gather=.205), ring=(.050, .030))
    g = Garment()
    b.body(g)
    b.sleeves(g, gather=b.sleeve['gather'], pull=.35)
    b.cuffs(g, .050, b.sleeve['band'], material=1, stiff=8)
    _tie(g, b, h, 'L', .40, .05)
    _tie(g, b, h, 'R', .35, .07)
    g.lay()
    g.x += np.random.default_rng(seed).normal(0, .0008, g.x.shape) * [1, 1, 0]
    hanger = Hanger(half=.185, drop=.046, thick=(.008, .011))
    caps, wall = hanger.capsules() + b.spread(), [(0, -1, 0, -.094)]
    g.settle(Cloth(.008, bend=soft, damping=4.), 150, 14, 45, caps, wall)
    g.refine()
    g.settle(Cloth(.0052, bend=soft * .6, damping=4.), 45, 20, 0, caps, wall)
    s = Surface(g, iron=18, smooth=6, fall=90, worn=dict(WEIGHT['soft'], seed=seed, crumple=.0017))
    main = cloth('main', fabric, colour, hem=.008, crease=.0005)
    part = cloth('part', fabric, colour, stitch=.005, seam=0., crease=.0003)
    tie = cloth('tie', fabric, colour, hem=.004, crease=.0004)
    s.mesh('blouse', [main, part, tie], thick)
    ring, out = b.around(120)
    front = np.clip(-out[:, 1:2], 0, 1)
    up = np.array([[0, 0, 1.]]) + np.array([[0, -.30, 0]]) * front ** 2 - out * .16
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    band = np.stack([ring + up * .026 * (1 - .30 * front ** 2) * t + out * (.0015 + .004 * math.sin(math.pi * t)) for t in np.linspace(-.1, 1, 9)])
    sheet('band', band, part, .0030, free=('v1',), smooth=1)
    _knot(ring[0] + np.array([0, -.014, .004]), tie)
    for side in 'LR':
        p, n = s.at(f'cuff-front{side}', b.sleeve['band'] - .016, -.025)
        button(p, n, pearl(), thread(colour), .0048, thick / 2 + .0009)
    return hanger


def _knot(at, material):
    """A soft pinched roll over the ends of the tie."""
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 49), np.linspace(-1, 1, 17))
    r = 1 - .10 * np.cos(a * 5 + t * 2) - .22 * t ** 4 * 0
    x = .0150 * t * (1 + .08 * np.cos(a * 2))
    y, z = .0125 * r * np.cos(a) * np.sqrt(1.08 - t ** 2 * .45), .0170 * r * np.sin(a) * np.sqrt(1.08 - t ** 2 * .55)
    sheet('knot', np.stack([x, y, z], 2) + at, material, 0, free=(), smooth=1)
