"""A small gift: a cream box with a ribbon and a tag, two folded pieces beside it."""
import stage
from materials.hard import paper
from materials.soft import cotton, knit
from props.cloth_on_table import stack
from props.garment_bag import tag
from props.ribbon import around, bow, grosgrain
from props.shapes import frame, put, soft_box
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    bench()
    wall(.32)
    cream, red = paper('box-paper', '#e6dccb', .7, .3), grosgrain()
    w, d, h = .22, .19, .16
    here = frame((-.10, .02, 0), (0, 0, 21))
    put(soft_box((w, d, h * .9), 'box', cream, .0010, 14, .0004, .0002, 3), (0, 0, h * .45), within=here)
    put(soft_box((w + .006, d + .006, .045), 'lid', cream, .0010, 14, .0003, .0002, 8), (0, 0, h - .0225), (0, 0, .4), within=here)
    around(here, (w + .006, d + .006, h), .019, red, lid=.0028)
    around(here @ frame((0, 0, .0003)), (w + .006, d + .006, h), .019, red, along='x', lid=.0028)
    bow(here @ frame((0, 0, h + .002), (0, 0, -10)), .019, red, .062)
    tag(here @ frame((.045, -d / 2 + .036, h + .10)), 7, .055, cream=True)
    stack(frame((.185, .03, 0), (0, 0, -8)), [
        ((.22, .18), 3, .0165, .0092, knit('camel', '#b08a62', '#6d4f33'), 1.3), ((.215, .175), 3, .016, .0092, knit('cream', '#dccfb8', '#a3927a', .005), 1.3),
        ((.205, .17), 4, .0062, .0018, cotton('blue', '#a5b5c5'), .8)], 14)
    morning((.03, .06, .12), (.50, .56), distance=1.4, key=26, reach=.85)
    stage.camera((-.36, -1.08, .34), (.03, .0, .092), 78, 1.6, focus=(-.06, -.10, .09), level=False)
