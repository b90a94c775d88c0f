"""A brass rail, one empty hanger and one sock without its pair."""
import stage
from materials.hard import brass, oak
from props.hanger import hanger, rail
from props.shapes import board, frame
from props.sock import sock, striped_knit
from sets.corner import morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    wall(.16)
    metal, pale = brass(), oak('hanger-oak', 0, '#a97b4c', '#7a5230', .38, 1.6)
    rail(metal, -1.6, 1.6, 0, 0)
    hanger(pale, metal, frame((-.14, 0, 0), (0, .8, 11)))
    cream, red = '#e2d8c6', '#9c222b'
    bands = [(.052, cream), (.078, red), (.104, cream), (.130, red), (.156, cream), (.182, red), (.302, cream), (.40, red)]
    sock(frame((.245, -.014, .006), (0, 2.5, -14)), striped_knit(bands), .92)
    peg = oak('peg', 2, '#c8a373', '#a07a4c')
    for y in (-.0305, .0035):
        board((.011, .007, .072), (.245, y + .0, .006), peg, .0012, (8 if y < 0 else -8, 3, 0))
    morning((.04, .15, -.20), (.62, .62), 2.8, (.70, .62, -.40), distance=1.8, key=26, reach=.9)
    stage.camera((.10, -1.75, -.135), (.05, 0, -.135), 74, 4.5, focus=(.1, -.02, -.1))
