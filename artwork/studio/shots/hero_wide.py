"""The wardrobe in the morning, wide: clothes in the right three fifths, which a desktop shows beside its text, quiet on the left."""
import stage
from sets import full_wardrobe

SIZE = (1920, 1080)
EXPOSURE = .4
SAMPLES = 48


def build():
    full_wardrobe.build()
    stage.camera((-1.10, -3.5, -.52), (-.06, 0, -.60), 46, 2.0, focus=(.02, -.12, -.4))
