"""One entry a garment of the catalogue: how it is made, and in which of the two frames it is photographed."""
import os
import re
from garments.lower import pleated_skirt, trousers
from garments.pullover import pullover
from garments.scarf import scarf
from garments.shirt import shirt
from garments.slip import slip
from garments.tailored import tailored

_CATALOGUE = os.path.join(os.path.dirname(__file__), '../../../lib/domain/wardrobe/garment.ts')
COLOURS = dict(re.findall(r"^  (\w+): '(#[0-9a-f]{6})',", open(_CATALOGUE).read(), re.M))
C = type('Colours', (), COLOURS)

# Height of what the picture shows and of its middle, in metres from the hanger's bar.
NEAR, FAR = dict(frame=1.06, centre=-.345), dict(frame=1.36, centre=-.535)

SHOTS = {
    'camel-wool-coat': dict(FAR, make=lambda: tailored('wool', C.camel, block=dict(length=1.04, hem=.30, lap=.028, breakpoint=-.47), buttons=(-.50, -.63, -.76),
                                                       flaps=((.165, -.68),), welt=None, lining='#7b5a3c')),
    'navy-wool-blazer': dict(NEAR, make=lambda: tailored('suiting', C.navy, double=True, button_kind='gilt', button_radius=.0105, buttons=(-.47, -.58), thick=.0022,
                                                         block=dict(length=.74, hem=.265, lap=.075, breakpoint=-.44, notch=(.130, -.150), tip=(.168, -.112), collar_tip=(.118, -.100)),
                                                         flaps=((.158, -.565),), lining='#3a4256')),
    'oat-cable-jumper': dict(NEAR, make=lambda: pullover('aran', C.oat, thick=.0055, neck=.024, block=dict(
        neck=.088, shoulder=.235, slope=.052, chest=.275, hem=.285, length=.60, underarm=-.26,
        sleeve=dict(length=.56, width=.175, cap=.10, cuff=.105, tilt=12, band=.085, gather=.12)))),
    'sky-linen-shirt': dict(NEAR, make=lambda: shirt('linen', C.sky, seams=C.denim)),
    'red-slip-dress': dict(FAR, make=lambda: slip(C.red, length=.98)),
    'charcoal-wool-trousers': dict(FAR, make=lambda: trousers('suiting', C.charcoal, C.silver, 'pinstripe')),
    'indigo-straight-jeans': dict(FAR, make=lambda: trousers('denim', C.indigo, jeans=True, thread='#b07a3c', thick=.0024, worn=1., waist=.20, hip=.242, hem=(.050, .205), length=1.02)),
    'sage-pleated-skirt': dict(NEAR, make=lambda: pleated_skirt(C.sage, length=.68)),
    'breton-t-shirt': dict(NEAR, make=lambda: pullover('jersey', C.white, C.navy, 'breton', trim='jersey', thick=.0013, neck=.016, cuff=0, band=0, soft=6e-5, block=dict(
        neck=.108, front_drop=.070, shoulder=.215, slope=.046, chest=.250, hem=.255, length=.63, underarm=-.235,
        sleeve=dict(length=.55, width=.150, cap=.11, cuff=.085, tilt=9)))),
    'sand-linen-blazer': dict(NEAR, make=lambda: tailored('linen', C.oat, button_kind='pale', buttons=(-.44, -.55), thick=.0018, crease=.0009, soft=3e-5, block=dict(
        length=.74, hem=.27, lap=.022, breakpoint=-.41, curve_front=.035), flaps=((.155, -.545),), flap=(.150, .165), patch=True, lining='#cdbfa8')),
    'tartan-wool-scarf': dict(NEAR, make=lambda: scarf('wool', C.burgundy, C.bottle, 'tartan')),
}
