"""An open, empty archive box on an oak floor, some tissue left in it, a loose red ribbon beside."""
import stage
from materials.hard import tissue
from props.open_box import crumpled, lid, tray
from props.ribbon import curl_on_floor, grosgrain
from props.shapes import frame
from sets.corner import morning, oak_floor, skirting, wall

SIZE = (960, 720)
EXPOSURE = .5


def build():
    oak_floor(-1.6, .62)
    wall(.62)
    skirting(.62)
    here = frame((-.03, .0, 0), (0, 0, 19))
    w, d, h = .46, .34, .25
    tray(here, (w, d, h), seed=5, tone=0, label_at=(-.13, .075))
    thin = tissue()
    crumpled(here @ frame((0, 0, .12)), (w - .012, d - .012), .03, thin, 6)
    lid(frame((-.20, .52, .21), (72, 0, 0)) @ frame((0, 0, 0), (0, 0, 1.5)), (.469, .349, .07), 4, 0)
    curl_on_floor(frame((.17, -.27, 0), (0, 0, -9)), grosgrain())
    morning((.05, .2, .25), (.85, .95), reach=1.2)
    stage.camera((.02, -2.0, .62), (.015, .04, .20), 70, 4.5, focus=(-.02, -.16, .16), level=False)
