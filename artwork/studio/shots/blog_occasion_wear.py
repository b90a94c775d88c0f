"""Two evening dresses and the cover of a third."""
from materials.soft import cotton
from props.garment_bag import bag, tag
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    metal = rail_wall.build(((-.34, 'red-slip-dress', 12), (.02, 'ivory-slip-dress', 20)), (.03, -.50), 76)
    cover = rail_wall.place(.46, -14)
    bag(cover, cotton('flax', '#c3b498', thin=.1, crease=.6), metal, .52, 1.20, .11, 8, zipped=True)
    tag(cover, 5, .11)
