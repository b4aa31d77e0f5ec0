"""blender -b -noaudio -P render.py -- [--OPTION=VALUE ...] JOB... : renders scene views in one process, without a denoiser.

A job is `<scene>:<view>`, e.g. `olio-nuovo:1`, or with its own height `<scene>:<view>:<pixels high>`.
Options: device (CPU, or CUDA, OPTIX, HIP, METAL for a card), size (pixels high, 1600), samples (512),
threshold (0.01; 0 samples every pixel alike), caustics (1; 0 for quick drafts), threads (0: all),
labels (folder of the artwork), out (folder of the pictures).
"""
import json
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy

import develop
import materials
import studio
from subjects import catalogue

CACHE = os.path.abspath(os.path.join(HERE, '..', '..', '.cache', 'imagery'))
DEFAULTS = {'device': 'CPU', 'size': '1600', 'samples': '512', 'threshold': '0.01', 'caustics': '1', 'threads': '0',
            'labels': os.path.join(CACHE, 'labels'), 'out': os.path.join(CACHE, 'raw')}


def use_card(kind):
    """Turns the card on and gives back its name. Called for every picture: an emptied scene forgets it."""
    preferences = bpy.context.preferences.addons['cycles'].preferences
    preferences.compute_device_type = kind
    preferences.get_devices()
    names = []
    for device in preferences.devices:
        device.use = device.type == kind
        if device.use:
            names.append(device.name)
    if not names:
        raise RuntimeError(f'no {kind} device found')
    bpy.context.scene.cycles.device = 'GPU'
    return ', '.join(names)


def settings(width, height, options):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    if int(options['threads']):
        scene.render.threads_mode, scene.render.threads = 'FIXED', int(options['threads'])
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.samples = int(options['samples'])
    cycles.use_adaptive_sampling = float(options['threshold']) > 0
    cycles.adaptive_threshold = float(options['threshold'])
    cycles.adaptive_min_samples = min(cycles.samples, 64)
    cycles.use_denoising = False
    cycles.use_auto_tile = False
    # Light passes a filled bottle through four walls and is mirrored in them: fewer bounces make glass dark.
    cycles.max_bounces = 24
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = 8
    cycles.transmission_bounces = 16
    cycles.volume_bounces = 2
    cycles.transparent_max_bounces = 24
    cycles.sample_clamp_indirect = 12
    cycles.sample_clamp_direct = 0
    cycles.caustics_reflective = cycles.caustics_refractive = options['caustics'] == '1'
    cycles.blur_glossy = 0.4
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    cycles.filter_width = 1.4
    file = scene.render.image_settings
    file.file_format, file.color_mode, file.color_depth, file.exr_codec = 'OPEN_EXR', 'RGB', '32', 'NONE'


def render(name, view_name, height, options):
    with open(os.path.join(HERE, 'scenes', f'{name}.json')) as file:
        scene = json.load(file)
    view = scene['views'][view_name]
    # A detail looks closer at what another view shows.
    view = {**scene['views'].get(view.get('like'), {}), **view}
    began = time.time()
    studio.clear()
    materials.caustics = options['caustics'] == '1'
    bpy.context.scene.frame_set(1)
    studio.backdrop(view.get('backdrop') or scene['backdrop'])
    framed = catalogue.place(scene, view, options['labels'])
    span = studio.camera(framed, view.get('camera', {}))
    studio.light(max(0.55, span / 3.4), view.get('light', scene['light']))
    width = round(height * view.get('camera', {}).get('aspect', 1.0) / 2) * 2
    settings(width, height, options)
    card = use_card(options['device']) if options['device'] != 'CPU' else 'CPU'
    path = os.path.join(options['out'], f'{name}-{view_name}')
    bpy.context.scene.render.filepath = path + '.exr'
    built = time.time()
    bpy.ops.render.render(write_still=True)
    traced = time.time()
    exposure = view.get('exposure', scene.get('exposure', 1.0))
    develop.write_png(path + '.png', develop.develop(develop.pixels(path + '.exr'), exposure))
    os.remove(path + '.exr')
    print(f'RENDERED {name}:{view_name} {width} x {height} on {card}: build {built - began:.1f} s, '
          f'trace {traced - built:.1f} s, develop {time.time() - traced:.1f} s', flush=True)


def main():
    arguments = sys.argv[sys.argv.index('--') + 1:]
    options = {**DEFAULTS, **dict(a[2:].split('=', 1) for a in arguments if a.startswith('--'))}
    os.makedirs(options['out'], exist_ok=True)
    failed = False
    for job in [a for a in arguments if not a.startswith('--')]:
        name, view, *height = job.split(':')
        try:
            render(name, view, int(height[0] if height else options['size']), options)
        except Exception as error:
            traceback.print_exc()
            print(f'FAILED {job}: {error}', flush=True)
            failed = True
    sys.exit(failed)


main()
