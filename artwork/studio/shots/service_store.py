"""What is kept: archive boxes on an oak table in the morning, one of them just closed with tape."""
import stage
from materials.hard import oak, plaster
from props.archive_box import box
from props.shapes import board, frame

SIZE = (1440, 1080)
EXPOSURE = .5
SAMPLES = 48


def build():
    board((2.6, .90, .04), (0, .16, -.02), oak('table', 0, rough=.48), .004)
    board((6, .02, 4), (0, .74, .6), plaster(), 0)
    box(frame((.125, -.03, 0), (0, 0, 17)), (.38, .31, .21), 11, 1, label_at=(-.115, .066), taped=True, steps=20)
    box(frame((-.30, .27, 0), (0, 0, 6)), (.42, .34, .27), 8, 0, label_at=(.12, .09))
    box(frame((-.29, .27, .272), (0, 0, -5)), (.38, .32, .19), 15, 3, labelled=False)
    box(frame((.52, .42, 0), (0, 0, -8)), (.40, .32, .30), 23, 2, labelled=False)
    way = (.74, .52, -.42)
    stage.sun(way, 4.3, 1.8)
    stage.shade(way, (.02, .10, .13), 1.8, (.78, .52), (2, 2), .035, reach=3, roll=4)
    stage.panel((-1.5, -.55, 1.0), (0, .05, .1), (1.1, 1.4), 26)
    stage.panel((1.6, -1.4, .7), (0, .1, .1), (1.4, 1.4), 3, (1, .9, .78))
    stage.room((.97, .94, .9), .16)
    stage.camera((-.02, -1.50, .46), (.03, .04, .150), 62, 2.8, focus=(.09, -.20, .12), level=False)
