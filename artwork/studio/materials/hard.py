"""The hard materials of every set: oak, brass, kraft, plaster, paper, concrete, glass, ceramic, steel."""
from .graph import Graph, shade, srgb

RED = '#a3222a'
KRAFT = '#b3875a'


def plain(name, colour, rough=.5, metallic=0.0, specular=.4):
    g = Graph(name)
    g.set(Base_Color=srgb(colour), Roughness=rough, Metallic=metallic, Specular=specular)
    return g.material


def oak(name='oak', axis=0, tone='#b4977a', dark='#8a6a4d', rough=.5, scale=1.0):
    """Oiled oak, flat-sawn: rings bent into cathedrals, pores as short dark dashes along `axis`."""
    g = Graph(name)
    here = g.place()
    along = [3.2 * scale] * 3
    along[axis] = .34 * scale
    bend = g.noise(g.scaled(here, tuple(along)), 1.0, 3, .5, .3)
    across = g.axes(here)
    u, v = [across[i] for i in range(3) if i != axis]
    length = across[axis]
    radius = g.math('SQRT', g.add(g.math('POWER', g.add(u, g.mul(length, .035)), 2.0), g.math('POWER', g.add(v, .16), 2.0)))
    rings = g.math('FRACT', g.add(g.mul(radius, 95 * scale), g.mul(bend, 7.5)))
    late = g.math('POWER', rings, 2.2)
    dash = [420 * scale] * 3
    dash[axis] = 13 * scale
    pores = g.ramp(g.noise(g.scaled(here, tuple(dash)), 1.0, 2, .6), (.56, 0.0), (.66, 1.0))
    pores = g.mul(pores, g.add(.25, g.mul(g.math('SUBTRACT', 1.0, rings), .75)))
    fibre = [150 * scale] * 3
    fibre[axis] = 2.2 * scale
    fibres = g.noise(g.scaled(here, tuple(fibre)), 1.0, 4, .62)
    cloud = g.noise(here, 2.3 * scale, 2)
    light, deep = srgb(tone), srgb(dark)
    base = g.mix(g.mul(late, .42), light, deep)
    base = g.mix(g.mul(fibres, .5), base, shade(light, 1.14))
    base = g.mix(g.mul(pores, .55), base, shade(deep, .55))
    base = g.mix(g.mul(cloud, .28), base, shade(deep, 1.12))
    base = g.mix(1.0, base, g.ramp(g.chance(), (0.0, .9), (1.0, 1.0)), 'MULTIPLY')
    height = g.math('SUBTRACT', g.mul(fibres, .35), g.mul(pores, .8))
    g.set(Base_Color=base, Specular=.38, Normal=g.bump(height, .22, .0006),
          Roughness=g.add(rough - .12, g.add(g.mul(fibres, .16), g.mul(g.noise(here, 14, 3), .1))))
    return g.material


def brass(name='brass', colour='#b8924f', rough=.26):
    """Brushed, lacquered long ago: uneven shine, slightly brown where hands do not reach."""
    g = Graph(name)
    here = g.place()
    stain = g.noise(here, 22, 5, .65)
    fine = g.noise(g.scaled(here, (30, 900, 900)), 1.0, 2, .6)
    base = g.mix(g.ramp(stain, (.45, 0.0), (.75, .6)), srgb(colour), shade(srgb('#8d6a35'), 1.0))
    g.set(Base_Color=base, Metallic=1.0, Normal=g.bump(fine, .05, .0003),
          Roughness=g.add(rough - .06, g.add(g.mul(stain, .14), g.mul(fine, .08))))
    return g.material


def kraft(name='kraft', colour=KRAFT, axis=0, worn=1.0):
    """Board that has been handled: flecked fibres, flutes seen through the liner, stains, scuffs, rubbed edges, dust at the foot."""
    g = Graph(name)
    here = g.place()
    stretch = [620.0] * 3
    stretch[axis] = 240.0
    fibre = g.noise(g.scaled(here, tuple(stretch)), 1.0, 4, .7)
    fleck = g.ramp(g.noise(here, 1100, 2, .6), (.62, 0.0), (.72, 1.0))
    pale = g.ramp(g.noise(here, 900, 2, .6), (.63, 0.0), (.74, 1.0))
    stain = g.noise(here, 5.5, 5, .6, .6)
    flute = g.math('SINE', g.mul(g.axes(here)[axis], 900.0))
    scuff = g.mul(g.ramp(g.noise(g.scaled(here, (9, 14, 60), (.3, .5, .2)), 1.0, 4, .6, .8), (.62, 0.0), (.72, 1.0)), g.ramp(g.noise(here, 11, 2), (.45, 0.0), (.6, 1.0)))
    edge = g.mul(g.ramp(g.node('NewGeometry').outputs['Pointiness'], (.505, 0.0), (.56, 1.0)), g.ramp(g.noise(here, 60, 4, .7), (.36, 0.0), (.62, 1.0)))
    foot = g.ramp(g.axes(g.node('TexCoord').outputs['Generated'])[2], (0.0, 1.0), (.16, 0.0))
    tone = srgb(colour)
    base = g.mix(g.ramp(fibre, (.3, 0.0), (.7, 1.0)), shade(tone, .94), shade(tone, 1.05))
    base = g.mix(g.mul(fleck, .34), base, shade(tone, .45))
    base = g.mix(g.mul(pale, .26), base, shade(tone, 1.5))
    base = g.mix(g.ramp(stain, (.45, 0.0), (.8, .42)), base, shade(tone, .72))
    base = g.mix(g.mul(g.mul(scuff, .46), worn), base, shade(tone, 1.55))
    base = g.mix(g.mul(g.mul(edge, .8), worn), base, srgb('#d3b48d'))
    base = g.mix(g.mul(g.mul(foot, g.ramp(stain, (.35, .1), (.7, .5))), worn), base, srgb('#7d6449'))
    hue = g.node('HueSaturation', Color=base)
    hue.inputs['Saturation'].default_value = .92
    g.link(hue.inputs['Value'], g.add(.84, g.mul(g.chance(), .26)))
    normal = g.bump(flute, .05, .0004, g.bump(fibre, .12, .0004))
    g.set(Base_Color=hue.outputs[0], Roughness=.78, Specular=.22, Normal=normal)
    return g.material


