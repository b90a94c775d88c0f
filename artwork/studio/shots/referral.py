"""Two pieces side by side on one rail, a jumper and a shirt, a red tag on each."""
from props.garment_bag import tag
from props.shapes import frame
from sets import rail_wall

SIZE = (960, 720)
EXPOSURE = .55


def build():
    pieces = ((-.29, 'oat-cable-jumper', 13, 1), (.29, 'sky-linen-shirt', -8, .9))
    rail_wall.build(pieces, (-.04, -.34), 74, sun=(1.15, .95), away=2.0, aside=-30, aperture=1.8, sharp=-.29)
    for seed, (x, _, turn, _) in zip((4, 9), pieces):
        tag(rail_wall.place(x, turn) @ frame((.05, -.055, -.01)), seed, .13)
