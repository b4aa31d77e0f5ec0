"""Boards, slabs, cloths and table ware."""
import math
import random

import materials as m
import shapes as s
import studio
from subjects import loose

MAKERS = ['board', 'slab', 'plinth', 'cloth', 'bowl', 'spoon', 'dipper', 'knife', 'toast', 'cup', 'wine', 'stones',
          'parchment', 'scoop', 'card', 'barrel', 'shell', 'egg', 'butter', 'pan', 'rod', 'stand']


def board(spec, labels):
    width, depth = spec.get('size', [2.2, 1.4])
    outline = s.circle(width / 2) if spec.get('round') else s.rounded(width, depth, 0.1)
    top = m.wood(spec.get('color', '#c39a68'), spec.get('dark', '#9a6f42'), 1.6)
    parts = [s.prism('board', outline, 0.14, top, 0.025)]
    return s.group('board', parts)


def slab(spec, labels):
    width, depth = spec.get('size', [2.2, 1.5])
    outline = s.circle(width / 2) if spec.get('round') else s.rounded(width, depth, 0.06)
    material = studio.FLOORS[spec.get('kind', 'stone')](spec.get('color', '#d9cfc0'))
    return s.group('slab', [s.prism('slab', outline, spec.get('height', 0.12), material, 0.02)])


plinth = slab


def cloth(spec, labels):
    """A folded linen towel with soft waves."""
    width, depth = spec.get('size', [1.8, 1.3])
    colour = spec.get('color', '#dfd3bd')
    vertices, faces, nx, ny = [], [], 160, 120
    phase = random.uniform(0, 6)
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            x, y = (u - 0.5) * width, (v - 0.5) * depth
            fold = 0.045 * math.sin(x * 3.1 + y * 4.3 + phase) + 0.03 * math.sin(y * 7.1 - x * 2.2 + phase * 2) + 0.012 * math.sin(x * 13 + y * 5) + 0.03 * s.rough(x, y, phase, 2.2)
            rim = min(u, 1 - u, v, 1 - v) * 12
            vertices.append((x + 0.03 * math.sin(y * 5 + phase), y + 0.03 * math.sin(x * 4), 0.012 + max(0, fold + 0.04) * min(1, rim * 0.6 + 0.25)))
    for j in range(ny):
        for i in range(nx):
            o = j * (nx + 1) + i
            faces.append((o, o + 1, o + nx + 2, o + nx + 1))
    obj = s.build('cloth', vertices, faces, m.linen(colour), angle=180)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.012
    return s.group('cloth', [obj])


LIQUIDS = {'oil': ('#c2a316', 0.35), 'balsamic': ('#2a0d06', 0.06), 'honey': ('#d98a12', 0.3)}
POWDERS = {
    'paprika': (((0.3, '#8f2408'), (0.7, '#b8380f')), 0.95),
    'salt': (((0.3, '#f2f0ec'), (0.7, '#ffffff')), 0.6),
    'saffron': (((0.3, '#5d0a04'), (0.6, '#b01f0a'), (0.8, '#d8480e')), 0.7),
}


def _hollow(inside):
    """The height of a bowl's inside at a place; nothing rests beyond its rim."""
    points = sorted(s.soften(inside))
    def height(x, y):
        out = math.hypot(x, y)
        for (r0, z0), (r1, z1) in zip(points, points[1:]):
            if out <= r1:
                return z0 + (z1 - z0) * max(0.0, out - r0) / max(1e-6, r1 - r0)
        return math.inf
    return height


def bowl(spec, labels):
    r = spec.get('radius', 0.45)
    tone = spec.get('color', '#ece6da')
    glaze = m.surface(((0.3, tone), (0.7, studio.mix(tone, '#ffffff', 0.12))), scale=5, detail=8, rough=0.28, coat=0.5, bump=0.06, bump_scale=9)
    h = r * spec.get('depth', 0.62)
    inside = [(r * 0.96, h, 0.02), (r * 0.84, h * 0.5, r * 0.3), (r * 0.4, 0.08, 0.1), (0.001, 0.07)]
    parts = [s.lathe('bowl', [(0.001, 0.02), (r * 0.5, 0, 0.02), (r * 0.55, 0.04, 0.03), (r * 0.9, h * 0.55, r * 0.3), (r, h, 0.02), *inside], glaze)]
    fill = spec.get('fill')
    if fill in LIQUIDS:
        level = h * 0.62
        parts.append(s.lathe('fill', [(0.0001, 0.071), (r * 0.4, 0.081, 0.1), (r * 0.835, h * 0.5, r * 0.28), (r * 0.868, level), (0.0001, level)], m.syrup(*LIQUIDS[fill])))
    elif fill == 'caper':
        parts += loose.buds(spec.get('count', 92), r * 0.93, _hollow(inside))
    elif fill:
        stops, rough = POWDERS[fill]
        parts.append(loose.drift(r * 0.9, r * 0.24, m.surface(stops, scale=30, detail=8, rough=rough, bump=0.6, bump_scale=44, inside=0.15), held=True))
        parts[-1].location = (0, 0, h * 0.72)
    return s.group('bowl', parts)


