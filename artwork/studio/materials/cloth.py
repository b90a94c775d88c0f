"""Fabrics. Each is a height (threads, stitches, creases, seams) and a colour; uv are metres in the pattern,
`marks` the distances to the nearest finished edge and the nearest seam."""
import bpy
from materials import weave
from materials.nodes import Material, linear

# nap: depth of the fibre noise; crease: depth of crumpling, in metres; melange: contrast of fibres; velvet: glow at the rim
FABRICS = {
    'wool': dict(nap=.00030, melange=.20, velvet=.16, rough=.95, crease=.00015),
    'cashmere': dict(nap=.00026, melange=.14, velvet=.30, rough=.95, crease=.0002),
    'suiting': dict(nap=.00008, melange=.14, velvet=.03, rough=.85, crease=.00018, sheen=.1, depth=.7),
    'tweed': dict(nap=.00045, melange=.45, velvet=.15, rough=.97, crease=.0003),
    'linen': dict(weave='linen', melange=.34, velvet=0., rough=.9, crease=.0023, through=.10),
    'poplin': dict(weave='poplin', melange=.05, velvet=0., rough=.8, crease=.0009, through=.10),
    'jersey': dict(weave='jersey', melange=.10, velvet=.06, rough=.92, crease=.0010, through=.05),
    'canvas': dict(weave='linen', melange=.10, velvet=0., rough=.85, crease=.0008),
    'denim': dict(weave='twill', melange=.50, velvet=0., rough=.92, crease=.0014),
    'satin': dict(nap=.00001, melange=.0, velvet=0., rough=.36, crease=.0003, gloss=.65, calm=.02, depth=.68),
    'silk': dict(nap=.00002, melange=.02, velvet=.03, rough=.45, crease=.0006, gloss=.4, through=.06, calm=.12),
    'knit': dict(weave='stocking', calm=.08, melange=.16, velvet=.20, rough=.97, crease=.0003),
    'rib': dict(weave='rib', calm=.08, melange=.16, velvet=.20, rough=.97, crease=0., displace=True),
    'aran': dict(weave='aran', calm=.08, melange=.14, velvet=.18, rough=.97, crease=0., displace=True),
}
_WEAVES = {
    'linen': lambda: weave.plain(.0011, .60, .20), 'poplin': lambda: weave.plain(.00045, .12, .12), 'jersey': lambda: weave.stocking(.0011, .0009),
    'twill': weave.twill, 'stocking': weave.stocking, 'rib': weave.rib, 'aran': weave.aran,
}
PATTERNS = {
    'stripe': weave.stripe, 'breton': weave.breton, 'pinstripe': weave.pinstripe, 'gingham': weave.gingham, 'windowpane': weave.windowpane,
    'herringbone': weave.herringbone, 'houndstooth': weave.houndstooth,
}


def dyed(colour, calm=.24, depth=1.):
    """The film makes colours richer than they are: cloth starts paler in hue."""
    c = linear(colour)[:3]
    grey = .2126 * c[0] + .7152 * c[1] + .0722 * c[2]
    return tuple((v + (grey - v) * calm) * depth for v in c) + (1.,)


