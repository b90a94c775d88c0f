"""A piece's page on a phone, beside the folded piece."""
import stage
from materials.soft import knit
from props.cloth_on_table import stack
from props.phone import on_stand, piece_page
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .4


def build():
    bench(.5)
    wall(.25)
    stack(frame((-.10, .05, 0), (0, 0, 9)), [((.28, .21), 3, .0150, .0085, knit('oat', '#c3ad8b', '#85714f', .0046), 1.3), ((.275, .205), 3, .0145, .0085, knit('cream', '#dccfb8', '#a3927a', .005), 1.3)], 17)
    page = piece_page('oat-cable-jumper', ('oat-cable-jumper', 'camel-wool-coat', 'sky-linen-shirt', 'red-slip-dress'))
    on_stand(frame((.115, -.07, 0), (0, 0, -13)), page)
    morning((.03, .10, .10), (.44, .46), 3.0, distance=1.4, key=20, reach=.8, bar=.028)
    stage.camera((.0, -.86, .20), (.01, 0, .078), 80, 1.8, focus=(.10, -.08, .09), level=False)
