"""The wardrobe in the morning, for a phone: the coat and its neighbours; a tenth above and below may be cut."""
import stage
from sets import full_wardrobe

SIZE = (960, 1200)
EXPOSURE = .4


def build():
    full_wardrobe.build()
    stage.camera((-.85, -3.35, -.52), (.24, 0, -.60), 84, 2.0, focus=(.02, -.12, -.4))
