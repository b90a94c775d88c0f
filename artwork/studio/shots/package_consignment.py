"""Pieces for sale on the rail, each with its tag."""
from props.garment_bag import tag
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    pieces = ((-.40, 'sand-linen-blazer', 16), (.10, 'red-slip-dress', 12), (.50, 'sage-pleated-skirt', 20))
    rail_wall.build(pieces, (-.10, -.38), 70, away=2.1, aside=-32, aperture=1.8, sharp=-.40)
    for seed, cream, (x, _, turn) in zip((4, 9, 13), (False, True, False), pieces):
        tag(rail_wall.place(x, turn) @ frame((.03, -.07, -.02)), seed, .11, (.046, .072), cream)
