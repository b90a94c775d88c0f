"""A filled calico bag with a red cord on an oak bench, two folded pieces beside it."""
import stage
from materials.hard import RED, paper
from materials.soft import cotton, knit
from props.cloth_on_table import stack
from props.drawstring_bag import bag, sewn_label
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(.32)
    calico, cord = cotton('calico', '#ddd2bd', crease=.6, thin=.06, tight=900), cotton('cord', '#a3222a', crease=.8, thin=0, tight=500)
    here = frame((-.05, .0, 0), (0, 0, 8))
    at = bag(here, calico, cord)
    sewn_label(here, at, paper('label', RED, .7, .5), -1.18, .30)
    stack(frame((.31, -.02, 0), (0, 0, -7)), [
        ((.24, .19), 3, .017, .009, knit('navy', '#2b3448', '#141a28'), 1.2),
        ((.235, .185), 3, .015, .009, knit('cream', '#dccfb8', '#a3927a', .005), 1.1)], 31)
    morning((.05, .08, .22))
    stage.camera((.10, -1.62, .40), (.075, .02, .215), 74, 1.8, focus=(-.03, -.16, .2))
