"""Calico garment bags with red tags on the brass rail of the oak wardrobe, in the morning."""
import stage
from materials.soft import cotton
from props.archive_box import box
from props.garment_bag import bag, tag
from props.shapes import frame
from sets.wardrobe import wardrobe

SIZE = (960, 720)
EXPOSURE = .45


def build():
    made = wardrobe(width=2.3, shelf=.20)
    calico, flax = cotton('calico', '#e2d8c6', thin=.16, crease=.5), cotton('flax', '#c9bba2', thin=.12, crease=.5)
    for k, (x, turn, cloth, width, length) in enumerate((
            (-.40, 74, calico, .52, 1.25), (-.29, 78, flax, .50, 1.05), (-.17, 70, calico, .52, 1.30), (-.04, 73, calico, .50, 1.1), (.22, 24, calico, .53, 1.2))):
        pose = frame((x, 0, 0), (0, (-1) ** k * .8, turn))
        bag(pose, cloth, made['metal'], width, length, .085, 5 + k * 3, zipped=True)
        tag(pose, k)
    box(frame((-.34, .03, .213), (0, 0, 5)), (.40, .34, .22), 8)
    way = (.74, .60, -.36)
    stage.sun(way, 4.6, 2.2)
    stage.shade(way, (.12, .1, -.30), 2.6, (1.15, 1.0), (2, 2), .04)
    stage.panel((-1.5, -2.8, .9), (0, .1, -.3), (1.8, 2.2), 140)
    stage.panel((2.4, -2.6, -.4), (0, 0, -.4), (2.2, 2.2), 10, (1, .9, .78))
    stage.room((.97, .94, .9), .2)
    stage.camera((.25, -2.35, -.34), (-.02, 0, -.34), 62, 4.5, focus=(.2, -.1, -.2))
