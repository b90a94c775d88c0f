"""The front door in the morning: two boxes and a filled bag wait on the step to be collected."""
import stage
from materials.hard import RED, paper
from materials.soft import cotton
from props.archive_box import box
from props.drawstring_bag import bag, sewn_label
from props.shapes import frame
from sets.doorway import doorway

SIZE = (960, 720)
EXPOSURE = .3


def build():
    doorway()
    z = .024
    box(frame((-.19, -.27, z), (0, 0, 8)), (.42, .36, .30), 12, label_at=(.115, .085))
    box(frame((-.20, -.26, z + .302), (0, 0, -5)), (.38, .34, .24), 8, labelled=False, taped=True)
    here = frame((.20, -.30, z), (0, 0, -14))
    at = bag(here, cotton('calico', '#ddd2bd', crease=.6, thin=.06, tight=900), cotton('cord', '#a3222a', crease=.8, thin=0, tight=500), .158, .45, 9)
    sewn_label(here, at, paper('label', RED, .7, .5), -1.12, .30, .05, .158, .45)
    stage.sun((.70, .62, -.46), 4.2, 1.6)
    stage.shade((.70, .62, -.46), (.15, .0, .72), 3.2, (1.25, 1.55), (1, 1), .05, reach=4, roll=-8)
    stage.panel((-2.2, -3.6, 2.6), (0, 0, .7), (3.0, 2.6), 230)
    stage.panel((2.8, -3.0, 1.0), (0, 0, .6), (2.6, 2.4), 22, (1, .92, .82))
    stage.room((.93, .96, 1.0), .25)
    stage.camera((-1.5, -3.0, .80), (.04, 0, .47), 74, 1.4, focus=(0, -.35, .4))
