"""Each piece in a cover of its own, on the brass rail before plaster, behind a blazer."""
from materials.soft import cotton
from props.garment_bag import bag, tag
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    metal = rail_wall.build(((-.50, 'navy-wool-blazer', 24, .9),), (-.14, -.44), 70, away=2.2, aside=-33, aperture=1.8, sharp=-.50)
    calico, flax = cotton('calico', '#e2d8c6', thin=.06, crease=.5), cotton('flax', '#c3b498', thin=.05, crease=.5)
    front = rail_wall.place(.06, 17, -.5, -.02)
    bag(front, flax, metal, .54, 1.16, .10, 5, zipped=True)
    tag(front, 4)
    for k, (x, turn, cloth, long) in enumerate(((.36, 66, calico, 1.05), (.455, 72, calico, 1.12), (.55, 70, flax, .98))):
        bag(rail_wall.place(x, turn, (-1) ** k * .6, .02), cloth, metal, .50, long, .07, 11 + 4 * k)
