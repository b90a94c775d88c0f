"""What lies on the workroom's table and hangs above it while a wardrobe is taken in."""
import numpy as np
from materials.graph import Graph, srgb
from materials.hard import paper, plain
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.clothes import hang
from props.garment_bag import tag
from props.ribbon import strip
from props.shapes import frame, put, turned
from .workroom import TABLE


def _tape():
    """Smooth outside; its sides show turn upon turn."""
    g = Graph('tape roll')
    x, y, _ = g.axes(g.object())
    side = g.axes(g.node('TexCoord').outputs['Normal'])[2].abs().step(.5, .8)
    turns = g.noise(g.node('CombineXYZ', X=(x * x + y * y).power(.5) * 1500).outputs[0], 1, 2, .6)
    base = g.mix(side * .55, srgb('#a9743f'), srgb('#c9a574'))
    base = g.mix((turns - .4).most(0.) * side * 1.6, base, srgb('#7d5630'))
    g.set(Base_Color=base, Roughness=side * .35 + .34, Specular=.42)
    return g.material


def roll(pose):
    """Kraft tape on its grey core, the end standing off a little."""
    r, high = .053, .048
    edge = .0008
    for profile, stock in (([(.0405, 0), (r - edge, 0), (r, edge), (r, high - edge), (r - edge, high), (.0405, high)], _tape()),
                           ([(.0402, .0003), (.0405, .0003), (.0405, high + .0004), (.0378, high + .0004), (.0376, .0006)], paper('core', '#a39684', .85, .3))):
        ring = put(turned(profile, stock, 'roll', 96), within=pose)
        ring.modifiers.new('crisp', 'EDGE_SPLIT').split_angle = .7
    t = np.linspace(0, 1, 50)
    angle = -1.9 + .55 * t
    off = .0006 + .016 * np.clip((t - .35) / .65, 0, 1) ** 1.6
    path = np.c_[(r + off) * np.cos(angle), (r + off) * np.sin(angle), t * 0 + high / 2]
    strip(path, (0, 0, 1), high, plain('tape', '#a9743f', .36, specular=.42), .0003).matrix_world = pose


def morning_work(metal):
    z = TABLE
    box(frame((-.98, .20, z), (0, 0, 9)), (.44, .36, .27), 8, label_at=(.12, .09))
    box(frame((-.96, .21, z + .272), (0, 0, -4)), (.40, .34, .20), 15, labelled=False)
    stack(frame((-.42, .10, z), (0, 0, -5)), [
        ((.30, .235), 3, .0185, .0095, knit('grey', '#77726b', '#413d39', .0038), 1.2), ((.295, .23), 4, .0155, .0092, knit('cream', '#dccfb8', '#a3927a', .005), 1.1),
        ((.275, .22), 4, .0065, .0018, cotton('blue', '#a5b5c5'), .8), ((.275, .22), 4, .0065, .0018, cotton('white', '#e9e4da'), .8)], 21)
    stack(frame((1.22, .14, z), (0, 0, 6)), [((.28, .22), 3, .018, .0095, knit('red', '#8f2a2e', '#521418'), 1.2), ((.28, .22), 3, .018, .0095, knit('navy', '#2b3448', '#141a28'), 1.2)], 31)
    for x, key, turn, depth in ((-.12, 'sky-linen-shirt', 14, .9), (.55, 'camel-wool-coat', 20, .9), (1.02, 'navy-wool-blazer', 70, .75), (1.13, 'oat-cable-jumper', 74, .75), (1.24, 'red-slip-dress', 78, .8), (1.36, 'sand-linen-blazer', 72, .75)):
        pose = frame((x, .70, 2.06), (0, .5, turn))
        hang(pose, key, depth)
        if key == 'sky-linen-shirt':
            tag(pose @ frame((0, -.05, 0)), 4)
