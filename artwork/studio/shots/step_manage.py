"""The wardrobe on a phone, on a bench in the morning; a kept box behind it, out of focus."""
import stage
from props.archive_box import box
from props.phone import on_stand, wardrobe_page
from props.shapes import frame
from sets.corner import bench, morning, wall

SIZE = (960, 720)
EXPOSURE = .4


def build():
    bench(.9)
    wall(.55)
    on_stand(frame((-.050, -.06, 0), (0, 0, 12)), wardrobe_page(('camel-wool-coat', 'sky-linen-shirt', 'red-slip-dress', 'tartan-wool-scarf', 'navy-evening-dress', 'chestnut-chelsea-boots')))
    box(frame((.20, .30, 0), (0, 0, -14)), (.34, .30, .20), 8, label_at=(-.09, .07))
    morning((.03, .10, .10), (.44, .46), 3.0, distance=1.4, key=22, reach=.8, bar=.028)
    stage.camera((.01, -.80, .165), (.016, 0, .082), 80, 2.8, focus=(-.05, -.07, .09), level=False)
