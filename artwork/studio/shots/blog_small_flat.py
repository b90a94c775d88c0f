"""A bright corner of a small flat: a rail of few pieces, a box on the bench, the harbour behind the window."""
from sets import small_flat, views

SIZE = (960, 720)
EXPOSURE = .4


def build():
    small_flat.build(views.harbour)
