"""Garments on the rail: made by garments/, kept in the temporary folder once they have hung, because a drape takes a minute."""
import os
import tempfile
import bpy
from mathutils import Matrix
from garments.qipao import qipao
from garments.slip import slip
from props.hanger import RAIL

# Pieces of a scene that the sample wardrobe does not have.
ONLY_HERE = {
    'ivory-slip-dress': lambda: slip('#fbeed8', 'silk', length=.98),
    'red-silk-qipao': lambda: qipao('#8f2430', '#c2a15a'),
}
FOLDER = os.environ.get('STUDIO_CLOTHES') or os.path.join(tempfile.gettempdir(), 'studio-clothes')


def make(key):
    """A garment of shots/garments.py with its hanger; returns its objects."""
    from sets import studio_wall
    from shots.garments import SHOTS
    before = set(bpy.data.objects)
    hanger = ONLY_HERE[key]() if key in ONLY_HERE else SHOTS[key]['make']()
    if hanger:
        hanger.build(studio_wall.brass())
    return [thing for thing in bpy.data.objects if thing not in before]


def fetch(key):
    path = os.path.join(FOLDER, key + '.blend')
    if not os.path.exists(path):
        things = make(key)
        os.makedirs(FOLDER, exist_ok=True)
        bpy.data.libraries.write(path, set(things))
        return things
    with bpy.data.libraries.load(path) as (there, here):
        here.objects = there.objects
    for thing in here.objects:
        bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    return list(here.objects)


def hang(pose, key, depth=1.0):
    """Hang it on the rail at `pose` (the rail's centre, the garment's front towards -y); `depth` presses it flatter, as neighbours do."""
    things = fetch(key)
    move = pose @ Matrix.Translation((0, 0, -RAIL)) @ Matrix.Diagonal((1, depth, 1, 1))
    for thing in things:
        thing.matrix_world = move @ thing.matrix_world
    return things
