"""The small flat in Singapore with a box on the bench."""
from sets import small_flat, views

SIZE = (960, 720)
EXPOSURE = .4


def build():
    small_flat.build(views.shophouses, boxes=1)
