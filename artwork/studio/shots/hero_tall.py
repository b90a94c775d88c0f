"""The wardrobe in the morning, for a phone: the coat and its neighbours; a tenth above and below may be cut."""
import stage
from sets import full_wardrobe

SIZE = (960, 1200)
EXPOSURE = .4


def build():
    full_wardrobe.build()
    stage.camera((.22, -3.5, -.52), (.27, 0, -.60), 86, 4.0, focus=(.02, -.12, -.4))
