"""A camel coat and a tartan scarf in morning light, a jumper folded below."""
from materials.soft import knit
from props.cloth_on_table import stack
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
BENCH = -1.16


def build():
    rail_wall.build(((-.06, 'camel-wool-coat', 15), (.40, 'tartan-wool-scarf', 20)), (.0, -.62), 64, BENCH, (1.1, 1.2), 2.8, aside=-25, aperture=1.8, sharp=-.06)
    stack(frame((-.30, -.02, BENCH), (0, 0, 8)), [((.30, .235), 3, .0185, .0095, knit('navy', '#2b3448', '#141a28'), 1.2), ((.29, .23), 3, .018, .0095, knit('cream', '#dccfb8', '#a3927a', .005), 1.2)], 21)
