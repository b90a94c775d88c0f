"""Trousers, jeans and pleated skirts, held at the waist by the clips of a hanger."""
import math
import numpy as np
from garments.button import button, copper, horn, thread as cotton
from garments.garment import Cloth, Garment
from garments.panel import Panel, curve, line, mirror
from garments.sheet import laid, sheet
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth
from props.hanger import ClipHanger

TOP = ClipHanger.GRIP


def _waist(half, deep):
    """The held edge, seen from above an ellipse pinched flat."""
    sunk = lambda t: .008 * math.sin(math.pi * min(1, max(0, (t - .14) / .72))) + .030 * max(0, abs(t - .5) - .36)  # between the clips and outside of them
    return lambda side: (lambda t: (half * (2 * t - 1), side * deep * math.sin(math.pi * t) ** .7, TOP - sunk(t)))


def trousers(fabric, colour, accent=None, pattern='solid', waist=.205, hip=.250, rise=.275, length=1.04, hem=(.055, .215), knee=0., h=.0125, soft=2e-5, thick=.0018,
             jeans=False, thread=None, pressed=True, buttons='horn', seed=6, **look):
    g = Garment()
    (a, b), low = hem, -length
    out = curve((waist, 0), (hip + .012, -.16), (hip + .006, -.30), (b, low), n=40) if not knee else curve((waist, 0), (hip + .02, -.2), (b - knee, -.5), (b, low), n=40)
    inner = curve((a, low), (a * .8, -.62), (0, -rise), n=40)
    foot = line((b, low), (a, low))
    for name, side, gap in (('front', -1, .022), ('back', 1, .022)):
        g.add(Panel(name, [('outL', out, None), ('hemL', foot, None), ('inL', inner, None), ('inR', mirror(inner), None), ('hemR', mirror(foot), None), ('outR', mirror(out), None),
                           ('waist', line((-waist, 0), (waist, 0)), None)], h, lambda x, z, y=gap * side: (x, y * .9, TOP + z), side, int(side > 0), (0, .4 * side, 0)))
        g.hold(name, 'waist', _waist(waist, .018)(side))
    for e in ('outL', 'inL', 'inR', 'outR'):
        g.seam('front', e, 'back', e)
    g.lay()
    g.x += np.random.default_rng(seed).normal(0, .0006, g.x.shape) * [1, 1, 0]
    wall = [(0, -1, 0, -.092)]
    g.settle(Cloth(.0085, bend=soft, canvas=(.04, 3e-4), damping=5.), 110, 14, 30, (), wall)
    g.refine()
    g.settle(Cloth(.0055, bend=soft, damping=4.), 40, 20, 0, (), wall)
    s = Surface(g, iron=50, smooth=40, fall=60, straight=('outL', 'outR', 'inL', 'inR'), worn=dict(WEIGHT['legs' if jeans else 'pressed'], seed=seed, hanger=(.135, TOP)))
    middle = (a + b) / 2

    def shared(u, v):
        """Waistband, the seam in the middle and the crease; what is below the band."""
        below, band = v.below(-.042), v + .040
        height = band.above(0.) * .0010 - band.abs().ridge(0., .0014) * .0008 - u.ridge(0., .0016) * v.above(-rise + .02) * below * .0005
        if pressed and not jeans:
            height = height + (u.abs() - middle * .97 - (v + length) * .028).abs().ridge(0., .0045) * .0018 * (v * -1).step(.12, .45)
        return height, below, (v + .043).ridge(0., .0006) + (v + .004).ridge(0., .0005) if jeans else None

    def front(u, v):
        height, below, ink = shared(u, v)
        x = u.abs()
        fly = lambda at, wide: (u - at).ridge(0., wide) * v.above(-.165) * below + ((u - .012) * (u - .012) + (v + .163) * (v + .163)).power(.5).ridge(at - .012, wide) * v.below(-.163) * u.above(.012)
        if not jeans:
            mouth = (x - .150 + (v + .045) * .30).ridge(0., .0015) * below * v.above(-.205)
            return height - mouth * .0012 - fly(.034, .0012) * .0006, mouth * .7 + fly(.034, .0011) * .35 + u.ridge(0., .0012) * below * v.above(-rise) * .5
        dx, dz = x - .215, v + .045
        r = (dx * dx + dz * dz * 1.35).power(.5)
        height = height - (r.ridge(.098, .0014) * .0008 + r.ridge(.104, .0013) * .0003 + r.below(.098) * .0006) * below - fly(.034, .0012) * .0004
        return height, ink + fly(.034, .0006) + (u - .040).ridge(0., .0008) * v.above(-.170) * below + (r.ridge(.1015, .0006) + r.ridge(.1075, .0006)) * below

    def back(u, v):
        height, below, ink = shared(u, v)
        x = u.abs()
        if not jeans:
            dart = (x - .108).ridge(0., .0011) * below * v.above(-.108)
            welt = (x - .108).abs().below(.062) * (v + .114).abs().below(.0062)
            return height - dart * .0006 + welt * (.0007 - (v + .114).ridge(0., .0010) * .0018), welt * (v + .114).ridge(0., .0012) * .7 + dart * .4
        yoke = v + .100 - x * .17  # the seam falls to the middle
        fell = yoke.below(0.)
        height = height - yoke.ridge(0., .0013) * .0009 - fell * .0004 + u.above(0.) * fell * .0005
        return height, ink + (yoke + .0030).ridge(0., .0006) + (yoke + .0095).ridge(0., .0006) + ((u - .003).ridge(0., .0006) + (u - .0095).ridge(0., .0006)) * fell
    def rubbed(u, v):
        """Pale along the thighs and knees, and in fine lines that spread from the fly to the hips."""
        x = u.abs()
        thigh = (x - .118).ridge(0., .052) * ((v + .42).ridge(0., .20) * .48 + (v + .60).ridge(0., .10) * .24)
        return thigh + ((v + x * .42) * 95 + (x * 31).sin()).sin().most(0.).power(2.) * (v + .275 - x * .25).ridge(0., .045) * (x - .105).ridge(0., .07) * .34
    if jeans:
        look['fade'] = rubbed
    faces = [cloth(face.__name__, fabric, colour, accent, pattern, lines=face, thread=thread or '#17181b', stitch=.006 if jeans else 0., hem=.022 if jeans else 0., **look) for face in (front, back)]
    s.mesh('trousers', faces, thick, cloth('inside', fabric, colour, worn=1.) if jeans else None)
    part = cloth('part', fabric, colour, accent, pattern, stitch=.0025 if jeans else 0., thread=jeans and thread, seam=0., **look)
    for piece, places in (('front', (-.085, .085)), ('back', (-.105, 0, .105))):
        for x in places:
            grid, uv = laid(s, piece, lambda u, t, x=x: (x + (u - .5) * .011, -.001 - t * .047), lambda u, t: thick / 2 + .0006 + .0009 * min(1, 9 * t, 9 - 9 * t), 8, 24)
            sheet('loop', grid, part, .0009, uv=uv)
    if jeans:
        _back_pockets(s, part, thick, thread)
    p, n = s.at('front', .004, -.020)
    button(p, n, copper() if jeans else horn(), cotton(colour), .0085 if jeans else .0075, thick / 2 + .001, shank=jeans)
    return ClipHanger()


