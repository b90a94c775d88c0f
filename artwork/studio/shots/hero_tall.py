"""The wardrobe in the morning, for a phone: the coat and its neighbours."""
import stage
from sets import full_wardrobe

SIZE = (960, 1200)
EXPOSURE = .5
SAMPLES = 56


def build():
    full_wardrobe.build()
    stage.camera((.28, -3.4, -.60), (.34, 0, -.60), 92, 4.0, focus=(.02, -.12, -.4))
