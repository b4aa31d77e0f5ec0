"""Tins, flat and tall, closed or opened, with what is inside."""
import math
import random

import materials as m
import shapes as s
from subjects import seafood
from subjects.loose import salt_with_weed

MAKERS = ['label_on_can', 'tin', 'can', 'oil_can', 'open_tin', 'canister', 'square_tin']


def outline_of(shape, w, d):
    if shape == 'round':
        return s.circle(w / 2)
    if shape == 'oval':
        return [(w / 2 * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)), d / 2 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a))) for a in [k * math.tau / 180 for k in range(180)]]
    return s.rounded(w, d, 0.16 if shape == 'oblong' else 0.08, 20)


def _art_top(outline, z, path, w, d, material=None):
    """Printed lid: the outline as one face with artwork laid over its box."""
    n = len(outline)
    obj = s.build('lid art', [(x, y, z) for x, y in outline], [tuple(range(n))], material or m.printed(path, rough=0.4, bump=0.02, coat=0.2))
    s.texture(obj, [(x / w + 0.5, y / d + 0.5) for x, y in outline])
    return obj


def tin(spec, labels):
    """A closed flat tin in its printed wrap; `stand` sets it on its edge so that the artwork faces the lens."""
    w, d = spec['size'][0] / 10, spec['size'][1] / 10
    h = spec.get('height', 0.26)
    outline = outline_of(spec.get('shape', 'oblong'), w, d)
    parts = [s.prism('body', outline, h, m.surface(spec.get('side', '#d8d4ca'), rough=0.35, metal=spec.get('metal', 0.0), coat=0.3), 0.03)]
    inner = [(x * (1 - 0.05 / w), y * (1 - 0.05 / d)) for x, y in outline]
    parts.append(_art_top(inner, h + 0.003, labels(spec['art']), w, d))
    rim = m.metal(spec.get('rim', '#d2cfc6'), 0.25)
    parts.append(s.tube('rim', [(x, y, h - 0.005) for x, y in outline[::2]], 0.018, rim, closed=True))
    inner = s.group('tin', parts)
    if spec.get('stand'):
        inner.rotation_euler = (math.radians(90 - 8), 0, 0)
        inner.location = (0, -h * 0.5, d / 2)
    return s.group('tin', [inner])


# Oil in an opened tin: the colour left after a depth.
FILL = {
    'gold': ('#d9ab1e', 0.3),
    'paprika': ('#c4500f', 0.22),
    'pale': ('#e6c860', 0.3),
}


def contents(kind, w, d, z):
    parts = []
    if kind in ('sardine', 'mackerel'):
        count = 4 if kind == 'sardine' else 3
        for i in range(count):
            one = seafood.fish(w * 0.94, kind)
            one.scale = (1, (d / count) / 0.25, 1.0)
            one.location = (random.uniform(-0.02, 0.02), -d / 2 + d * (i + 0.5) / count, z + 0.01)
            one.rotation_euler = (0, 0, math.pi if i % 2 else 0)
            parts.append(one)
    elif kind == 'octopus':
        parts += seafood.octopus(w, d, z)
    elif kind == 'mussel':
        parts += seafood.mussels(w, z)
    elif kind == 'pate':
        paste = m.surface(((0.3, '#c47a68'), (0.7, '#dba08c')), scale=12, detail=10, rough=0.45, coat=0.15, bump=0.5, bump_scale=18, inside=0.25)
        parts.append(s.top('pate', s.circle(w * 0.47), z, paste, lambda x, y: 0.03 + 0.03 * s.rough(x * 0.5 + y, y * 2.5, 1, 3), 70))
    elif kind == 'chestnut':
        paste = m.surface(((0.3, '#6b4428'), (0.7, '#7d5333')), scale=9, detail=9, rough=0.32, coat=0.2, bump=0.3, bump_scale=14, inside=0.2)
        parts.append(s.top('puree', s.circle(w * 0.47), z, paste, lambda x, y: 0.035 + 0.04 * math.sin(math.hypot(x, y) * 22 + math.atan2(y, x)) * max(0, 1 - math.hypot(x, y) / (w * 0.47)) + 0.015 * s.rough(x, y, 2, 5), 80))
    elif kind == 'seasalt':
        hill = lambda x, y: 0.035 * max(0.0, 1 - (math.hypot(x, y) / (w * 0.47)) ** 2) + 0.02 * s.rough(x, y, 1, 3.5, 3)
        parts.append(s.top('salt', s.circle(w * 0.47), z - 0.012, m.surface('#efece4', rough=0.7, bump=0.8, bump_scale=46, inside=0.3), hill, 60))
        parts += salt_with_weed(w * 0.455, lambda x, y: z - 0.006 + hill(x, y))
    return parts


