"""blender -b -noaudio -P render.py -- JOB... : renders scene views that have no raw picture yet, in one process.

A job is `<scene>:<view>`, e.g. `olio-nuovo:1`. Raw pictures go to .cache/imagery/raw, with --draft=1 to
.cache/imagery/draft (together with a small --size and --samples this checks a composition in a second or two).
"""
import json
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy
import cv2
import numpy as np

import denoise
import studio
from subjects import catalogue

CACHE = os.path.abspath(os.path.join(HERE, '..', '..', '.cache', 'imagery'))
RAW = os.path.join(CACHE, 'raw')


def settings(size, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 2.5
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = os.path.join(CACHE, 'tmp', str(os.getpid()))
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for name, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[socket], output.inputs[name])
    return output.base_path


def passes(folder, seed):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    bpy.ops.render.render()
    def read(name):
        image = cv2.imread(os.path.join(folder, f'{name}0001.exr'), cv2.IMREAD_UNCHANGED)
        return np.nan_to_num(image[..., 2::-1].astype(np.float32), posinf=10)
    return read('colour'), read('albedo'), read('normal')


def render(name, view_name, size=None, samples=None, threads=2, draft=False):
    with open(os.path.join(HERE, 'scenes', f'{name}.json')) as file:
        scene = json.load(file)
    view = scene['views'][view_name]
    studio.clear()
    bpy.context.scene.frame_set(1)
    studio.backdrop(view.get('backdrop') or scene['backdrop'])
    framed = catalogue.place(scene, view, os.path.join(CACHE, 'labels'))
    span = studio.camera(framed, view.get('camera', {}))
    studio.light(max(0.55, span / 3.4))
    aspect = view.get('camera', {}).get('aspect', 1.0)
    size = size or view.get('size') or 480
    folder = settings((round(size * aspect / 2) * 2, size), samples or view.get('samples', 8), threads)
    began = time.time()
    first, second = passes(folder, 1), passes(folder, 2)
    print(f'passes {time.time() - began:.0f} s', flush=True)
    linear = denoise.clean(first[0], second[0], (first[1], second[1]), (first[2] + second[2]) / 2)
    picture = denoise.develop(linear, view.get('exposure', scene.get('exposure', 1.0)))
    folder = os.path.join(CACHE, 'draft') if draft else RAW
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f'{name}-{view_name}.png')
    # A half-written file must never look finished to the publisher.
    cv2.imwrite(path + '.part.png', np.round(picture[..., ::-1] * 65535).astype(np.uint16))
    os.replace(path + '.part.png', path)


def main():
    arguments = sys.argv[sys.argv.index('--') + 1:]
    options = dict(a[2:].split('=') for a in arguments if a.startswith('--'))
    for job in [a for a in arguments if not a.startswith('--')]:
        name, view = job.split(':')
        start = time.time()
        try:
            render(name, view, int(options.get('size', 0)) or None, int(options.get('samples', 0)) or None, int(options.get('threads', 2)), 'draft' in options)
        except Exception as error:
            import traceback
            traceback.print_exc()
            print(f'FAILED {job}: {error}', flush=True)
            continue
        print(f'RENDERED {job} in {time.time() - start:.0f} s', flush=True)


main()
