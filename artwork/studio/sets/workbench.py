"""What lies on the workroom's table and hangs above it while a wardrobe is taken in."""
from materials.soft import cotton, knit
from props.archive_box import box
from props.cloth_on_table import stack
from props.clothes import hang
from props.garment_bag import tag
from props.shapes import frame
from .workroom import TABLE


def morning_work():
    z = TABLE
    box(frame((-.98, .20, z), (0, 0, 9)), (.44, .36, .27), 8, label_at=(.12, .09))
    box(frame((-.96, .21, z + .272), (0, 0, -4)), (.40, .34, .20), 15, labelled=False)
    stack(frame((-.42, .10, z), (0, 0, -5)), [
        ((.30, .235), 3, .0185, .0095, knit('grey', '#77726b', '#413d39', .0038), 1.2), ((.295, .23), 4, .0155, .0092, knit('cream', '#dccfb8', '#a3927a', .005), 1.1),
        ((.275, .22), 4, .0065, .0018, cotton('blue', '#a5b5c5'), .8), ((.275, .22), 4, .0065, .0018, cotton('white', '#e9e4da'), .8)], 21)
    stack(frame((1.22, .14, z), (0, 0, 6)), [((.28, .22), 3, .018, .0095, knit('red', '#8f2a2e', '#521418'), 1.2), ((.28, .22), 3, .018, .0095, knit('navy', '#2b3448', '#141a28'), 1.2)], 31)
    for x, key, turn, depth in ((-.12, 'sky-linen-shirt', 14, .9), (.55, 'camel-wool-coat', 20, .9), (1.02, 'navy-wool-blazer', 70, .75), (1.13, 'oat-cable-jumper', 74, .75), (1.24, 'red-slip-dress', 78, .8), (1.36, 'sand-linen-blazer', 72, .75)):
        pose = frame((x, .70, 2.06), (0, .5, turn))
        hang(pose, key, depth)
        if key == 'sky-linen-shirt':
            tag(pose @ frame((0, -.05, 0)), 4)
