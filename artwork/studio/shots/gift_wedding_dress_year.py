"""An ivory dress beside the cover in which it is kept, a red ribbon round the hook."""
from materials.soft import cotton
from props.garment_bag import bag, tag
from props.ribbon import bow, grosgrain
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5
SAMPLES = 40


def build():
    metal = rail_wall.build(((-.26, 'ivory-slip-dress', 13),), (-.02, -.46), 70, away=2.3, aside=-30, aperture=1.8, sharp=-.26)
    cover = rail_wall.place(.34, -11)
    bag(cover, cotton('flax', '#c3b498', thin=.1, crease=.22), metal, .54, 1.22, .11, 8, zipped=True)
    bow(cover @ frame((.0, -.022, -.125), (90, 0, 0)), .018, grosgrain(), .065)
    tag(cover, 5, .12)
