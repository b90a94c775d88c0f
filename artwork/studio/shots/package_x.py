"""A blazer, a shirt and a coat on a brass rail before plaster, a red tag on the coat."""
import stage
from materials.hard import brass
from props.clothes import hang
from props.garment_bag import tag
from props.hanger import rail
from props.shapes import frame
from sets.corner import morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    wall(.30)
    metal = brass()
    rail(metal, -2, 2)
    hang(frame((-.46, 0, 0), (0, .6, 17)), 'navy-wool-blazer')
    hang(frame((-.02, .02, 0), (0, -.8, 24)), 'sky-linen-shirt', .85)
    coat = frame((.42, -.02, 0), (0, .4, 13))
    hang(coat, 'camel-wool-coat')
    tag(coat @ frame((.0, -.05, .0)), 4)
    morning((.0, .2, -.55), (1.25, 1.15), 2.8, (.74, .60, -.40), distance=2.2, key=34, fill=3, reach=1.6, panes=(2, 3))
    stage.camera((.12, -3.1, -.53), (.0, 0, -.53), 68, 5.0, focus=(.3, -.1, -.4))
