"""The one wall of the catalogue: warm plaster, a brass peg, soft daylight from the left."""
import math
import bpy
from mathutils import Vector
from materials.graph import Graph, srgb
from materials.hard import plaster
from props.shapes import rod

WALL = .098          # metres behind the hook
PEG = .096           # height of the peg above the hanger's bar
LENS = 105


def _link(name, data):
    ob = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def brass():
    m = Graph('brass')
    m.set(Base_Color=srgb('#c7a164'), Metallic=1., Roughness=m.noise(m.object(), 60, 4) * .16 + .2)
    return m.material


def area(at, to, width, height, power, colour):
    light = bpy.data.lights.new('window', 'AREA')
    light.energy, light.color, light.shape, light.size, light.size_y = power, colour, 'RECTANGLE', width, height
    ob = _link('window', light)
    ob.location, ob.rotation_euler = at, (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def build(samples):
    """The wall with its peg, the light, the film. Returns the objects of wall and peg."""
    scene = bpy.context.scene
    film(scene, samples)
    world = bpy.data.worlds.new('room')
    scene.world, world.use_nodes = world, True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = (1, .975, .945, 1), .15
    area((-2.5, -1.45, .55), (0, 0, -.45), .95, 1.5, 118, (1, .965, .92))
    area((2.6, -2.2, -.3), (0, 0, -.6), 2.4, 2.4, 6, (1, .93, .85))
    mesh = bpy.data.meshes.new('wall')
    mesh.from_pydata([(-4, WALL, -4), (4, WALL, -4), (4, WALL, 3), (-4, WALL, 3)], [], [(0, 1, 2, 3)])
    wall = _link('wall', mesh)
    mesh.materials.append(plaster())
    metal = brass()
    return [wall, rod([(0, WALL, PEG), (0, -.016, PEG)], .0052, metal), rod([(0, WALL, PEG), (0, WALL - .006, PEG)], .017, metal),
            rod([(0, -.016, PEG), (0, -.0175, PEG), (0, -.021, PEG), (0, -.0225, PEG)], [.006, .0082, .0082, .006], metal)]


def camera(frame, centre, size, aperture=8):
    """frame: height in metres of what is seen; centre: height of its middle, below the bar; size: in pixels."""
    far = frame * LENS / (36 * size[1] / size[0])
    ob = lens(LENS, aperture, far - .04)
    ob.location, ob.rotation_euler = (0, -far, centre), (math.pi / 2, 0, 0)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = size


def lens(length, aperture, focus):
    """The scene's camera, still without a place."""
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.sensor_fit = length, 36, 'HORIZONTAL'
    camera.dof.use_dof, camera.dof.aperture_fstop, camera.dof.focus_distance = True, aperture, focus
    camera.clip_start = .02
    ob = _link('camera', camera)
    bpy.context.scene.camera = ob
    return ob


def film(scene, samples):
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples, c.use_denoising = 'CPU', samples, True, .025, 10, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 3, 2, 2, 4
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    r = scene.render
    r.threads_mode, r.threads = 'FIXED', 2
    r.resolution_percentage = 100
    v = scene.view_settings
    v.view_transform, v.look, v.exposure = 'Filmic', 'Medium High Contrast', .85
