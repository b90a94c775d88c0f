"""Near views: a camera before a place of the cloth, found by a ray, in the light of the studio wall."""
import math
import bpy
from mathutils import Vector
from sets import studio_wall


def way(turn=0., down=0.):
    """Where the camera looks: degrees that it stands to the right of the cloth, and above it."""
    a, b = math.radians(turn), math.radians(down)
    return Vector((-math.sin(a) * math.cos(b), math.cos(a) * math.cos(b), -math.sin(b)))


def touch(things, start, along):
    """Where a ray first meets one of the things, and its normal there, towards the ray; None if it does not."""
    graph, names = bpy.context.evaluated_depsgraph_get(), {thing.name for thing in things}
    start, along = Vector(start), Vector(along).normalized()
    for _ in range(60):
        found, at, normal, _, thing, _ = bpy.context.scene.ray_cast(graph, start, along)
        if not found:
            return None
        if thing.name in names:
            return at, normal if normal.dot(along) < 0 else -normal
        start = at + along * 2e-4
    return None


def camera(things, x, z, height, size, turn, down, aperture, whole=False):
    """Looks at the cloth at (x, z), `height` metres of it from above to below; a `whole` piece may have a gap there, as between legs.
    Returns that place and its normal."""
    look = way(turn, down)
    here = touch(things, Vector((x, 0, z)) - look * 1.2, look)
    if not here and whole:
        here = Vector((x, -.03, z)), -look
    if not here:
        raise ValueError(f'nothing at {x}, {z}')
    far = height * studio_wall.LENS / (36 * size[1] / size[0])
    ob = studio_wall.lens(studio_wall.LENS, aperture, far)
    ob.matrix_world = look.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    ob.location = here[0] - look * far
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = size
    return here


def reflector(here, power=.5):
    """A pale card beside the camera, which lights what lies inside a neck or a waist."""
    place = bpy.context.scene.camera.matrix_world
    studio_wall.area(place @ Vector((-.16, .12, .05)), here, .25, .25, power, (1, .965, .92))
