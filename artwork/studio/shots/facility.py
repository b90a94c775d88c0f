"""Along the shelves of the archive in daylight from its windows: boxes, garment bags, a ladder."""
import stage
from materials.hard import oak
from props.shapes import frame
from sets.archive import aisle, ladder

SIZE = (1440, 960)
EXPOSURE = .15
SAMPLES = 64


def build():
    aisle()
    ladder(frame((.17, 4.3, 0), (0, 0, -90)) @ frame((0, 0, 0), (-9.5, 0, 0)), oak('ladder', 2, '#a88a6c', '#765840'))
    stage.sun((.80, .40, -.60), 7.5, 2.2)
    stage.room((.97, .95, .92), .16)
    stage.camera((-.62, -.2, 1.46), (.42, 2.6, 1.30), 48, 1.8, focus=(.62, 1.6, 1.2))
