"""A blazer, a shirt and a coat on a brass rail before plaster, a red tag on the coat."""
from props.garment_bag import tag
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    rail_wall.build(((-.46, 'navy-wool-blazer', 17), (-.02, 'sky-linen-shirt', 24, .85), (.42, 'camel-wool-coat', 13)), (.18, -.42), 70, away=2.1, aside=36, aperture=1.8, sharp=.42)
    tag(rail_wall.place(.42, 13) @ frame((.05, -.065, .0)), 4, .12)
