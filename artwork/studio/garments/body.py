"""The common block of what is worn above the waist: front, back, set-in sleeves, cuffs, ribs. Half widths, in metres."""
import math
import numpy as np
from garments.garment import Garment
from garments.panel import Panel, curve, line, mirror, steps


class Block:
    neck = .078          # half width of the neck
    front_drop = .085    # depth of the neck in front
    back_drop = .020
    shoulder = .215
    slope = .050         # fall of the shoulder
    chest = .255
    underarm = -.25
    hem = .26
    length = .68
    curve_hem = 0.       # how much lower the middle of the hem is than its sides
    sleeve = dict(length=.58, width=.165, cap=.13, cuff=.10, tilt=10)
    ring = (.055, .060)  # how far the neck stands out to the front and to the back
    rise = .004          # height of the neck's sides; a wide neck lies lower

    def __init__(self, h, **changes):
        self.h = h
        for k, v in changes.items():
            assert hasattr(type(self), k), k
            setattr(self, k, v)

    def spread(self, high=.90, low=.86):
        """Two rods inside the side seams, as capsules: a piece is dressed wide for its picture, or its back falls in one deep fold."""
        return [(q * self.chest * high, .012, self.underarm - .06, q * self.hem * low, .012, .03 - self.length, .018, .018) for q in (1, -1)]

    # -- outlines -------------------------------------------------------------------------------------------------

    def lines(self):
        s, z = self.shoulder, -self.slope
        self.NP, self.SP, self.UA = (self.neck, 0), (s, z), (self.chest, self.underarm)
        self.arm = curve(self.SP, (s - .022, z - .07), (s - .028, self.underarm + .02), self.UA)
        self.side = curve(self.UA, (self.chest - .010, (self.underarm - self.length) / 2), (self.hem, -self.length))
        self.seam = line(self.NP, self.SP)
        self.n = {k: steps(getattr(self, k), self.h) for k in ('arm', 'side', 'seam')}
        return self

    def neck_ring(self, t, front):
        """The held neck edge, t from the wearer's left shoulder (x > 0)... to the right one."""
        a = math.pi * t
        x = self.neck * math.cos(a)
        if front:
            return x, -self.ring[0] * math.sin(a) ** .9, self.rise - self.front_drop * math.sin(a) ** 1.5
        return x, self.ring[1] * math.sin(a) ** .9, self.rise + .006 * math.sin(a)

    def around(self, n):
        """The neck from the middle of the front by the left shoulder and the back to the middle again, and the way out: (m, 3) each."""
        half = n // 2 + 1
        t = np.linspace(.5, 0, half // 2 + 1)
        ring = np.array([self.neck_ring(v, True) for v in t] + [self.neck_ring(v, False) for v in np.linspace(0, 1, half)[1:]]
                        + [self.neck_ring(v, True) for v in np.linspace(1, .5, half // 2 + 1)[1:]])
        out = (ring - ring.mean(0)) * [1, 1, 0]
        return ring, out / np.linalg.norm(out, axis=1, keepdims=True)

    def body(self, g: Garment, gap=.03, hold_neck=True, material=0, push=.5, hem_edge='hem'):
        self.lines()
        n = self.n
        for name, drop, y, side in (('front', self.front_drop, -gap, -1), ('back', self.back_drop, gap, 1)):
            w = self.neck
            neck = curve((-w, 0), (-w * .85, -drop * 1.28), (w * .85, -drop * 1.28), (w, 0))
            hem = curve((self.hem, -self.length), (self.hem * .6, -self.length - self.curve_hem * 1.3), (-self.hem * .6, -self.length - self.curve_hem * 1.3), (-self.hem, -self.length))
            g.add(Panel(name, [
                ('shoulderL', self.seam, n['seam']), ('armL', self.arm, n['arm']), ('sideL', self.side, n['side']), (hem_edge, hem, steps(hem, self.h)),
                ('sideR', mirror(self.side), n['side']), ('armR', mirror(self.arm), n['arm']), ('shoulderR', mirror(self.seam), n['seam']),
                ('neck', neck, steps(neck, self.h))], self.h, lambda x, z, y=y: (x, y, z), side, material, (0, push * side, 0)))
            if hold_neck:
                g.hold(name, 'neck', lambda t, f=side < 0: self.neck_ring(1 - t, f))
        for s in 'LR':
            g.seam('front', 'shoulder' + s, 'back', 'shoulder' + s)
            g.seam('front', 'side' + s, 'back', 'side' + s)
        return g

    def sleeves(self, g: Garment, fronts=None, gap=.028, material=0, cuff_edge='cuff', push=.7, gather=None, stiff=1., pull=1.):
        """fronts: names of the pieces that hold armL and armR in front, if not one `front`; pull: how far sleeves hang inwards."""
        s = self.sleeve
        L, W, C, ch = s['length'], s['width'], s['cuff'], s['cap']
        wide = gather or C
        cap = curve((0, 0), (W * .45, .012), (W * .62, -ch * .92), (W, -ch))
        inner = curve((W, -ch), (W * .94, -L * .6), (wide + .012, -L))
        cuff = line((wide + .012, -L), (.012, -L))
        outer = curve((.012, -L), (-.012, -L * .5), (0, 0))
        ni, no, nc = steps(inner, self.h), steps(outer, self.h), steps(cuff, self.h)
        tilt = math.radians(s['tilt'])
        c, k = math.cos(tilt), math.sin(tilt)
        for sign, name in ((1, 'L'), (-1, 'R')):
            way = np.array((1., .8) if sign > 0 else (1.5, 1.3)) * min(1, L / .5) ** 1.5 * pull  # sleeves hang before the body, never both alike
            for face, side in (('front', -1), ('back', 1)):
                put = lambda t, z, q=sign, y=gap * side: (q * (self.SP[0] + W * .66 - t * c - z * k), y, self.SP[1] + .004 - t * k + z * c)
                g.add(Panel(f'sleeve-{face}{name}', [('cap', cap, self.n['arm']), ('inner', inner, ni), (cuff_edge, cuff, nc), ('outer', outer, no)],
                            self.h, put, side, material, (-way[0] * sign, push * side - way[1], 0), stiff))
                piece = fronts[name] if fronts and face == 'front' else face
                g.seam(f'sleeve-{face}{name}', 'cap', piece, 'arm' + name, reverse=(name == 'R' and piece in ('front', 'back')))
            for e in ('inner', 'outer'):
                g.seam(f'sleeve-front{name}', e, f'sleeve-back{name}', e)
        self._cuff = (nc, C, L, put)
        return g

    def cuffs(self, g: Garment, depth, half, material=0, gap=.026, stiff=1., end='end'):
        """A straight band at each sleeve's end, narrower than the sleeve where it is gathered; end: `hem` if it is soft."""
        nc, C, L, _ = self._cuff
        s = self.sleeve
        tilt = math.radians(s['tilt'])
        c, k = math.cos(tilt), math.sin(tilt)
        band = [('top', line((half, 0), (0, 0)), nc), ('outer', line((0, 0), (0, -depth)), None), (end, line((0, -depth), (half, -depth)), None), ('inner', line((half, -depth), (half, 0)), None)]
        mid = (C + .024) / 2 - half / 2
        for sign, name in ((1, 'L'), (-1, 'R')):
            for face, side in (('front', -1), ('back', 1)):
                put = lambda t, z, q=sign, y=gap * side: (q * (self.SP[0] + s['width'] * .66 - (t + mid) * c - (z - L - .012) * k), y, self.SP[1] - .004 - (t + mid) * k + (z - L - .012) * c)
                g.add(Panel(f'cuff-{face}{name}', band, self.h, put, side, material, (0, .3 * side, 0), stiff))
                g.seam(f'sleeve-{face}{name}', 'cuff', f'cuff-{face}{name}', 'top')
            for e in ('inner', 'outer'):
                g.seam(f'cuff-front{name}', e, f'cuff-back{name}', e)

    def waistband(self, g: Garment, depth, half, material=0, gap=.03, stiff=1.):
        """A rib at the hem."""
        for face, side in (('front', -1), ('back', 1)):
            n = len(g.panels[face].edges['hem']) - 1
            band = [('top', line((half, 0), (-half, 0)), n), ('right', line((-half, 0), (-half, -depth)), None), ('hem', line((-half, -depth), (half, -depth)), None), ('left', line((half, -depth), (half, 0)), None)]
            g.add(Panel(f'band-{face}', band, self.h, lambda x, z, y=gap * side: (x, y, z - self.length - .01), side, material, (0, .3 * side, 0), stiff))
            g.seam(face, 'hem', f'band-{face}', 'top')
        for e in ('left', 'right'):
            g.seam('band-front', e, 'band-back', e)
