"""Fabrics. Each is a height (threads, stitches, creases, seams) and a colour; uv are metres in the pattern,
`marks` the distances to the nearest finished edge and the nearest seam."""
from materials import prints, weave
from materials.graph import Graph, Value, srgb

# nap: depth of the fibre noise; relief: how much of the weave's height shows; streak: contrast of thread to thread; hollow: how much darker the ground between threads or grains is; crease: depth of crumpling, in metres; melange: contrast of fibres; brushed: contrast of a nap that was stroked; velvet: glow at the rim; hair: contrast of stray fibres
FABRICS = {
    'wool': dict(nap=.00030, melange=.26, velvet=.16, rough=.95, crease=.0005, hair=.30),
    'lambswool': dict(weave='serge', nap=.00024, melange=.26, velvet=.12, rough=.95, crease=.0006, hollow=.36, streak=.12, hair=.50),
    'cashmere': dict(nap=.00026, melange=.14, velvet=.30, rough=.95, crease=.0002),
    'suiting': dict(weave='gabardine', nap=.00006, melange=.12, streak=.10, velvet=.03, rough=.85, crease=.0004, sheen=.1, depth=.7, hollow=.40),
    'tweed': dict(nap=.00045, melange=.45, velvet=.15, rough=.97, crease=.0003),
    'linen': dict(weave='linen', relief=.42, melange=.10, streak=.44, velvet=0., rough=.9, crease=.0015, through=.10, calm=.10, depth=.90),
    'poplin': dict(weave='poplin', calm=.04, melange=.04, streak=.12, velvet=0., rough=.8, crease=.0009, through=.10),
    'jersey': dict(weave='jersey', melange=.10, velvet=.06, rough=.92, crease=.0010, through=.05, hollow=.3),
    'canvas': dict(weave='linen', melange=.06, streak=.12, velvet=0., rough=.85, crease=.0008),
    'denim': dict(weave='denim', melange=.16, streak=.26, velvet=0., rough=.92, crease=.0006, depth=.36, calm=.30),
    'satin': dict(nap=.00003, melange=.04, velvet=.04, rough=.50, crease=.0001, gloss=.45, calm=.08, depth=.68, streak=.14),
    'gabardine': dict(weave='gabardine', calm=.04, depth=.88, nap=.00004, melange=.10, velvet=.02, rough=.8, crease=.0007, through=.03, hollow=.40, streak=.22),
    'nylon': dict(weave='poplin', melange=.03, velvet=0., rough=.46, crease=.0007, through=.04, calm=.04, depth=.92, streak=.16),
    'leather': dict(weave='pebble', nap=.00001, melange=.05, velvet=0., rough=.43, crease=.0007, specular=.42, sheen=0., calm=.12, depth=.85, hollow=.2),
    'calf': dict(nap=.000006, melange=.02, velvet=0., rough=.30, crease=.0002, specular=.5, sheen=0., calm=.1, depth=.7),
    'nappa': dict(nap=.000006, melange=.02, velvet=0., rough=.40, crease=.0007, specular=.45, sheen=0., calm=.12, depth=.84),
    'suede': dict(nap=.00030, melange=.40, velvet=.12, rough=.98, crease=.0006, brushed=.55, sheen=.1),
    'raffia': dict(weave='raffia', nap=.0001, depth=.60, calm=-.15, melange=.22, velvet=0., rough=.62, crease=0., specular=.3, sheen=0.),
    'corduroy': dict(weave='wale', melange=.12, velvet=.22, rough=.95, crease=.0004),
    'silk': dict(nap=.00002, melange=.02, velvet=.03, rough=.45, crease=.0006, gloss=.4, through=.06, calm=.12, streak=.18),
    'knit': dict(weave='stocking', calm=.08, melange=.16, velvet=.20, rough=.97, crease=.0003),
    'rib': dict(weave='rib', calm=-.07, melange=.16, velvet=.20, rough=.97, crease=0., displace=True),
    'aran': dict(weave='aran', calm=-.07, melange=.14, velvet=.18, rough=.97, crease=0., displace=True),
}
_WEAVES = {
    'linen': lambda: weave.plain(.00060, .34), 'poplin': lambda: weave.plain(.00032, .10, .10), 'jersey': lambda: weave.stocking(.0011, .0009),
    'denim': weave.denim, 'serge': weave.serge, 'gabardine': weave.twill, 'wale': weave.wale, 'pebble': weave.pebble, 'raffia': weave.raffia, 'stocking': weave.stocking, 'rib': weave.rib, 'aran': weave.aran,
}
GOLD = ('blossom', 'zari')  # their second colour is metal thread
PATTERNS = {
    'stripe': weave.stripe, 'breton': weave.breton, 'pinstripe': weave.pinstripe, 'gingham': weave.gingham, 'windowpane': weave.windowpane,
    'herringbone': weave.herringbone, 'houndstooth': weave.houndstooth, 'strips': weave.strips,
    'batik': prints.kawung, 'blossom': prints.blossom, 'zari': prints.zari,
}


