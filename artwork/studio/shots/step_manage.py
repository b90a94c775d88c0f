"""The wardrobe on a phone, on a bench in the morning; folded knits and a cup beside it."""
import stage
from materials.soft import knit
from props.cloth_on_table import stack
from props.cup import cup
from props.phone import on_stand, wardrobe_page
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .4


def build():
    bench(.5)
    wall(.25)
    on_stand(frame((-.058, -.05, 0), (0, 0, 12)), wardrobe_page(('camel-wool-coat', 'sky-linen-shirt', 'red-slip-dress', 'oat-cable-jumper', 'navy-wool-blazer', 'tartan-wool-scarf')))
    cup(frame((.098, -.065, 0)), 35)
    stack(frame((.215, .12, 0), (0, 0, -9)), [
        ((.25, .19), 3, .0150, .0085, knit('navy', '#2b3448', '#141a28'), 1.3), ((.245, .19), 3, .0145, .0085, knit('cream', '#dccfb8', '#a3927a', .005), 1.3)], 17)
    morning((.03, .10, .10), (.44, .46), 3.0, distance=1.4, key=20, reach=.8, bar=.028)
    stage.camera((.01, -.80, .165), (.016, 0, .078), 80, 5.6, focus=(-.058, -.06, .09), level=False)
