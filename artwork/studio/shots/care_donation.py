"""A box for someone else: knits and a shirt in tissue, a striped T-shirt and a skirt still on the rail."""
from materials.hard import tissue
from materials.soft import cotton, knit
from props.cloth_on_table import stack
from props.open_box import crumpled, over_rim, tray
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
BENCH = -.90


def build():
    rail_wall.build(((.08, 'breton-t-shirt', 12), (.52, 'sage-pleated-skirt', 20)), (-.02, -.54), 68, BENCH, away=2.4, aside=-27, aperture=2.0, sharp=.08)
    w, d, h = .44, .34, .20
    here, thin = frame((-.30, -.02, BENCH), (0, 0, 13)), tissue()
    tray(here, (w, d, h), seed=9, tone=0, label_at=(.14, .07))
    crumpled(here @ frame((0, 0, .13)), (w - .012, d - .012), .03, thin, 6)
    over_rim(here @ frame((-w / 2, .0, h), (0, 0, -90)), .26, .08, .06, material=thin, seed=8)
    stack(here @ frame((.02, 0, .15)), [
        ((.30, .24), 3, .0175, .0095, knit('camel', '#b08a62', '#6d4f33'), 1.3), ((.29, .235), 3, .017, .0095, knit('red', '#8f2a2e', '#521418'), 1.3),
        ((.28, .23), 4, .0062, .0018, cotton('white', '#e9e4da'), .8)], 17)
