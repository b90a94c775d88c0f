"""Slip dresses, camisoles and slip skirts: satin from two straps."""
import math
import numpy as np
from garments.garment import Cloth, Garment
from garments.panel import Panel, curve, line, mirror, steps
from garments.sheet import sheet
from garments.surface import Surface
from garments.wear import WEIGHT
from materials.cloth import cloth
from props.hanger import Hanger


def slip(colour, fabric='satin', length=1.02, chest=.225, waist=.205, hem=.36, strap_at=.088, strap_long=.135, cowl=.20, underarm=-.105, h=.0125,
         soft=1.2e-3, thick=.0006, seed=2, v_neck=0., strap=.0032, waist_seam=None, **look):
    """cowl: half the length of the neck's edge in front; more than strap_at falls in folds."""
    g = Garment()
    top = -.020 + .009 - strap_long
    UA, HE = (chest, underarm), (hem, -math.sqrt((length + .014) ** 2 - (hem - strap_at) ** 2))  # as far below the strap as the middle
    side = curve(UA, (waist - .012, underarm - .18), (waist + .05, underarm - .45), HE, n=40)
    n_side = steps(side, h)
    for name, wide, y, face, dip in (('front', cowl, -.02, -1, 0.), ('back', strap_at * .98, .02, 1, .03)):
        w = wide
        tab = max(.006, strap * 1.1)
        arm = curve((w + tab, 0), (w + .012, underarm * .55), (chest - .03, underarm * .95), UA, n=20)
        neck = curve((-w + tab, 0), (0, -v_neck * 2 if v_neck and face < 0 else -dip * 2), (w - tab, 0))
        low = curve(HE, (hem * .5, -length - .014), (-hem * .5, -length - .014), (-hem, HE[1]))
        shrink = strap_at / w
        place = lambda x, z, y=y, s=shrink: (x * (s + (1 - s) * min(1, max(0, -z / .10))), y - (1 if y < 0 else 0) * .05 * (1 - s) * max(0, 1 + z / .12) * max(0, 1 - abs(x) / .2), top + z)
        g.add(Panel(name, [('tabL', line((w - tab, 0), (w + tab, 0)), 1), ('armL', arm, None), ('sideL', side, n_side), ('hem', low, None), ('sideR', mirror(side), n_side),
                           ('armR', mirror(arm), None), ('tabR', line((-w - tab, 0), (-w + tab, 0)), 1), ('neck', neck, None)], h, place, face, 0, (0, .35 * face, 0)))
        for s, e in ((1, 'tabL'), (-1, 'tabR')):
            g.hold(name, e, lambda t, s=s, y=y: (s * strap_at - tab + 2 * tab * t, y * .55, top))
    for s in 'LR':
        g.seam('front', 'side' + s, 'back', 'side' + s)
    g.lay()
    g.x += np.random.default_rng(seed).normal(0, .001, g.x.shape) * [1, 1, 0]
    hanger = Hanger(half=.19, drop=.040, thick=(.008, .010))
    caps, wall = hanger.capsules(), [(0, -1, 0, -.094)]
    g.settle(Cloth(.008, bend=soft, damping=3.), 150, 14, 30, caps, wall)
    g.refine()
    g.settle(Cloth(.005, bend=soft * .7, damping=3.), 50, 20, 0, caps, wall)
    s = Surface(g, iron=24, smooth=20, fall=80, worn=dict(WEIGHT['soft'], seed=seed, hanger=(strap_at, top)))
    sewn = waist_seam and (lambda u, v: ((v + waist_seam).ridge(0., .0018) * -.0011, None))
    main = cloth('main', fabric, colour, lines=sewn, hem=.007, **look)
    s.mesh('slip', [main], thick)
    tape = cloth('strap', fabric, colour, **{**look, 'crease': 0.})
    bar = hanger.top - hanger.drop * (strap_at / hanger.half) ** 1.25 + .0092
    for q in (1, -1):
        x = q * strap_at
        over = [(x, .0085 * math.cos(a), bar - .007 + .0085 * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
        p = np.array([(x, .011, top - .004), *over, (x, -.011, top - .004)])
        grid = np.stack([p + np.array([d, 0, 0]) for d in (-strap, 0, strap)], 1)
        sheet('strap', grid, tape, .0012, free=(), smooth=1)
    return hanger
