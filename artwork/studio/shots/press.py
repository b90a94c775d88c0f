"""An open magazine on linen, a cup beside it."""
import stage
from materials.hard import oak
from materials.soft import linen
from props.cloth_on_table import runner
from props.cup import cup
from props.magazine import magazine
from props.shapes import board, frame

SIZE = (960, 720)
EXPOSURE = .5


def build():
    board((2.4, 1.6, .04), (0, .2, -.021), oak('table', 0, rough=.46), .004)
    runner(frame((.05, .09, .0004), (0, 0, -8)), (1.1, .44), linen(), lift=.0006, folds=((.17, .009, .02), (-.14, .004, .03)))
    magazine(frame((-.035, .0, .002), (0, 0, 9)), 'camel-wool-coat', 'empty-rail')
    cup(frame((.265, .15, .002)), 40)
    way = (.74, .34, -.50)
    stage.sun(way, 2.8, 2.6)
    stage.shade(way, (.0, .03, .0), 1.8, (.62, .48), (2, 2), .03, reach=3, roll=4)
    stage.panel((-1.4, .35, 1.1), (0, .05, 0), (1.1, 1.3), 30)
    stage.panel((1.6, -1.1, .9), (0, .1, 0), (1.4, 1.4), 3, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
    stage.camera((-.34, -.62, .36), (.03, .03, .0), 70, 2.8, focus=(-.10, .0, .01), level=False)