def open_tin(spec, labels):
    """An opened tin: metal wall, oil, content, and a lid rolled back or leaning with its artwork."""
    w, d = spec['size'][0] / 10, spec['size'][1] / 10
    h = spec.get('height', 0.28)
    shape = spec.get('shape', 'oblong')
    outline = outline_of(shape, w, d)
    n = len(outline)
    steel = m.metal(spec.get('metal_color', '#d9d4c4'), 0.24)
    wall = m.printed(labels(spec['side_art'])) if spec.get('side_art') else m.surface(spec.get('side', '#c9c5ba'), rough=0.35, coat=0.3, metal=spec.get('metal', 0.0))
    inner = [(x * (1 - 0.06 / w), y * (1 - 0.06 / d)) for x, y in outline]
    rings = [(outline, 0.0), (outline, h), (inner, h), (inner, 0.05)]
    vertices = [(x, y, z) for ring, z in rings for x, y in ring]
    outer_faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    inner_faces = [(n * k + i, n * k + (i + 1) % n, n * (k + 1) + (i + 1) % n, n * (k + 1) + i) for k in (1, 2) for i in range(n)]
    body = s.build('wall', vertices, outer_faces, wall)
    lining = s.build('lining', vertices, inner_faces, steel)
    level = h * spec.get('level', 0.72)
    floor = s.build('floor', [(x, y, 0.051) for x, y in inner], [tuple(range(n))], steel)
    parts = [body, lining, floor, s.tube('rim', [(x, y, h) for x, y in outline[::2]], 0.016, steel, closed=True)]
    oil = spec.get('oil', 'gold')
    if oil:
        parts.append(s.prism('oil', [(x * 0.998, y * 0.998) for x, y in inner], level - 0.053, m.syrup(*FILL[oil]), 0.004, z=0.053))
    parts += contents(spec['content'], w * 0.94, d * 0.92, level)
    if spec.get('lid', 'roll') == 'roll':
        # The lid follows the opening, then curls up at the far right.
        strip_v, strip_f = [], []
        steps = 90
        for i in range(steps + 1):
            t = i / steps
            flat = 0.22
            if t < flat:
                x, z = w / 2 - 0.03 - t * w * 0.9, h + 0.004
            else:
                a = (t - flat) / (1 - flat) * 5.2
                r = 0.2 - 0.02 * a
                x, z = w / 2 - 0.03 - flat * w * 0.9 - r * math.sin(a) * 0.9, h + 0.01 + 0.2 - r * math.cos(a)
            strip_v += [(x, -d * 0.44, z), (x, d * 0.44, z)]
        for i in range(steps):
            strip_f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
        strip = s.build('lid', strip_v, strip_f, steel, angle=180)
        strip.modifiers.new('thick', 'SOLIDIFY').thickness = 0.01
        parts.append(strip)
    return s.group('open tin', parts)


def can(spec, labels):
    """A round tin with an artwork all around its wall."""
    r, h = spec.get('radius', 0.4), spec.get('height', 0.6)
    metal = m.metal(spec.get('metal', '#cfc6b2'), 0.28)
    prof = [(r, 0.02), (r, h - 0.02)]
    circumference = math.tau * r
    parts = [s.lathe('base', [(0.001, 0), (r + 0.012, 0, 0.01), (r + 0.012, 0.03, 0.01), (r - 0.01, 0.04)], metal),
             s.wrap('art', prof, 0.02, h - 0.02, circumference * 0.985, m.printed(labels(spec['art']), rough=0.4, bump=0.0, coat=0.3), lift=0.0),
             s.lathe('inside', [(r - 0.004, h), (r - 0.01, 0.05), (0.001, 0.05)], metal),
             s.lathe('rim', [(r - 0.012, h - 0.04), (r + 0.012, h - 0.03, 0.01), (r + 0.012, h, 0.01), (r - 0.012, h)], metal)]
    lid = spec.get('lid', 'on')
    # Under a closed lid nothing shows, and what is heaped would pierce it.
    parts += contents(spec['content'], r * 2, r * 2, h * 0.88) if spec.get('content') and lid != 'on' else []
    top = m.surface(spec.get('lid_color', '#cfc6b2'), rough=0.35, coat=0.3, metal=spec.get('lid_metal', 0.0))
    if lid != 'none':
        cover = [s.lathe('lid', [(0.001, 0.12), (r + 0.005, 0.12, 0.02), (r + 0.02, 0.1, 0.02), (r + 0.02, 0, 0.005), (r + 0.012, 0)], top)]
        if spec.get('lid_art'):
            size = 2 * r * 0.94
            cover.append(_art_top(s.circle(size / 2), 0.124, labels(spec['lid_art']), size, size))
        root = s.group('lid', cover)
        if lid == 'on':
            root.location = (0, 0, h - 0.09)
        else:
            x, y, turn = spec.get('lid_at', [r * 1.5, -r * 0.4, 20])
            # Leaning against the wall of the tin.
            root.rotation_euler = (math.radians(68), 0, math.radians(turn))
            root.location = (x, y, r * 0.96)
        parts.append(root)
    return s.group('can', parts)


