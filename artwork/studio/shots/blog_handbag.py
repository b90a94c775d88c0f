"""A bag rests in its dust cover on the bench, the drawstring tied."""
import stage
from materials.hard import paper, RED
from materials.soft import cotton
from props.drawstring_bag import bag, sewn_label
from props.archive_box import box
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(.30)
    here = frame((.14, -.02, 0), (0, 0, -11))
    at = bag(here, cotton('flax', '#c9bca4', crease=.6, thin=.06, tight=900), cotton('cord', '#a3222a', crease=.8, thin=0, tight=500), .145, .33, 12)
    sewn_label(here, at, paper('label', RED, .7, .5), -1.12, .30, .042, .145, .33)
    box(frame((-.23, .08, 0), (0, 0, 8)), (.36, .30, .17), 12, label_at=(.10, .06), hole=False)
    morning((.05, .08, .18), (.62, .66), key=34)
    stage.camera((.10, -1.42, .36), (.015, .02, .155), 76, 4.5, focus=(.12, -.14, .15), level=False)
