"""The preview of a shared link, Hong Kong: the window, clothes on the rail."""
from sets import small_flat, views

SIZE = (1200, 630)
EXPOSURE = .4


def build(city=views.harbour):
    small_flat.build(city, boxes=1, focal=50, height=1.24)
