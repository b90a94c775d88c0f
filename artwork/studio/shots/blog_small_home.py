"""The small flat in Hong Kong with a box on the bench."""
from sets import small_flat, views

SIZE = (960, 720)
EXPOSURE = .4


def build():
    small_flat.build(views.harbour, boxes=1)