def cloth(name, fabric, colour, accent=None, pattern='solid', fine=None, stitch=0., hem=0., seam=.0006, worn=0., lines=None, thread=None, crease=None):
    """stitch: distance of the topstitching from an edge; hem: depth of the turned hem; worn: fading at seams (denim);
    lines(u, v) adds heights of the garment's own, such as a placket, and where thread of another colour shows."""
    f = FABRICS[fabric]
    m = Material(name)
    uv = m.uv()
    u, v, _ = m.split(uv)
    edge, beside, _ = m.split(m.uv('marks'))
    height = m.noise(uv, 900, 1, .65) * f.get('nap', .00006)
    fibre = m.noise(uv, 620, 2, .7)
    if 'weave' in f:
        w = m.value(m.tile(uv, *_WEAVES[f['weave']]()))
        height = w + height
    depth = f['crease'] if crease is None else crease
    if depth:
        soft = m.noise(uv, 9, 2, .5, .7)
        sharp = 1 - (m.noise(uv, 11, 2, .45, 1.3) * 2 - 1).abs() * 2.2
        height = height + soft * depth * 2.2 + sharp.most(0.).power(3.) * depth * .55
    groove = beside.ridge(0., .0016)
    height = height - groove * seam
    tone = (fibre - .5) * f['melange'] * 2 + 1 - groove * .16
    if stitch:
        at = edge.ridge(stitch, .0011)
        dash = (((u + v) * 1900).sin() * .5 + .5).power(.5)
        height = height - at * .0003 + at * dash * .00015
        tone = tone - at * (1 - dash * .55) * .14
    if hem:
        height = height - edge.step(hem - .0012, hem + .0012) * .0005 - edge.ridge(hem, .0010) * .0003
        tone = tone - edge.ridge(hem, .0010) * .10
    ink = None
    if lines:
        more, ink = lines(u, v)
        height = height + more
    dye = lambda c: dyed(c, f.get('calm', .24), f.get('depth', 1.))
    base = dye(colour)
    if pattern == 'tartan':
        base = m.tile(uv, *weave.tartan(base, dye(accent), dye(fine or '#d9b64a')))
    elif pattern != 'solid':
        base = m.mix(m.value(m.tile(uv, *PATTERNS[pattern]())), base, dye(accent))
    if f.get('weave') == 'twill':
        pale = tuple(min(1, c * 2.6 + .10) for c in dye(colour)[:3]) + (1,)
        worn_by = (m.noise(uv, 5, 4, .6, .4) - .42).most(0.) * 1.1 * worn + beside.ridge(.004, .006) * .22 * worn + edge.ridge(0., .004) * .4 * worn
        base = m.mix((fibre - .52).most(0.) * 1.7 + worn_by, base, pale)
    if f.get('weave') in ('aran', 'rib', 'stocking'):
        deep = {'aran': .0035, 'rib': .0016, 'stocking': .0007}[f['weave']]
        tone = tone * ((w / deep).least(1.) * .30 + .72)
    if thread:
        at = (u + v) * 2100
        seen = (at.sin() * .5 + .5).power(.6)
        where = edge.ridge(stitch, .0010) if stitch else None
        where = ink if where is None else where if ink is None else where + ink
        base = m.mix((where * seen).least(.9), base, dye(thread))
    shade = m.node('CombineXYZ', X=tone, Y=tone, Z=tone).outputs[0]
    base = m.mix(1., base, shade, 'MULTIPLY')
    normal = m.bump(height)
    m.set(Base_Color=base, Roughness=f['rough'], Specular=.5 if 'gloss' in f else .15, Normal=normal, Sheen=f.get('sheen', .2), Sheen_Tint=.7)
    if 'gloss' in f:
        m.set(Specular=f['gloss'], Specular_Tint=.55, Anisotropic=.55, Sheen=.5, Sheen_Tint=.8)
    shader = m.principled.outputs[0]
    if f['velvet']:
        shader = _mix(m, f['velvet'], shader, m.node('BsdfVelvet', Color=m.mix(.25, base, (1, .97, .92, 1)), Sigma=.55, Normal=normal).outputs[0])
    if f.get('through'):
        shader = _mix(m, f['through'], shader, m.node('BsdfTranslucent', Color=base, Normal=normal).outputs[0])
    m.tree.links.new(shader, m.output.inputs['Surface'])
    if f.get('displace'):
        d = m.node('Displacement', Height=w, Midlevel=0., Scale=1.)
        m.tree.links.new(d.outputs[0], m.output.inputs['Displacement'])
        m.material.cycles.displacement_method = 'BOTH'
    return m.material


def _mix(m, factor, a, b):
    n = m.node('MixShader', Fac=factor)
    m.tree.links.new(a, n.inputs[1])
    m.tree.links.new(b, n.inputs[2])
    return n.outputs[0]
