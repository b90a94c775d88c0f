"""The wardrobe in the morning, wide: clothes in the right half, quiet oak and light on the left."""
import stage
from sets import full_wardrobe

SIZE = (1920, 1080)
EXPOSURE = .5
SAMPLES = 48


def build():
    full_wardrobe.build()
    stage.camera((.10, -3.75, -.58), (.10, 0, -.58), 46, 4.0, focus=(.02, -.12, -.4))
