"""The gift card on its open envelope, on linen over oak, close, in light from the left."""
import stage
from materials.hard import oak
from materials.soft import linen
from props.cloth_on_table import runner
from props.gift_card import card, envelope
from props.shapes import board, frame

SIZE = (960, 720)
EXPOSURE = .62


def build():
    board((1.6, 1.2, .04), (0, .1, -.021), oak('table', 0, rough=.46), .003)
    runner(frame((-.03, .015, .0004), (0, 0, -6)), (.62, .34), linen(), lift=.0006, across=260, along=200,
           folds=((.105, .009, .013), (.062, .003, .022), (-.11, .005, .02)))
    envelope(frame((.012, .040, .0022), (0, 0, 11)), (.100, .068), open_by=158)
    card(frame((-.006, -.012, .0052), (3.4, -.6, -6)))
    way = (.72, -.34, -.40)
    stage.sun(way, 4.4, 2.6)
    stage.shade(way, (.0, .006, 0), 1.0, (.15, .13), (2, 1), .012, reach=2, roll=6)
    stage.panel((-.9, .25, .62), (0, .03, 0), (.8, .8), 6.5)
    stage.panel((1.0, -.7, .5), (0, 0, 0), (.8, .8), 1.0, (1, .92, .82))
    stage.room((.96, .93, .9), .14)
    stage.camera((.035, -.345, .265), (.012, .016, .004), 92, 9, focus=(-.006, -.010, .006), level=False)
