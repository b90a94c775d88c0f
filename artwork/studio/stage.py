"""One light and one lens for every picture: camera, soft daylight from the left, film."""
import math
import bpy
from mathutils import Matrix, Vector
from materials.hard import glow, plain
from props.shapes import board, frame

DAY = (1.0, .985, .965)
MORNING = (1.0, .9, .76)


def empty(width, height, samples, exposure=0.0, contrast='Medium High Contrast'):
    """A new, dark scene with the film that every picture uses."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .025
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 1
    render = scene.render
    render.threads_mode, render.threads = 'FIXED', 2
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.image_settings.file_format, render.image_settings.color_depth = 'PNG', '8'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', contrast
    scene.view_settings.exposure = exposure
    world = bpy.data.worlds.new('room')
    scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'  # even light: sampling it would only cost shadow rays
    room((.95, .93, .9), .1)
    return scene


def room(colour, strength):
    """What a room's other walls give back: weak and warm."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def panel(place, target, size, watts, colour=DAY, seen=False):
    """A soft rectangular light: a window, or the wall opposite to it."""
    light = bpy.data.lights.new('panel', 'AREA')
    light.energy, light.color, light.shape, light.size, light.size_y = watts, colour, 'RECTANGLE', *size
    thing = bpy.data.objects.new('panel', light)
    thing.matrix_world = Matrix.Translation(place) @ (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    thing.visible_camera = seen
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sun(way, strength, softness=2.0, colour=MORNING):
    """Morning sun along `way`; `softness` is its apparent size in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(softness), colour
    thing = bpy.data.objects.new('sun', light)
    thing.matrix_world = Vector(way).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def shade(way, centre, distance, size, panes=(2, 3), bar=.045, reach=4.0, roll=0.0):
    """A window that only the sun sees: `size` wide and high, in front of `centre` against the sun's way."""
    way = Vector(way).normalized()
    pose = Matrix.Translation(Vector(centre) - way * distance) @ way.to_track_quat('-Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    black = plain('shade', '#101010', 1.0)
    w, h = size[0] / 2, size[1] / 2

    def slab(x0, x1, y0, y1):
        thing = board((x1 - x0, y1 - y0, .01), ((x0 + x1) / 2, (y0 + y1) / 2, 0), black, 0, within=pose)
        thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = thing.visible_transmission = False

    slab(-reach, -w, -reach, reach)
    slab(w, reach, -reach, reach)
    slab(-w, w, -reach, -h)
    slab(-w, w, h, reach)
    for i in range(1, panes[0]):
        x = -w + 2 * w * i / panes[0]
        slab(x - bar / 2, x + bar / 2, -h, h)
    for i in range(1, panes[1]):
        y = -h + 2 * h * i / panes[1]
        slab(-w, w, y - bar / 2, y + bar / 2)


def camera(place, target, focal=70, aperture=4.0, focus=None, shift=(0, 0), level=True):
    """A full-frame camera. `level` keeps uprights upright: it looks straight ahead and shifts the lens instead."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = focal, 36, 'HORIZONTAL'
    way = Vector(target) - Vector(place)
    rise = 0.0
    if level:
        flat = Vector((way.x, way.y, 0))
        rise = way.z / flat.length * focal / 36
        way = flat
    thing = bpy.data.objects.new('camera', data)
    thing.matrix_world = Matrix.Translation(place) @ way.to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    data.shift_x, data.shift_y = shift[0], shift[1] + rise
    data.dof.use_dof, data.dof.aperture_fstop, data.dof.aperture_blades = True, aperture, 9
    axis = (thing.matrix_world.to_3x3() @ Vector((0, 0, -1))).normalized()
    data.dof.focus_distance = (Vector(focus or target) - Vector(place)).dot(axis)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def window(place, size, facing, panes=(2, 4), sky=1.6, bar=.03, depth=.05, material=None):
    """A window in a wall: thin steel bars and the sky behind it, which gives no light (one `panel` for all windows is less noisy). `facing` is the degrees its front is turned."""
    pose = frame(place, (0, 0, facing))
    w, h = size
    if sky:
        behind = board((w * 2.5, .01, h * 1.6), (0, .4, 0), glow('sky', '#eef3f8', sky), 0, within=pose)
        behind.visible_shadow = behind.visible_diffuse = False
    material = material or plain('window-bar', '#4a463f', .5)
    for i in range(panes[0] + 1):
        board((bar, depth, h), (-w / 2 + w * i / panes[0], 0, 0), material, .002, within=pose)
    for i in range(panes[1] + 1):
        board((w, depth, bar), (0, 0, -h / 2 + h * i / panes[1]), material, .002, within=pose)


def quick_bounces():
    """Light that has bounced meets each thing in one even colour: it costs a third, and no one sees the difference."""
    for material in bpy.data.materials:
        tree = material.node_tree
        out = tree and tree.nodes.get('Material Output')
        if not out or not out.inputs[0].links or len(tree.nodes) < 9:
            continue
        tones = [tuple(socket.default_value)[:3] for node in tree.nodes if node.type == 'MIX_RGB' for socket in node.inputs[1:] if not socket.is_linked]
        tones += [tuple(element.color)[:3] for node in tree.nodes if node.type == 'VALTORGB' for element in node.color_ramp.elements]
        tones = sorted((tone for tone in tones if max(tone) - min(tone) > .004), key=sum)[-3:] or [(.3, .28, .25)]
        even, path, both = (tree.nodes.new('ShaderNode' + kind) for kind in ('BsdfDiffuse', 'LightPath', 'MixShader'))
        even.inputs[0].default_value = (*(sum(tone[k] for tone in tones) / len(tones) for k in range(3)), 1)
        seen = out.inputs[0].links[0].from_socket
        tree.links.new(path.outputs['Is Diffuse Ray'], both.inputs[0])
        tree.links.new(seen, both.inputs[1])
        tree.links.new(even.outputs[0], both.inputs[2])
        tree.links.new(both.outputs[0], out.inputs[0])
