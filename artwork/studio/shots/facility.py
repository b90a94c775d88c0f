"""The archive aisle in daylight from its windows: boxes, garment bags, a trolley on its way."""
import stage
from materials.hard import oak
from props.shapes import frame
from sets.archive import aisle, ladder, trolley

SIZE = (1440, 960)
EXPOSURE = .0
SAMPLES = 64


def build():
    metal = aisle()
    trolley(frame((-.36, 2.55, 0), (0, 0, 9)), metal)
    ladder(frame((.17, 4.3, 0), (0, 0, -90)) @ frame((0, 0, 0), (-9.5, 0, 0)), oak('ladder', 2, '#b98f5c', '#86602f'))
    stage.sun((.80, .40, -.60), 7.5, 2.2)
    stage.room((.97, .95, .92), .10)
    stage.panel((-.2, -2.4, 2.3), (0, 2, .9), (1.4, 1.0), 14, (1, .93, .84))
    stage.camera((-.42, -1.55, 1.36), (.06, 3, 1.20), 34, 4.0, focus=(-.3, 2.2, .6))