def dyed(colour, calm=.24, depth=1.):
    """The film makes colours richer than they are: cloth starts paler in hue."""
    c = srgb(colour)[:3]
    grey = .2126 * c[0] + .7152 * c[1] + .0722 * c[2]
    depth = min(depth, .85 / (max(c) + (grey - max(c)) * calm))  # no white cloth gives back more: it would lose its folds
    return tuple((v + (grey - v) * calm) * depth for v in c) + (1.,)


def darker(colour, by):
    """The same hue for the shadow of a seam."""
    return '#' + ''.join(f'{round(int(colour[i:i + 2], 16) * by):02x}' for i in (1, 3, 5))


def cloth(name, fabric, colour, accent=None, pattern='solid', fine=None, stitch=0., hem=0., seam=.0006, worn=0., lines=None, thread=None, crease=None, move=(0., 0.), bare=None, fade=None):
    """stitch: distance of the topstitching from an edge; hem: depth of the turned hem; worn: fading at seams, fade(u, v): where the leg rubs (denim);
    move: where the pattern's repeat begins; bare(u, v): 1 where there is no pattern; lines(u, v) adds heights of the garment's own, such as a placket, and where thread of another colour shows."""
    f = FABRICS[fabric]
    m = Graph(name)
    uv = m.uv()
    u, v, _ = m.axes(uv)
    edge, beside, _ = m.axes(m.uv('marks'))
    height = m.noise(uv, 900, 1, .65) * f.get('nap', .00006)
    fibre = m.noise(uv, 620, 2, .7)
    if 'weave' in f:
        heights, *repeat = _WEAVES[f['weave']]()
        w = Value(m, m.tile(uv, heights, *repeat))
        height = w * f.get('relief', 1.) + height
    depth = f['crease'] if crease is None else crease
    if depth:
        soft = m.noise(uv, 9, 2, .5, .7)
        # Creases meet at angles, nearly straight, and run out: the edges of cells, here and there.
        bent = m.mix(.010, uv, m.node('TexNoise', Vector=uv, Scale=13, Detail=2).outputs[1], 'LINEAR_LIGHT')
        sharp = 1 - m.cells(m.scaled(bent, (1, .62, 1), (0, 0, .25)), 15, 'DISTANCE_TO_EDGE') * 4.5
        height = height + soft * depth * 2.2 + sharp.most(0.).power(2.) * (m.noise(uv, 7, 2, .6) - .50).most(0.) * depth * 1.8
    groove = beside.ridge(0., .0016)
    pucker = (m.noise(uv, 150, 2, .6) - .5) * beside.ridge(0., .009)  # the thread draws the cloth together
    height = height - groove * seam * 1.3 + pucker * (seam * 2.2)
    # Fibres close up, then the slow unevenness of dyeing, wear and pressing.
    tone = (fibre - .5) * f['melange'] * 2 + 1 - groove * .30 - beside.ridge(.0045, .0030) * .06 + pucker * .10 + (m.noise(uv, 210, 2, .6) - .5) * f['melange'] + (m.noise(uv, 14, 3, .55) - .5) * .07
    if 'hollow' in f:  # as a colour, because few samples lose what light alone shows
        tone = tone + (w * float(1 / heights.mean()) - 1) * f['hollow']
    if 'brushed' in f:  # a nap that hands have stroked this way and that
        tone = tone + (m.noise(m.scaled(uv, (34, 15, 1), (0, 0, .5)), 1, 3, .62, .6) - .5) * f['brushed'] + (m.noise(m.scaled(uv, (160, 60, 1), (0, 0, .5)), 1, 2, .6) - .5) * f['brushed'] * .6
    if 'hair' in f:  # stray fibres lie on it, each for a stretch
        for seed in (0, .37):
            fibre = 1 - (m.noise(m.scaled(uv, move=(seed, seed)), 95, 1, .4) - .5).abs() / .007
            fibre = fibre.most(0.) * m.noise(uv, 70 + 20 * seed, 2, .5).step(.54, .60)
            tone, height = tone + fibre * f['hair'], height + fibre * .00010
    if 'streak' in f:
        warp, weft = (m.noise(m.scaled(uv, by), 1, 2, .6) for by in ((1500, 22, 1), (22, 1500, 1)))
        tone = tone + (warp + weft - 1) * f['streak']
    dash = (((u + v) * 1800).sin() * .5 + .5).power(.35)  # a stitch and its gap
    if stitch:
        at = edge.ridge(stitch, .00045)
        height = height - edge.ridge(stitch, .0012) * .00022 + at * dash * .00018
        tone = tone - edge.ridge(stitch, .0009) * (1 - dash * .75) * .26
    if hem:
        height = height - edge.step(hem - .0012, hem + .0012) * .0005 - edge.ridge(hem, .0010) * .0003
        tone = tone - edge.ridge(hem, .0011) * (1 - dash * .5) * .24 - edge.ridge(0., hem) * .035  # a line of stitches; two layers let less light through
    ink = None
    if lines:
        more, ink = lines(u, v)
        height = height + more
    dye = lambda c: dyed(c, f.get('calm', .24), f.get('depth', 1.))
    base = dye(colour)
    if pattern == 'tartan':
        base = m.tile(uv, *weave.tartan(base, dye(accent), dye(fine or '#d9b64a')))
    elif pattern == 'floral':
        base = m.tile(uv, *prints.meadow(base, dye(accent), dye(fine or '#6f7f5c')))
    elif pattern != 'solid':
        drawn = m.mix(.0045, uv, m.node('TexNoise', Vector=uv, Scale=26, Detail=1).outputs[1], 'LINEAR_LIGHT') if pattern == 'batik' else uv  # by hand
        figure = Value(m, m.tile(m.scaled(drawn, (1, 1, 1), move=move), *PATTERNS[pattern]()))
        if bare:
            figure = figure * (1 - bare(u, v))
        base = m.mix(figure, base, dye(accent))
    if fabric == 'denim':
        pale = tuple(min(1, c * 3.4 + .07) for c in dye(colour)[:3]) + (1,)
        rope = m.noise(uv, 110, 2, .6).power(2.) * 2.6  # a seam puckers, and only its ridges rub
        worn_by = (m.noise(uv, 5, 4, .6, .4) - .46).most(0.) * .7 * worn + (beside.ridge(.004, .006) * .34 + edge.ridge(0., .005) * .5 + edge.ridge(hem, .004) * .3) * rope * worn
        if fade:
            worn_by = worn_by + fade(u, v) * (m.noise(uv, 17, 4, .65, .5) + .5) * worn
        base = m.mix((Value(m, m.tile(uv, *weave.undyed())) * .7 + worn_by).least(1.), base, pale)
    if f.get('weave') in ('aran', 'rib', 'stocking'):
        deep = {'aran': .0035, 'rib': .0016, 'stocking': .0007}[f['weave']]
        tone = tone * ((w / deep).least(1.) * .16 + .84)
        if f['weave'] == 'aran':  # as a colour too: without its stitches a cable is clay
            tone = tone * (Value(m, m.tile(uv, *weave.stitches())) * .66 + .68)
    if thread:
        where = edge.ridge(stitch, .00038) if stitch else None
        where = ink if where is None else where if ink is None else where + ink
        base = m.mix((where * dash * 1.3).least(.95), base, dyed(thread, .12, .9))
    shade = m.node('CombineXYZ', X=tone, Y=tone, Z=tone).outputs[0]
    base = m.mix(1., base, shade, 'MULTIPLY')
    if pattern in GOLD:
        height = height + figure * .00022
    if 'gloss' in f:
        height = height + m.noise(m.scaled(uv, (1900, 70, 1)), 1, 2, .6) * .00003  # the floats of satin
    normal = m.bump(height)
    m.set(Base_Color=base, Roughness=f['rough'], Specular=f.get('specular', .15), Normal=normal, Sheen=f.get('sheen', .2), Sheen_Tint=.7)
    if 'gloss' in f:
        along = m.node('Tangent', {'direction_type': 'UV_MAP', 'uv_map': 'uv'})
        m.set(Specular=f['gloss'], Specular_Tint=.7, Anisotropic=.6, Tangent=along, Sheen=.5, Sheen_Tint=.8)
    if pattern in GOLD:
        m.set(Metallic=figure * .75, Roughness=figure * (.36 - f['rough']) + f['rough'])
    shader = m.surface.outputs[0]
    if f['velvet']:
        shader = m.blend(f['velvet'], shader, m.node('BsdfVelvet', Color=m.mix(.25, base, (1, .97, .92, 1)), Sigma=.55, Normal=normal).outputs[0])
    if f.get('through'):
        shader = m.blend(f['through'], shader, m.node('BsdfTranslucent', Color=base, Normal=normal).outputs[0])
    m.link(m.out.inputs['Surface'], shader)
    if f.get('displace'):
        d = m.node('Displacement', Height=w, Midlevel=0., Scale=1.)
        m.link(m.out.inputs['Displacement'], d)
        m.material.cycles.displacement_method = 'BOTH'
    return m.material