def flutes(pitch=.0072):
    """The cut edge of corrugated board: a wave of paper between two liners. uv: metres along it, 0 to 1 across it."""
    g = Graph('flutes')
    u, v, _ = g.axes(g.uv())
    wave = (u * (6.28318 / pitch)).sin() * .34 + .5
    paper = ((v - wave).abs().below(.10)).most((v - .5).abs().above(.40))
    g.set(Base_Color=g.mix(paper, srgb('#4a3623'), srgb('#c09a6c')), Roughness=.85, Specular=.15, Normal=g.bump(paper, .6, .0006))
    return g.material


def plaster(name='plaster', colour='#ece0ce', deep='#e4d6c0', rough=.9):
    """Lime plaster, the wall of all pictures: the trowel's broad waves, fine grain, a cloudy tone."""
    g = Graph(name)
    here = g.node('TexCoord').outputs['Object']
    height = g.add(g.mul(g.noise(here, 6, 2), .0016), g.mul(g.noise(here, 90, 2, .6), .00035))
    g.set(Base_Color=g.mix(g.mul(g.noise(here, 2.1, 1), .4), srgb(colour), srgb(deep)), Roughness=rough, Specular=.15,
          Normal=g.bump(height, 1.0, 1.0))
    return g.material


def concrete(name='concrete', colour='#a49c90', rough=.42):
    """A ground and sealed floor: clouds, aggregate, scuffs that break the reflection."""
    g = Graph(name)
    here = g.node('TexCoord').outputs['Object']
    cloud = g.noise(here, .9, 6, .6, .7)
    grain = g.noise(here, 90, 4, .7)
    stone = g.ramp(g.cells(here, 120), (.0, 1.0), (.35, 0.0))
    scuff = g.noise(g.scaled(here, (5, 1.2, 1)), 2.2, 5, .7, 1.5)
    tone = srgb(colour)
    base = g.mix(g.ramp(cloud, (.3, 0.0), (.7, 1.0)), shade(tone, .8), shade(tone, 1.12))
    base = g.mix(g.mul(grain, .25), base, shade(tone, .7))
    base = g.mix(g.mul(stone, .12), base, shade(tone, 1.35))
    g.set(Base_Color=base, Specular=.4, Normal=g.bump(grain, .05, .001, g.bump(cloud, .05, .01)),
          Roughness=g.add(rough - .14, g.add(g.mul(scuff, .26), g.mul(grain, .12))))
    return g.material


def paper(name='paper', colour='#efe7d9', rough=.75, tooth=.35, thin=0.0):
    """Uncoated stock with a tooth; `thin` lets light through."""
    g = Graph(name)
    here = g.place()
    felt = g.noise(here, 900, 3, .6)
    cloud = g.noise(here, 28, 4, .6)
    tone = srgb(colour)
    base = g.mix(g.mul(cloud, .3), shade(tone, 1.03), shade(tone, .88))
    base = g.mix(g.mul(felt, .16), base, shade(tone, .8))
    normal = g.bump(felt, tooth, .00025, g.bump(cloud, .12, .0016))
    g.set(Base_Color=base, Roughness=rough, Specular=.28, Normal=normal)
    if thin:
        g.translucent(thin, base, normal)
    return g.material


def tissue(name='tissue', colour='#f0eadd'):
    return paper(name, colour, .62, .15, .42)


def steel(name='steel', colour='#cfc9be', rough=.45):
    """Powder-coated: an orange-peel skin with small knocks."""
    g = Graph(name)
    here = g.place()
    peel = g.noise(here, 600, 2)
    knock = g.ramp(g.noise(here, 70, 3, .7), (.68, 0.0), (.74, 1.0))
    tone = srgb(colour)
    g.set(Base_Color=g.mix(g.mul(knock, .35), tone, shade(tone, .5)), Roughness=rough, Specular=.4,
          Normal=g.bump(peel, .12, .0004))
    return g.material


def ceramic(name='ceramic', colour='#e4ddd0', rough=.25):
    """Glazed stoneware with iron specks."""
    g = Graph(name)
    here = g.place()
    speck = g.ramp(g.noise(here, 480, 2, .6), (.7, 0.0), (.76, 1.0))
    pool = g.noise(here, 14, 3)
    tone = srgb(colour)
    base = g.mix(g.mul(speck, .6), g.mix(g.mul(pool, .3), tone, shade(tone, .86)), srgb('#6a4c33'))
    g.set(Base_Color=base, Roughness=g.add(rough, g.mul(pool, .15)), Specular=.5, Normal=g.bump(pool, .08, .004))
    return g.material


def glass(name='glass'):
    g = Graph(name)
    g.set(Base_Color=(1, 1, 1, 1), Roughness=.02, Transmission=1.0, IOR=1.45)
    return g.material


def glow(name, colour, strength):
    """A bright surface that a camera may see, such as the sky behind a window."""
    g = Graph(name)
    light = g.node('Emission', Color=srgb(colour), Strength=strength)
    g.tree.links.new(light.outputs[0], g.out.inputs[0])
    return g.material
