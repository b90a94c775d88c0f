"""One entry a garment of the catalogue: how it is made, and in which of the frames it is photographed."""
import os
import re
from garments.bags import shoulder_bag, tote
from garments.blouse import blouse
from garments.cardigan import cardigan
from garments.lower import pleated_skirt, trousers
from garments.pullover import pullover
from garments.qipao import qipao
from garments.raincoat import raincoat
from garments.scarf import scarf
from garments.shirt import shirt
from garments.shoes import chelsea_boots, from_behind, pumps, show_sole, trainers
from garments.slip import slip
from garments.tailored import tailored
from garments.trench import trench

_CATALOGUE = os.path.join(os.path.dirname(__file__), '../../../lib/domain/wardrobe/garment.ts')
COLOURS = dict(re.findall(r"^  (\w+): '(#[0-9a-f]{6})',", open(_CATALOGUE).read(), re.M))
C = type('Colours', (), COLOURS)

# Height of what the picture shows and of its middle, in metres from the hanger's bar.
NEAR, FAR, LONG = dict(frame=1.06, centre=-.345), dict(frame=1.36, centre=-.535), dict(frame=1.60, centre=-.655)
# Where a near view looks: metres to the right and up, its height, degrees to the right of the cloth and above it.
at = lambda x, z, height=.16, turn=26., down=9., aperture=5.6, **more: dict(x=x, z=z, height=height, turn=turn, down=down, aperture=aperture, **more)
macro = lambda x, z, height=.17, turn=32., down=13., aperture=2.: at(x, z, height, turn, down, aperture)
neck = lambda z=-.043, down=16, **more: at(0, z, .15, 20, down, 2.8, **more)
SMALL, SHELF = dict(frame=.76, centre=-.195, cutout=.66), dict(frame=.52, centre=-.270, cutout=.46)

