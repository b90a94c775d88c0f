"""The workroom in Hong Kong in the morning: boxes and folded clothes on the long table, the harbour far behind the window."""
import stage
from sets import views, workroom
from sets.workbench import morning_work

SIZE = (1440, 960)
EXPOSURE = .4
SAMPLES = 48


def build(city=views.harbour):
    workroom.room(city)
    morning_work()
    way = (.72, .50, -.46)
    stage.sun(way, 3.2, 2.2)
    stage.shade(way, (.5, .5, 1.35), 3.0, (1.7, 1.3), (3, 2), .045, reach=5)
    stage.panel((-2.9, -2.3, 2.5), (.1, .3, 1.2), (1.9, 2.1), 190)
    stage.panel((2.8, -2.6, 1.4), (0, .2, 1.2), (2.4, 2.2), 16, (1, .9, .78))
    stage.room((.97, .95, .92), .2)
    stage.camera((1.75, -2.2, 1.58), (.14, .45, 1.44), 54, 1.4, focus=(.55, .55, 1.5))