def spoon(spec, labels):
    kind = spec.get('kind', 'wood')
    material = {'wood': lambda: m.wood('#b98f5f', '#916739', 5), 'porcelain': lambda: m.surface('#f7f4ee', rough=0.2, coat=0.6),
                'steel': lambda: m.metal('#cfcdc8', 0.2)}[kind]()
    vertices, faces, rings, around = [], [], 24, 96
    for j in range(rings + 1):
        k = j / rings
        for i in range(around):
            a = i * math.tau / around
            vertices.append((0.2 * k * math.cos(a), 0.15 * k * math.sin(a), 0.05 + 0.09 * k * k))
    for j in range(rings):
        for i in range(around):
            n = (i + 1) % around
            faces.append((j * around + i, j * around + n, (j + 1) * around + n, (j + 1) * around + i))
    head = s.build('bowl', vertices, faces, material, angle=180)
    thick = head.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.022
    handle = s.tube('handle', [(0.18, 0, 0.13), (0.3, 0, 0.14), (0.6, 0, 0.1), (1.1, 0, 0.04)], 0.035 if kind == 'wood' else 0.026, material, taper=lambda t: 0.8 + 0.5 * t)
    parts = [head, handle]
    if spec.get('fill') == 'salt':
        salt = s.group('salt', loose.grains('salt', 0.15, 0.07, 900))
        salt.location, salt.scale = (0, 0, 0.1), (1.1, 0.82, 1)
        parts.append(salt)
    elif spec.get('fill'):
        tint = {'balsamic': '#150806', 'chestnut': '#6b4326', 'honey': '#c97c10'}[spec['fill']]
        parts.append(s.lathe('drop', [(0.15, 0.115), (0.1, 0.125), (0.001, 0.13)], m.surface(tint, rough=0.05, coat=0.7, inside=0.2)))
        parts[-1].scale = (1.1, 0.85, 1)
    return s.group('spoon', parts)


def dipper(spec, labels):
    """A honey dipper, lying, with its head to the left; it may carry syrup."""
    wood = m.wood('#c39a63', '#996d3c', 6)
    profile = [(0.001, 0)]
    for i in range(6):
        z = 0.05 + i * 0.055
        r = 0.12 + 0.035 * math.sin(math.pi * (i + 0.5) / 6)
        profile += [(r * 0.7, z), (r, z + 0.01, 0.01), (r, z + 0.035, 0.01), (r * 0.7, z + 0.045)]
    profile += [(0.035, 0.42, 0.02), (0.03, 1.25), (0.04, 1.3, 0.02), (0.001, 1.32)]
    stick = s.lathe('dipper', profile, wood, segments=120)
    parts = [stick]
    if spec.get('coated'):
        tint = spec['coated']
        parts.append(s.lathe('syrup', [(0.001, -0.02), (0.13, 0.03, 0.05), (0.165, 0.18, 0.1), (0.12, 0.34, 0.05), (0.04, 0.4)], m.surface(tint, rough=0.05, coat=0.8) if spec.get('opaque') else m.syrup(tint, 0.16)))
    inner = s.group('lying', parts)
    inner.rotation_euler = (0, math.radians(82), 0)
    inner.location = (0, 0, 0.16)
    root = s.group('dipper', [inner])
    return root


def knife(spec, labels):
    length = spec.get('length', 1.3)
    steel = m.metal('#d4d3cf', 0.18)
    blade = s.prism('blade', [(0, -0.07), (length * 0.8, -0.07), (length, 0.02), (length * 0.96, 0.07), (0, 0.07)], 0.02, steel, 0.006)
    handle = s.prism('handle', [(-0.75, -0.08), (-0.7, -0.1), (-0.1, -0.075), (0, -0.07), (0, 0.07), (-0.1, 0.075), (-0.7, 0.1), (-0.75, 0.08)], 0.09, m.wood('#5b3a22', '#3a2413', 5), 0.03)
    blade.location = (0, 0, 0.03)
    return s.group('knife', [blade, handle])


