"""Four pieces for sale on the rail, close together, with their tags."""
from props.garment_bag import tag
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    pieces = ((-.48, 'navy-wool-blazer', 24, .9), (-.06, 'sage-pleated-skirt', 22), (.28, 'oat-cable-jumper', 30, .9), (.60, 'sand-linen-blazer', 34, .9))
    rail_wall.build(pieces, (-.18, -.36), 70, away=2.1, aside=-34, aperture=1.8, sharp=-.48)
    for k, (x, _, turn, *_) in enumerate(pieces):
        tag(rail_wall.place(x, turn) @ frame((.03, -.07, -.02)), 4 + 5 * k, .11, (.046, .072), k % 2 == 1)