SHOTS = {
    'camel-wool-coat': dict(FAR, detail=macro(.030, -.505), label=neck(), make=lambda: tailored('wool', C.camel, block=dict(length=1.04, hem=.30, lap=.028, breakpoint=-.47), buttons=(-.50, -.63, -.76),
                                                       flaps=((.165, -.68),), welt=None, lining='#7b5a3c')),
    'navy-wool-blazer': dict(NEAR, detail=at(-.235, -.545, .20, 14, 8, 2.8), label=neck(), make=lambda: tailored('suiting', C.navy, double=True, button_kind='gilt', button_radius=.0105, buttons=(-.47, -.58), thick=.0022,
                                                         block=dict(length=.74, hem=.265, lap=.075, breakpoint=-.44, notch=(.130, -.150), tip=(.168, -.112), collar_tip=(.118, -.100)),
                                                         flaps=((.158, -.565),), lining='#3a4256')),
    'oat-cable-jumper': dict(NEAR, film=dict(folds=.4, fine=.05, curve=.1, clarity=.1), detail=at(.075, -.130, .42), make=lambda: pullover('aran', C.oat, thick=.0055, neck=.024, block=dict(
        neck=.088, shoulder=.235, slope=.052, chest=.275, hem=.285, length=.60, underarm=-.26,
        sleeve=dict(length=.56, width=.175, cap=.10, cuff=.105, tilt=12, band=.085, gather=.12)))),
    'sky-linen-shirt': dict(NEAR, detail=macro(.004, -.300), label=neck(.015, 34), make=lambda: shirt('linen', C.sky, seams='#92afc8')),
    'red-slip-dress': dict(FAR, detail=at(.012, -.290, .19, 14, 8, 16), label=neck(-.205, 30), make=lambda: slip(C.red, length=.98)),
    'charcoal-wool-trousers': dict(FAR, detail=macro(.070, -.200), label=neck(-.112, 56), make=lambda: trousers('suiting', C.charcoal, C.silver, 'pinstripe', waist=.188, hip=.226, hem=(.045, .212))),
    'indigo-straight-jeans': dict(FAR, detail=macro(.110, -.165), label=neck(-.112, 56), make=lambda: trousers('denim', C.indigo, jeans=True, thread='#a3773f', thick=.0024, worn=.25, waist=.190, hip=.228, hem=(.030, .234), length=1.00)),
    'sage-pleated-skirt': dict(NEAR, detail=at(.060, -.260, .40), label=neck(-.105, 56), make=lambda: pleated_skirt(C.sage, length=.68)),
    'breton-t-shirt': dict(NEAR, detail=at(.060, -.565, .18, 14, 8, 16), label=neck(-.010, 32), make=lambda: pullover('jersey', C.white, C.navy, 'breton', trim='jersey', weight='jersey', lean=1.1, thick=.0013, neck=.016, cuff=0, band=0, soft=2.5e-5, plain_to=.125, hem=.018, block=dict(
        neck=.108, front_drop=.052, ring=(.040, .046), rise=-.026, shoulder=.215, slope=.046, chest=.250, hem=.255, length=.63, underarm=-.235,
        sleeve=dict(length=.55, width=.150, cap=.11, cuff=.085, tilt=9)))),
    'sand-linen-blazer': dict(NEAR, detail=macro(.024, -.445), label=neck(), make=lambda: tailored('linen', C.oat, weight='linen', button_kind='pale', buttons=(-.44, -.55), thick=.0018, crease=.0009, soft=3e-5, block=dict(
        length=.74, hem=.27, lap=.022, breakpoint=-.41, curve_front=.035), flaps=((.155, -.545),), flap=(.150, .165), patch=True, lining='#cdbfa8')),
    'tartan-wool-scarf': dict(NEAR, detail=at(.030, -.330, .16, 14, 8, 16), label=at(.060, -.545, .12, lift=.002), make=lambda: scarf('lambswool', C.burgundy, C.bottle, 'tartan')),
    'plum-kanjivaram-sari': dict(NEAR, detail=macro(-.080, -.300), make=lambda: scarf('silk', C.plum, C.gold, 'zari', width=.36, front=.60, back=.70, gather=.97, thick=.0016, soft=8e-5, fringe=0, layers=3, crease=.0004, move=(.18, 0.))),
    'navy-evening-dress': dict(LONG, detail=at(.020, -.225, .18, 14, 8, 16), label=neck(-.186, 42), make=lambda: slip('#1c2437', length=1.22, chest=.202, waist=.168, hem=.42, cowl=.112, v_neck=.055, strap_long=.12)),
    'floral-sun-dress': dict(FAR, detail=macro(.030, -.420), label=neck(-.188, 42), make=lambda: slip(C.ivory, 'poplin', accent=C.coral, pattern='floral', length=.96, chest=.202, waist=.170, hem=.41, cowl=.10, v_neck=.045, strap_at=.085, strap=.009,
                                                    waist_seam=.330, soft=6e-4, thick=.0009)),
    'batik-camp-shirt': dict(NEAR, detail=at(.030, -.235, .17, 14, 8, 16), label=neck(), make=lambda: tailored('poplin', C.indigo, C.ivory, 'batik', weight='loose', button_kind='pale', button_radius=.0062, buttons=(-.235, -.325, -.415, -.505, -.595), thick=.0012, soft=4e-5,
                                                         canvas=None, stitch=.004, flaps=(), welt=None, cuff_buttons=0, lining=None, label=False, block=dict(
                                                             neck=.072, shoulder=.232, slope=.050, chest=.282, hem=.285, length=.70, lap=.016, breakpoint=-.185, gorge=(.054, -.058), notch=(.098, -.098),
                                                             tip=(.108, -.112), collar_tip=(.112, -.082), belly=.006, underarm=-.27, sleeve=dict(length=.255, width=.205, cap=.095, cuff=.185, tilt=16)))),
    'stone-trench': dict(FAR, detail=at(.030, -.400, .46), label=neck(), make=lambda: trench(C.sand)),
    'mustard-raincoat': dict(FAR, detail=macro(.004, -.360), label=neck(.024, 34), make=lambda: raincoat(C.mustard, C.tobacco)),
    'jade-silk-qipao': dict(frame=1.46, centre=-.590, detail=macro(-.030, -.105), label=neck(-.004, 36), make=lambda: qipao(C.jade, C.gold)),
    'ivory-silk-blouse': dict(NEAR, detail=macro(.030, -.240), label=neck(.024, 34), make=lambda: blouse(C.ivory)),
    'raffia-tote': dict(SMALL, detail=at(.070, -.250, .36, down=16), label=at(0, -.245, .26, 14, 46, lift=.0012), make=lambda: tote(C.sand, C.tobacco)),
    'tan-leather-handbag': dict(SMALL, detail=at(.035, -.335, .28), make=lambda: shoulder_bag(C.tobacco, C.camel)),
    'chestnut-chelsea-boots': dict(SHELF, detail=at(.020, -.265, .35, down=14), sole=show_sole, tread=at(-.015, -.313, .32, 28, 14, 4.), turn=from_behind, behind=at(0, -.27, .40, -24, 14, 2.8), make=lambda: chelsea_boots(C.chocolate, '#2a211d')),
    'black-leather-pumps': dict(SHELF, detail=at(-.010, -.315, .34, 18, 20), sole=show_sole, tread=at(-.005, -.325, .31, 28, 14, 4.), turn=from_behind, behind=at(.065, -.32, .38, -20, 14, 2.8), make=lambda: pumps(C.black)),
    'white-trainers': dict(SHELF, detail=at(-.010, -.300, .34, -20, 22), sole=show_sole, tread=at(-.01, -.313, .31, 28, 14, 4.), turn=from_behind, behind=at(.06, -.32, .42, -24, 14, 5.6), make=lambda: trainers(C.white, C.bottle)),
    'grey-cardigan': dict(NEAR, make=lambda: cardigan('knit', C.silver)),
}