def toast(spec, labels):
    """A slice of country bread: an open crumb of bubbles in a thin dark crust."""
    crust = m.surface(((0.22, '#7a451c'), (0.42, '#a56c32'), (0.62, '#c6924e'), (0.8, '#dcb67a')), scale=4.5, detail=11, rough=0.82, bump=0.5, bump_scale=22, inside=0.1)
    # Raised crumb browns first, pores stay pale.
    crumb = m.surface(((0.0, '#f0dfba'), (0.45, '#f2e0b8'), (0.62, '#e8cd98'), (0.8, '#d6ac6a'), (1.0, '#b47f3e')), along='toasted', wander=0.5, scale=2.6, detail=12, rough=0.94, bump=0.5, bump_scale=50, inside=0.3, specular=0.12)
    outline = [(-0.5, -0.3), (0.5, -0.3), (0.56, -0.2), (0.55, 0.15), (0.6, 0.3), (0.5, 0.42), (0.2, 0.5), (-0.2, 0.5), (-0.5, 0.42), (-0.6, 0.3), (-0.55, 0.15), (-0.56, -0.2)]
    outline = s.soften([(x, y, 0.1) for x, y in outline] + [outline[0]], 16)[:-1]
    # Open above: the crumb's pores reach below its edge.
    slice_ = s.prism('toast', outline, 0.16, crust, 0.03, caps=False)
    shift = random.uniform(0, 9)
    def bubbles(x, y):
        warp = 0.06 * s.rough(x, y, shift + 3, 3, 3)
        large = max(0, 0.5 - s.cells(x + warp, y * 1.3 + warp, shift, 6)) * max(0, 0.25 + 1.2 * s.rough(x, y, shift, 2.4))
        fine = max(0, 0.5 - s.cells(x + warp, y * 1.2, shift, 17)) * max(0.15, 0.5 + s.rough(x, y, shift + 5, 3))
        tiny = max(0, 0.5 - s.cells(x, y + warp, shift, 38))
        return 0.008 * s.rough(x, y, shift, 4) - 0.09 * large - 0.035 * fine - 0.01 * tiny
    face = s.top('crumb', [(x * 0.965, y * 0.965) for x, y in outline], 0.162, crumb, bubbles, 130)
    s.mark(face, 'toasted', [max(0.0, min(1.0, 0.5 + 16 * (v.co.z - 0.162) + 0.28 * s.rough(v.co.x, v.co.y, shift, 1.8, 3) + 0.35 * max(0, math.hypot(v.co.x / 0.58, (v.co.y - 0.1) / 0.4) - 0.7))) for v in face.data.vertices])
    parts = [slice_, face]
    if spec.get('spread'):
        colour = spec['spread']
        def swept(x, y, z):
            k = 1 + 0.1 * s.rough(x, y, 0, 4)
            return (x * k, y * k, z * (1 + 0.5 * s.rough(x * 0.6, y * 3, 0, 4)))
        paste = s.ball('spread', 0.42, m.surface(((0.3, colour), (0.8, studio.mix(colour, '#ffffff', 0.18))), scale=9, detail=10, rough=0.5, bump=0.5, bump_scale=22, inside=0.25), (1.12, 0.86, 0.17), 48, swept)
        paste.location = (0, 0.08, 0.17)
        parts.append(paste)
    return s.group('toast', parts)


def cup(spec, labels):
    glaze = m.surface(spec.get('color', '#e9e2d4'), rough=0.3, coat=0.4)
    drink = m.surface(spec.get('drink', '#3b1c0d'), rough=0.1, coat=0.6)
    parts = [s.lathe('cup', [(0.001, 0.02), (0.26, 0, 0.05), (0.36, 0.2, 0.15), (0.38, 0.56, 0.02), (0.355, 0.56, 0.01), (0.33, 0.2, 0.15), (0.001, 0.06)], glaze),
             s.lathe('drink', [(0.35, 0.47), (0.001, 0.47)], drink),
             s.tube('ear', [(0.36, 0, 0.46), (0.52, 0, 0.47), (0.58, 0, 0.3), (0.48, 0, 0.16), (0.34, 0, 0.15)], 0.035, glaze)]
    return s.group('cup', parts)


