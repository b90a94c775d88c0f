"""Fresh from the cleaner's: a shirt, trousers and a cover with its tag."""
from materials.soft import cotton
from props.garment_bag import bag, tag
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
SAMPLES = 32


def build():
    metal = rail_wall.build(((.06, 'sky-linen-shirt', 14, .9), (.50, 'charcoal-wool-trousers', 22)), (.06, -.42), 72, away=2.1, aside=-27, aperture=1.8, sharp=.06)
    cover = rail_wall.place(-.42, 20, .5)
    bag(cover, cotton('calico', '#d8ccb6', thin=.12, crease=.22), metal, .54, 1.1, .10, 8, zipped=True)
    tag(cover, 5)