def _back_pockets(s, denim, thick, thread):
    """Two patch pockets below the yoke, and the leather patch on the waistband."""
    for side in (-1, 1):
        def pocket(u, t, side=side):
            a = u * 2 - 1
            return side * .096 + a * (.073 - .009 * t), -.122 - .012 * side * a * (1 - t) * .5 - t * (.138 + .020 * (1 - abs(a)))
        grid, uv = laid(s, 'back', pocket, lambda u, t: thick / 2 + .0012 + .0016 * math.sin(math.pi * u) * (1 - t), 30, 30)
        sheet('pocket', grid, denim, .0020, uv=uv)
    hide = cloth('patch', 'leather', '#a9743f', stitch=.0022, seam=0., thread=thread)
    grid, uv = laid(s, 'back', lambda u, t: (-.150 + u * .058, -.002 - t * .040), lambda u, t: thick / 2 + .0014, 12, 8)
    sheet('patch', grid, hide, .0016, uv=uv)


def pleated_skirt(colour, fabric='satin', waist=.175, hem=.290, length=.80, pleats=34, seed=8, **look):
    """Sun-ray pleats pressed from waist to hem; their shape is set in the cloth, so it is drawn rather than hung."""
    rng = np.random.default_rng(seed)
    nu, nv = pleats * 14 + 1, 70
    u = np.linspace(-1, 1, nu)
    k = (u + 1) / 2 * pleats
    # Each pleat leans to one side: a long face and a short one.
    phase = k % 1
    saw = np.where(phase < .70, phase / .70, (1 - phase) / .30)
    uneven = 1 + .30 * rng.normal(0, 1, pleats + 1)[np.minimum(k.astype(int), pleats)]
    drift = np.interp(np.arange(pleats + 1), np.arange(pleats + 1), rng.normal(0, 1, pleats + 1).cumsum() * .0017)
    drift = np.interp(k, np.arange(pleats + 1), drift - np.linspace(0, drift[-1], pleats + 1))
    main, belt = cloth('satin', fabric, colour, seam=0., crease=.00006, **look), cloth('band', fabric, colour, seam=0., crease=.0004, stitch=.003, **look)
    for side in (-1, 1):
        grid = np.zeros((nv, nu, 3))
        for j, t in enumerate(np.linspace(0, 1, nv)):
            half = waist + (hem - waist) * (t ** .85) * .86
            deep = .0020 + .0160 * t ** .8
            wave = .016 * t * np.sin(u * 6.1 + side * 1.1 + .5 * t) + .010 * t * np.sin(u * 13.1 + 2 + side + t)
            round_ = .018 * np.sqrt(np.clip(1 - u * u, 0, 1)) * (1 + .5 * t)
            grid[j, :, 0] = half * np.sign(u) * np.abs(u) ** 1.02 + deep * .25 * (saw - .5) + drift * t * 3 + .014 * t ** 1.5 * np.sin(u * 4.6 + .8) + .006 * t * np.sin(u * 12.3 + 2 * t)
            grid[j, :, 1] = side * (round_ + deep * (saw * uneven - .4)) + wave * (1 if side < 0 else .6) + .010 * t
            grid[j, :, 2] = TOP - .034 - length * t + .012 * t * u * u + .0016 * t * saw + t * (.004 * np.sin(u * 3.1 + 1) + .0025 * np.sin(u * 9.7))
        sheet('skirt', grid, main, .0007, free=(), smooth=1)
        band = np.zeros((6, 61, 3))
        x = np.linspace(-1, 1, 61)
        for j, t in enumerate(np.linspace(0, 1, 6)):
            band[j] = np.stack([waist * x * 1.004, side * (.0195 * np.sqrt(np.clip(1 - x * x, 0, 1)) + .0008), np.full(61, TOP + .002 - .037 * t) - .003 * np.cos(x * math.pi / 2)], 1)
        sheet('band', band, belt, .0022, free=('v0', 'v1'), smooth=1)
    return ClipHanger()