def wine(spec, labels):
    outside = [(0.0001, 0.015), (0.33, 0.0, 0.01), (0.33, 0.012), (0.05, 0.05, 0.04), (0.035, 0.6, 0.1), (0.3, 0.85, 0.2), (0.4, 1.2, 0.3), (0.3, 1.85)]
    level = 1.1
    inside = [(s.radius_at(outside, z) - 0.01, z) for z in [1.85 - (1.85 - level) * k / 40 for k in range(41)]]
    wine_ = [(max(0.02, s.radius_at(outside, z) - 0.02), z) for z in [0.76 + (level - 0.764) * k / 12 for k in range(13)]]
    # Glass and wine are one body down to the wine's surface.
    parts = [s.lathe('glass', [*outside, *inside, (0.0001, level)], m.glass(lit=True)),
             s.lathe('wine', [(0.0001, 0.75), *wine_, (0.0001, level - 0.004)], m.surface(((0.3, '#3a0812'), (0.7, '#560d1c')), rough=0.05, inside=0.2))]
    return s.group('wine', parts)


def stones(spec, labels):
    parts = []
    for i in range(spec.get('count', 3)):
        r = random.uniform(0.16, 0.3)
        grey = random.choice(('#b9b2a6', '#8f8c86', '#d8d2c6'))
        one = s.ball('stone', r, m.surface(((0.3, grey), (0.7, '#cfc9bd')), scale=5, detail=9, rough=0.75, bump=0.3, bump_scale=24), (1.3, 1, 0.55), 40, lambda x, y, z, i=i: tuple(c * (1 + 0.12 * s.rough(x + i, y, z, 3)) for c in (x, y, z)))
        one.location = (i * 0.52 - 0.3, random.uniform(-0.15, 0.15), r * 0.5)
        one.rotation_euler = (0.08, 0.05, random.uniform(0, 6))
        parts.append(one)
    return s.group('stones', parts)


def parchment(spec, labels):
    """A sheet of paper under food, slightly waved."""
    width, depth = spec.get('size', [1.7, 1.3])
    obj = s.sheet('paper', width, depth, m.paper(spec.get('color', '#efe7d6')), 30, 30, lambda u, v: (0.02 * math.sin(v * 9), 0, 0))
    for vertex in obj.data.vertices:
        x, z = vertex.co.x, vertex.co.z - depth / 2
        edge = max(abs(x) / (width / 2), abs(z) / (depth / 2))
        vertex.co = (x, z, 0.012 + 0.05 * max(0, edge - 0.7) * (1 + math.sin(x * 6 + z * 4)))
    return s.group('parchment', [obj])


def scoop(spec, labels):
    metal = m.metal(spec.get('color', '#c9a86a'), 0.25)
    half = s.lathe('scoop', [(0.001, -0.35), (0.2, -0.33, 0.05), (0.22, 0.3)], metal)
    body = half.data
    for v in body.vertices:
        if v.co.x > 0.05:
            v.co.x = 0.05
    half.rotation_euler = (0, math.radians(90), math.radians(180))
    half.location = (0, 0, 0.2)
    handle = s.tube('handle', [(0.34, 0, 0.2), (0.5, 0, 0.22), (0.85, 0, 0.2)], 0.035, m.wood('#8d6236', '#6a4522', 6))
    return s.group('scoop', [half, handle])


def card(spec, labels):
    """A printed card or tag lying or leaning on something."""
    width, height = spec['size'][0] / 10, spec['size'][1] / 10
    obj = s.sheet('card', width, height, m.printed(labels(spec['art'])), 6, 6)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.008
    return s.group('card', [obj])


def barrel(spec, labels):
    wood = m.wood(spec.get('color', '#5a3a22'), '#38210f', 2)
    iron = m.metal('#4a4a48', 0.5)
    prof = [(0.001, 0.03), (0.42, 0.03), (0.44, 0), (0.46, 0.02), (0.58, 0.7, 0.5), (0.46, 1.38), (0.44, 1.4), (0.42, 1.37), (0.001, 1.37)]
    parts = [s.lathe('barrel', prof, wood)]
    for z in (0.12, 0.38, 1.02, 1.28):
        r = s.radius_at(prof, z) + 0.006
        parts.append(s.lathe('hoop', [(r - 0.01, z - 0.045), (r + 0.008, z - 0.04), (r + 0.008, z + 0.04), (r - 0.01, z + 0.045)], iron))
    inner = s.group('lying', parts)
    inner.rotation_euler = (math.radians(-90), 0, 0)
    inner.location = (0, -0.7, 0.55)
    return s.group('barrel', [inner])