canister = can


def oil_can(spec, labels):
    """An upright rectangular oil tin with a handle and a screw cap."""
    w, d, h = spec.get('box', [1.5, 0.95, 2.3])
    body = s.prism('body', s.rounded(w, d, 0.07), h, m.surface(spec.get('side', '#efe6cf'), rough=0.35, coat=0.3), 0.03)
    art = s.sheet('art', w - 0.14, h - 0.1, m.printed(labels(spec['art']), rough=0.38, bump=0, coat=0.3))
    art.location = (0, -d / 2 - 0.004, 0.05)
    rim = m.metal('#c9b98a', 0.3)
    parts = [body, art]
    for z in (0.02, h - 0.02):
        parts.append(s.tube('seam', [(x, y, z) for x, y in s.rounded(w, d, 0.07)[::2]], 0.022, rim, closed=True))
    brass = m.metal('#c09a4a', 0.25)
    parts.append(s.lathe('cap', [(0.16, 0), (0.16, 0.16, 0.03), (0.001, 0.17)], brass, wobble=lambda a, z: 0.005 * math.cos(a * 30)))
    parts[-1].location = (-w * 0.28, 0, h)
    parts.append(s.tube('handle', [(0.05, 0, h), (0.07, 0, h + 0.22), (w * 0.2, 0, h + 0.28), (w * 0.34, 0, h + 0.22), (w * 0.36, 0, h)], 0.03, brass))
    return s.group('oil can', parts)


def square_tin(spec, labels):
    """A square or rectangular slip-lid tin; the lid may lean beside it."""
    w, d = spec['size'][0] / 10, spec['size'][1] / 10
    h = spec.get('height', 0.5)
    side = m.surface(spec.get('color', '#7a1a1e'), rough=0.35, coat=0.35)
    outline = s.rounded(w, d, 0.06)
    inner = s.rounded(w - 0.03, d - 0.03, 0.05)
    n = len(outline)
    rings = [(outline, 0), (outline, h), (inner, h), (inner, 0.04)]
    vertices = [(x, y, z) for ring, z in rings for x, y in ring]
    faces = [(n * k + i, n * k + (i + 1) % n, n * (k + 1) + (i + 1) % n, n * (k + 1) + i) for k in range(3) for i in range(n)] + [tuple(3 * n + i for i in range(n))]
    parts = [s.build('tin', vertices, faces, side)]
    if spec.get('front'):
        art = s.sheet('front', w - 0.12, h - 0.04, m.printed(labels(spec['front']), rough=0.38, bump=0, coat=0.3))
        art.location = (0, -d / 2 - 0.004, 0.02)
        parts.append(art)
    cover = [s.prism('lid', s.rounded(w + 0.03, d + 0.03, 0.07), 0.14, m.surface(spec.get('lid_color', spec.get('color', '#7a1a1e')), rough=0.35, coat=0.35), 0.02)]
    if spec.get('lid_art'):
        cover.append(_art_top(s.rounded(w * 0.97, d * 0.97, 0.05), 0.144, labels(spec['lid_art']), w * 0.97, d * 0.97))
    root = s.group('lid', cover)
    if spec.get('lid', 'off') == 'on':
        root.location = (0, 0, h - 0.1)
    elif spec.get('lid', 'off') == 'behind':
        root.rotation_euler = (math.radians(74), 0, 0)
        root.location = (0, d / 2 + 0.12, d / 2 + 0.03)
    elif spec.get('lid', 'off') == 'beside':
        root.rotation_euler = (math.radians(66), 0, math.radians(spec.get('lid_turn', -25)))
        root.location = (w * 0.95, -d * 0.1, d / 2 * 0.95)
    else:
        root.location = (0, 0, -30)
    parts.append(root)
    return s.group('square tin', parts)


def label_on_can(spec, labels):
    """A label around a round tin that stands at the same place."""
    w, h = spec['size'][0] / 10, spec['size'][1] / 10
    z, r = spec['z'], spec['radius']
    art = s.wrap('label', [(r, 0), (r, z + h + 1)], z, z + h, w, m.printed(labels(spec['art']), rough=0.45, bump=0.0, coat=0.2), lift=0.008)
    return s.group('label', [art])
