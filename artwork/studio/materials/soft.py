"""The cloths of the sets: table linen, knit and cotton in folded stacks, calico of dust bags. uv is in metres."""
from .graph import Graph, shade, srgb


def linen(name='linen', colour='#ddd3c2', thread=.00055, rough=.85):
    """Plain weave with slubs: each crossing shows, some threads are thick."""
    g = Graph(name)
    u, v, _ = g.axes(g.uv())
    pitch = 3.14159 / thread
    slub_u = g.noise(g.scaled(g.uv(), (1 / thread * .55, 9, 1)), 1.0, 2, .6)
    slub_v = g.noise(g.scaled(g.uv(), (9, 1 / thread * .55, 1)), 1.0, 2, .6)
    warp = g.math('ABSOLUTE', g.math('SINE', g.add(g.mul(u, pitch), g.mul(slub_v, 1.2))))
    weft = g.math('ABSOLUTE', g.math('SINE', g.add(g.mul(v, pitch), g.mul(slub_u, 1.2))))
    over = g.math('GREATER_THAN', g.math('MULTIPLY', g.math('SINE', g.mul(u, pitch)), g.math('SINE', g.mul(v, pitch))), 0.0)
    height = g.mix(over, g.mul(warp, g.add(.6, g.mul(slub_u, .8))), g.mul(weft, g.add(.6, g.mul(slub_v, .8))))
    crease = g.noise(g.uv(), 24, 4, .5, .5)
    tone = srgb(colour)
    slubs = g.add(g.mul(slub_u, .5), g.mul(slub_v, .5))
    base = g.mix(g.ramp(slubs, (.35, 0.0), (.65, 1.0)), shade(tone, .86), shade(tone, 1.06))
    base = g.mix(g.mul(g.math('SUBTRACT', 1.0, height), .3), base, shade(tone, .5))
    normal = g.bump(height, .7, thread * .5, g.bump(crease, .25, .004))
    g.set(Base_Color=base, Roughness=rough, Specular=.2, Sheen=.25, Normal=normal)
    g.translucent(.1, base, normal)
    return g.material


def knit(name, colour, deep=None, stitch=.0042, rough=.9):
    """Stockinette: columns of little Vs, with fuzz."""
    g = Graph(name)
    u, v, _ = g.axes(g.uv())
    drift = g.noise(g.uv(), 35, 3, .5)
    column = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.add(g.mul(u, 1 / stitch), g.mul(drift, .9))), .5))
    leg = g.math('SINE', g.mul(column, 6.2832))
    row = g.math('ABSOLUTE', g.math('SINE', g.mul(g.add(g.mul(v, 1 / (stitch * .78)), g.add(g.mul(column, 1.5), g.mul(drift, .7))), 3.14159)))
    yarn = g.noise(g.uv(), 2400, 3, .7)
    height = g.mul(leg, g.add(.3, g.mul(row, .7)))
    tone, low = srgb(colour), srgb(deep) if deep else shade(srgb(colour), .55)
    base = g.mix(g.add(g.mul(height, .65), g.mul(yarn, .35)), low, tone)
    base = g.mix(g.mul(g.noise(g.uv(), 12, 3), .25), base, shade(tone, .8))
    soft = g.bump(g.noise(g.uv(), 60, 3), .2, .003)
    g.set(Base_Color=base, Roughness=rough, Specular=.15, Sheen=.8, Sheen_Tint=.6,
          Normal=g.bump(g.add(g.mul(height, .75), g.mul(yarn, .25)), .85, stitch * .45, soft))
    return g.material


def cotton(name, colour, rough=.82, thin=.08, crease=.3, tight=1600):
    """Poplin or calico: fine threads, small creases."""
    g = Graph(name)
    a = g.noise(g.scaled(g.uv(), (40, tight, 1)), 1.0, 3, .6)
    b = g.noise(g.scaled(g.uv(), (tight, 40, 1)), 1.0, 3, .6)
    thread = g.add(g.mul(a, .5), g.mul(b, .5))
    tone = srgb(colour)
    base = g.mix(g.ramp(thread, (.35, 0.0), (.65, 1.0)), shade(tone, .86), shade(tone, 1.05))
    slack = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(g.scaled(g.uv(), (1.6, 1, 1)), 7.5, 3, .5, 1.1), .5))
    normal = g.bump(thread, .35, .0003, g.bump(g.noise(g.uv(), 26, 4, .55, .7), crease, .006, g.bump(slack, crease, .022)))
    g.set(Base_Color=base, Roughness=rough, Specular=.2, Sheen=.2, Normal=normal)
    if thin:
        g.translucent(thin, base, normal)
    return g.material
