"""The archive aisle in daylight from its windows: boxes, garment bags, a trolley on its way."""
import stage
from materials.hard import oak
from props.shapes import frame
from sets.archive import aisle, ladder, trolley

SIZE = (1440, 960)
EXPOSURE = .15
SAMPLES = 64


def build():
    metal = aisle()
    trolley(frame((-.36, 2.55, 0), (0, 0, 9)), metal)
    ladder(frame((.17, 4.3, 0), (0, 0, -90)) @ frame((0, 0, 0), (-9.5, 0, 0)), oak('ladder', 2, '#b98f5c', '#86602f'))
    stage.sun((.80, .40, -.60), 7.5, 2.2)
    stage.room((.97, .95, .92), .16)
    stage.camera((-.36, -1.6, 1.36), (.09, 3, 1.20), 35, 4.0, focus=(-.3, 2.2, .6))
