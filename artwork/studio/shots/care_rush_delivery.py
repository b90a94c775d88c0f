"""Back the same day: a cover hangs from the door's ring, a box stands on the step."""
import stage
from materials.soft import cotton
from props.archive_box import box
from props.garment_bag import bag, tag
from props.shapes import frame
from sets.doorway import doorway

SIZE = (960, 720)
EXPOSURE = .3


def build():
    made = doorway()
    here = frame((0, -.018, 1.405), (0, .6, 4))
    bag(here, cotton('calico', '#d8ccb6', thin=.1, crease=.6), made['metal'], .52, 1.08, .09, 8, zipped=True)
    tag(here, 5)
    box(frame((.44, -.30, .0), (0, 0, -11)), (.38, .34, .26), 12, label_at=(-.09, .09))
    stage.sun((.70, .62, -.46), 4.2, 1.6)
    stage.shade((.70, .62, -.46), (.15, .0, .95), 3.2, (1.25, 1.75), (1, 1), .05, reach=4, roll=-8)
    stage.panel((-2.2, -3.6, 2.6), (0, 0, .8), (3.0, 2.6), 230)
    stage.panel((2.8, -3.0, 1.0), (0, 0, .7), (2.6, 2.4), 22, (1, .92, .82))
    stage.room((.93, .96, 1.0), .25)
    stage.camera((-1.5, -3.1, 1.0), (.06, 0, .72), 62, 1.4, focus=(0, -.1, .8))
