"""A fisherman's raincoat: straight, rubbered, snaps instead of buttons, a corduroy collar, two pockets with flaps."""
import math
from garments.button import button, thread
from garments.sheet import laid, sheet
from garments.shirt import shirt
from materials.cloth import cloth
from materials.hard import plain


def raincoat(colour, collar, fabric='nylon', length=.90):
    snap = plain('snap', '#b9a27a', .32, 1.)

    def details(s, b, body, part):
        for q in (1, -1):
            def pouch(u, t, q=q):
                x = (u - .5) * 2
                return q * .138 + x * .082, -.590 - t * (.185 - .012 * abs(x) ** 4)

            def flap(u, t, q=q):
                x = (u - .5) * 2
                return q * .138 + x * .086, -.575 - t * (.062 - .008 * abs(x) ** 3)
            for name, outline, lift, free in (('pouch', pouch, .0040, ('v1', 'u0', 'u1')), ('flap', flap, .0090, ('v1', 'u0', 'u1'))):
                grid, uv = laid(s, 'front', outline, lambda u, t, h=lift: h + .0022 * t * math.sin(math.pi * u), 30, 20)
                sheet(name, grid, part, .0016, uv=uv, free=free)
            p, n = s.at('front', q * .138, -.620)
            button(p, n, snap, thread(colour), .0066, .0112, shank=True)
    return shirt(fabric, colour, thick=.0020, soft=1.4e-5, cuff=0, weight='coat', buttons=7, first=.075, apart=.105, opening=.030, thread=colour, shell=snap, shank=True,
                 collar_of=cloth('collar', 'corduroy', collar, stitch=.006, seam=0.), collar_shape=dict(stand=.032, fall=.058, point=.082, spread=.55, thick=.0030, stitch_lift=.0045), more=details,
                 block=dict(neck=.078, shoulder=.240, slope=.052, chest=.300, hem=.330, length=length, underarm=-.29, curve_hem=0.,
                            sleeve=dict(length=.555, width=.185, cap=.09, cuff=.145, tilt=9), ring=(.056, .056)))