def shell(spec, labels):
    colour = spec.get('color', '#e9dccb')
    vertices, faces, n, rings = [], [], 220, 40
    for j in range(rings + 1):
        k = j / rings
        for i in range(n + 1):
            a = math.pi * (i / n) * 0.94 + 0.1
            rib = 1 + 0.04 * math.cos(i / n * math.pi * 22) * k
            r = 0.42 * k * rib
            vertices.append((r * math.cos(a), r * math.sin(a), 0.03 + 0.16 * math.sin(math.pi * k * 0.85) + 0.02 * rib * k))
    for j in range(rings):
        for i in range(n):
            o = j * (n + 1) + i
            faces.append((o, o + 1, o + n + 2, o + n + 1))
    obj = s.build('shell', vertices, faces, m.surface(((0.3, colour), (0.7, '#d9a98a')), kind='wave', scale=3, rough=0.5), angle=180)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = 0.02
    return s.group('shell', [obj])


def egg(spec, labels):
    parts = []
    for i in range(spec.get('count', 2)):
        one = s.ball('egg', 0.22, m.surface(((0.4, spec.get('color', '#d9ad84')), (0.8, '#e8c7a4')), scale=12, rough=0.45, bump=0.08, bump_scale=70, inside=0.2), (1, 1, 1), 40, lambda x, y, z: (x * (1 - 0.12 * z / 0.22), y * (1 - 0.12 * z / 0.22), z * 1.28))
        one.location = (i * 0.5, i * 0.15, 0.21)
        one.rotation_euler = (1.45, 0.1, 0.8 + i * 1.7)
        parts.append(one)
    return s.group('eggs', parts)


def butter(spec, labels):
    fat = m.surface(((0.3, '#eecb6a'), (0.7, '#f5da8a')), scale=3, detail=8, rough=0.32, coat=0.15, bump=0.1, bump_scale=12, inside=0.5)
    block = s.prism('butter', s.rounded(0.75, 0.42, 0.02), 0.3, fat, 0.02)
    plate = s.lathe('dish', [(0.001, 0.0), (0.5, 0.0, 0.05), (0.62, 0.06, 0.02), (0.6, 0.075, 0.02), (0.48, 0.03), (0.001, 0.03)], m.surface('#f1ece2', rough=0.25, coat=0.5))
    block.location = (0, 0, 0.03)
    cut = s.prism('pat', s.rounded(0.08, 0.42, 0.01), 0.3, fat, 0.01)
    cut.location = (-0.47, 0, 0.1)
    cut.rotation_euler = (0, -0.6, 0)
    return s.group('butter', [plate, block, cut])


def pan(spec, labels):
    iron = m.surface(((0.3, '#24221f'), (0.7, '#36322d')), scale=6, rough=0.45, specular=0.5)
    parts = [s.lathe('pan', [(0.001, 0), (1.0, 0, 0.1), (1.15, 0.22, 0.02), (1.12, 0.22, 0.02), (0.98, 0.03, 0.1), (0.001, 0.03)], iron)]
    for side in (-1, 1):
        parts.append(s.tube('ear', [(side * 1.12, -0.25, 0.2), (side * 1.4, -0.2, 0.24), (side * 1.4, 0.2, 0.24), (side * 1.12, 0.25, 0.2)], 0.035, m.surface('#8f2b1c', rough=0.4)))
    return s.group('pan', parts)


def rod(spec, labels):
    return s.group('rod', [s.tube('rod', [(-0.9, 0, 0.03), (0, 0, 0.03), (0.9, 0, 0.03)], 0.028, m.metal('#6a6763', 0.4))])


def stand(spec, labels):
    """The wooden stand on which a ham is carved."""
    wood = m.wood('#9a6b3d', '#6f4826', 1.5)
    base = s.prism('base', s.rounded(4.4, 1.3, 0.12), 0.16, wood, 0.03)
    post = s.prism('post', s.rounded(0.22, 0.5, 0.05), 1.55, wood, 0.02)
    post.location = (1.75, 0, 0.1)
    ring = s.tube('ring', [(1.75 + 0.0, 0.26 * math.cos(a), 1.75 + 0.26 * math.sin(a)) for a in [k * math.tau / 14 for k in range(14)]], 0.04, m.metal('#8a8782', 0.35), closed=True)
    foot = s.prism('foot', s.rounded(0.3, 0.7, 0.05), 0.5, wood, 0.02)
    foot.location = (-1.35, 0, 0.1)
    return s.group('stand', [base, post, ring, foot])
