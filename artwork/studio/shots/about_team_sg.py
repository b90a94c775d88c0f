"""The workroom in Singapore: the same table, shophouses behind the window."""
from sets import views
from shots import about_team

SIZE, EXPOSURE, SAMPLES = about_team.SIZE, about_team.EXPOSURE, about_team.SAMPLES


def build():
    about_team.build(views.shophouses)
