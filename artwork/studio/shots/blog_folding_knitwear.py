"""Two stacks of folded knitwear on an oak bench."""
import stage
from materials.soft import knit
from props.cloth_on_table import stack
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(.30)
    wool = [knit(*tone) for tone in (('camel', '#b08a62', '#6d4f33'), ('cream', '#dccfb8', '#a3927a', .005), ('navy', '#2b3448', '#141a28'), ('red', '#8f2a2e', '#521418'),
                                    ('oat', '#c3ad8b', '#85714f', .0046), ('stone', '#8d8578', '#565047', .0038), ('moss', '#6c7059', '#3c4030'))]
    piece = lambda k, size, thick=.018: (size, 3, thick, .0096, wool[k], 1.3)
    stack(frame((-.13, .03, 0), (0, 0, 7)), [piece(0, (.32, .25)), piece(5, (.31, .245)), piece(1, (.315, .245), .019), piece(3, (.30, .24)), piece(2, (.305, .24)), piece(4, (.29, .235))], 23)
    stack(frame((.24, .0, 0), (0, 0, -9)), [piece(6, (.29, .23)), piece(4, (.285, .23), .019), piece(1, (.28, .225))], 45)
    morning((.03, .08, .17), (.60, .62), key=32)
    stage.camera((.12, -1.50, .40), (.045, .0, .150), 76, 5.0, focus=(-.02, -.10, .15), level=False)
