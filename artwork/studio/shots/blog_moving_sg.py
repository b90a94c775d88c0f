"""Moving out in Singapore."""
from sets import views
from shots import blog_moving

SIZE, EXPOSURE = blog_moving.SIZE, blog_moving.EXPOSURE


def build():
    blog_moving.build(views.shophouses)
