"""A qipao: one fitted front with a diagonal opening, a standing collar, piping and knotted frogs."""
import numpy as np
from garments.body import Block
from garments.garment import Cloth, Garment
from garments.panel import curve, line, steps
from garments.sheet import sheet, spline
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth
from materials.graph import Graph, shade, srgb
from props.hanger import Hanger
from props.shapes import rod


class Fitted(Block):
    neck, front_drop, back_drop, shoulder, slope, chest, underarm = .060, .056, .014, .188, .050, .228, -.225
    hem, length, curve_hem = .212, 1.16, .012
    sleeve = dict(length=.150, width=.150, cap=.105, cuff=.132, tilt=14)
    ring = (.046, .030)

    def lines(self):
        super().lines()
        self.side = curve(self.UA, (.150, -.40), (.285, -.56), (self.hem + .012, -.86), n=40)
        self.side = np.vstack([self.side, line((self.hem, -self.length))])
        self.n['side'] = steps(self.side, self.h)
        return self


def _collar(b, fabric, rise=.046, n=120):
    """Stands round the neck, its front ends rounded and apart by a finger's breadth."""
    ring, out = b.around(n)
    front = np.clip(-out[:, 1:2], 0, 1)
    up = np.array([[0, 0, 1.]]) + np.array([[0, -.26, 0]]) * front ** 2 - out * .20
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    at = np.minimum(np.arange(len(ring)), np.arange(len(ring))[::-1])
    high = rise * (1 - .10 * front[:, 0] ** 2) * (1 - .75 * np.clip(1 - at / 9, 0, 1) ** 2.2)
    grid = np.stack([ring + out * .0020 + up * high[:, None] * t for t in np.linspace(-.06, 1, 12)])
    grid[:, :3] += np.array([.0012, 0, 0]) * (3 - np.arange(3))[None, :, None]
    sheet('collar', grid, fabric, .0030, free=(), smooth=1)
    return grid


def _corded(colour):
    """Silk wound round a cord: fine ribs aslant."""
    m = Graph('piping')
    x, y, z = m.axes(m.object())
    ribs = ((x + z * .7 + y * .4) * 9000 + m.noise(m.object(), 260, 2, .6) * 5).sin()
    worn = m.noise(m.object(), 700, 3, .7)
    base = m.mix(ribs * .3 + worn * .5 + .1, shade(srgb(colour), .34), shade(srgb(colour), .86))
    m.set(Base_Color=base, Roughness=.72, Specular=.2, Sheen=.5, Sheen_Tint=.8, Normal=m.bump(ribs * .00016 + worn * .00020))
    return m.material


def _frog(a, c, material):
    """A knot between two doubled cords: from point a to point c (with normals) on the cloth."""
    (p, m), (q, n) = a, c
    p, q = p * .86 + q * .14, q * .86 + p * .14
    d = (q - p) / np.linalg.norm(q - p)
    up = (m + n) / np.linalg.norm(m + n)
    side = np.cross(up, d)
    for s in (1, -1):
        start, end = (p + q) / 2 + up * .0022, (q if s > 0 else p) + up * .0010
        bow = end + d * s * .0030
        way = [start - side * .0008, start * .6 + end * .4 - side * .0013, end - side * .0014, bow - side * .0030, bow + d * s * .0030, bow + side * .0030, end + side * .0014, start * .6 + end * .4 + side * .0013, start + side * .0008]
        rod(spline(way, 60), .00125, material, 'cord', 12)
    turn = np.linspace(0, 2 * np.pi, 48)
    # The knot: one cord wound round itself three ways.
    for a, b, c in ((d, side, up), (side, up, d), (up, d, side)):
        rod([(p + q) / 2 + up * .0040 + (a * np.cos(t) + b * np.sin(t)) * .0023 + c * .0009 * np.sin(2 * t) for t in turn], .00135, material, 'knot', 10)


def qipao(colour, gold, fabric='silk', pattern='blossom', h=.0115, thick=.0011, seed=4, soft=4e-5):
    b = Fitted(h)
    g = Garment()
    b.body(g, gap=.028)
    b.sleeves(g)
    g.lay()
    g.x += np.random.default_rng(seed).normal(0, .0006, g.x.shape) * [1, 1, 0]
    hanger = Hanger(half=.175, drop=.046, thick=(.009, .012))
    caps, wall = hanger.capsules(), [(0, -1, 0, -.094)]
    g.settle(Cloth(.008, bend=soft, canvas=(.04, 2e-4), damping=5.), 140, 14, 45, caps, wall)
    g.refine()
    g.settle(Cloth(.0052, bend=soft, canvas=(.04, 4e-4), damping=4.), 45, 20, 0, caps, wall)
    s = Surface(g, iron=30, smooth=40, fall=60, worn=dict(WEIGHT['soft'], seed=seed, fold=.0036, crumple=.0016))
    s.mesh('qipao', [cloth('main', fabric, colour, gold, pattern, crease=.0002)], thick, cloth('lining', 'satin', colour))
    edge = _corded(gold)
    stand = _collar(b, cloth('collar', fabric, colour, gold, pattern, seam=0., crease=.0002))
    rod(np.vstack([stand[:, 0], stand[-1], stand[::-1, -1]]), .0013, edge, 'piping', 12)
    on = lambda panel, points, lift=.0012: [(lambda p, n: p + n * lift)(*s.at(panel, *q)) for q in points]
    opening = np.vstack([curve((.002, -b.front_drop - .004), (-.010, -.150), (-.120, -.115), (-.205, -.212), n=50)])
    rod(on('front', opening, .0004), .0013, edge, 'piping', 12)
    n = len(b.side)
    for side in 'LR':
        q = -1 if side == 'R' else 1
        rod(on('front', [(q * (x - .0015), z) for x, z in b.side[n // 2:]], .0008), .0014, edge, 'piping', 10)
        wide, low = b.sleeve['cuff'] + .012, -b.sleeve['length']
        rod(on(f'sleeve-front{side}', [(x, low + .001) for x in np.linspace(.012, wide, 24)], .0006), .0016, edge, 'piping', 10)
    rod(on('front', [(x, -b.length + .001 - b.curve_hem * 1.3 * .56 * (1 - (x / b.hem) ** 2)) for x in np.linspace(-b.hem + .004, b.hem - .004, 60)], .0008), .0015, edge, 'piping', 10)
    for k in (10, 27, 43):
        way = opening[k + 1] - opening[k - 1]
        across = np.array([-way[1], way[0]]) / np.linalg.norm(way) * .021
        _frog(s.at('front', *(opening[k] - across)), s.at('front', *(opening[k] + across)), edge)
    c = (stand[7, 2] + stand[7, -3]) / 2
    out = np.array([0, -1., .15])
    c[1] -= .0042
    _frog((c + np.array([-.019, .002, 0]), out), (c + np.array([.019, .002, 0]), out), edge)
    return hanger
