"""An ivory dress beside the cover in which it is kept, a red ribbon round the hook."""
import stage
from materials.hard import brass
from materials.soft import cotton
from props.clothes import hang
from props.garment_bag import bag, tag
from props.hanger import rail
from props.ribbon import bow, grosgrain
from props.shapes import frame
from sets.corner import morning, wall

SIZE = (960, 720)
EXPOSURE = .45


def build():
    wall(.30)
    metal = brass()
    rail(metal, -2, 2)
    dress = frame((-.26, -.02, 0), (0, .5, 13))
    hang(dress, 'ivory-slip-dress')
    cover = frame((.34, .0, 0), (0, -.5, -11))
    bag(cover, cotton('flax', '#c3b498', thin=.1, crease=.6), metal, .54, 1.22, .11, 8, zipped=True)
    bow(cover @ frame((.0, -.012, -.095), (0, 0, 0)), .016, grosgrain(), .055)
    tag(cover, 5, .12)
    morning((.0, .2, -.50), (1.15, 1.15), 2.8, (.74, .60, -.40), distance=2.2, key=33, fill=3, reach=1.6, panes=(2, 3))
    stage.camera((.10, -3.0, -.50), (.02, 0, -.50), 76, 5.0, focus=(-.1, -.1, -.4))
