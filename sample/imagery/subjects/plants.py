"""Branches, herbs, flowers and fruit that tell where a product comes from."""
import math
import random

from mathutils import Matrix, Vector

import materials as m
import shapes as s

MAKERS = ['olive_branch', 'olives', 'herb', 'flowers', 'apple', 'tomatoes', 'grapes', 'apricots', 'plums',
          'chestnuts', 'garlic', 'chillies', 'leaves', 'husk', 'hay', 'potato', 'mushroom']


def leaf(length, width, material, curl=0.25, point=1.0):
    """A thin blade along x with a middle rib; `point` sharpens its tip. Its texture runs along (u) and across (v)."""
    vertices, faces, uvs, along, across = [], [], [], 18, 6
    phase, wave = random.uniform(0, 6), random.uniform(0.03, 0.1)
    for i in range(along + 1):
        t = i / along
        w = width * max(0.012, math.sin(math.pi * t ** 0.82) ** 0.85 * (1 - 0.25 * point * t ** 3))
        z = curl * length * math.sin(t * math.pi) * 0.5
        for j in range(across + 1):
            v = 2 * j / across - 1
            fold = 0.32 * w * abs(v) ** 1.3 + wave * w * v * math.sin(t * 7 + phase)
            vertices.append((t * length, v * w, z + fold))
            uvs.append((t, j / across))
    for i in range(along):
        for j in range(across):
            o = i * (across + 1) + j
            faces.append((o, o + across + 1, o + across + 2, o + 1))
    obj = s.build('leaf', vertices, faces, material, angle=180)
    s.texture(obj, uvs)
    return obj


def _point(obj, direction, up=(0, 0, 1)):
    """Turns a blade so that it grows in a direction with its face up."""
    x = Vector(direction).normalized()
    y = Vector(up).cross(x).normalized()
    obj.rotation_euler = Matrix((x, y, x.cross(y))).transposed().to_euler()


def olive_branch(spec, labels):
    length = spec.get('length', 1.4)
    material = m.blade('#4f6036', '#879466', '#a9b48a', 0.001, 0.4)
    stem = m.surface(((0.3, '#5c4f38'), (0.7, '#83745a')), scale=20, rough=0.85, bump=0.5, bump_scale=30)
    parts = []
    path = [(t * length, 0.12 * math.sin(t * 2.4) * length, 0.07 + 0.05 * math.sin(t * 3)) for t in [i / 8 for i in range(9)]]
    parts.append(s.tube('stem', path, 0.016, stem, taper=lambda t: 1.2 - t * 0.8))
    for i in range(spec.get('leaves', 20)):
        t = random.uniform(0.08, 1)
        x, y, z = path[min(8, int(t * 8))]
        one = leaf(random.uniform(0.3, 0.46), 0.045, material, random.uniform(-0.1, 0.3))
        one.location = (x, y, z)
        one.rotation_euler = (random.uniform(-0.7, 0.7), random.uniform(-0.5, 0.15), random.choice((-1, 1)) * random.uniform(0.4, 1.1) + 0.1)
        parts.append(one)
    for i in range(spec.get('olives', 4)):
        t = 0.2 + 0.7 * i / max(1, spec.get('olives', 4))
        x, y, z = path[int(t * 8)]
        one = olive_one(i)
        one.location = (x + random.uniform(-0.05, 0.05), y + random.choice((-1, 1)) * 0.11, 0.09)
        parts.append(one)
    return s.group('branch', parts)


def lighter(colour, k=0.28):
    return '#' + ''.join(f'{round(int(colour[i:i + 2], 16) * (1 - k) + 200 * k):02x}' for i in (1, 3, 5))


def olive_one(i, tones=('#5d6a1f', '#3b2430', '#747f2c', '#4b5320')):
    one = s.ball('olive', 0.088, m.surface(((0.3, tones[i % len(tones)]), (0.75, lighter(tones[i % len(tones)]))), scale=5, detail=8, rough=0.32, coat=0.25, bump=0.06, bump_scale=40, inside=0.25), (1.25, 1, 1))
    one.rotation_euler = (0, random.uniform(-0.4, 0.4), random.uniform(0, 6))
    return one


def scatter(make, count, spread, z=0.0, close=0.12):
    """Places things on the table without letting them meet."""
    taken, parts, tries = [], [], 0
    while len(parts) < count and tries < 900:
        tries += 1
        x, y = random.uniform(-spread[0], spread[0]), random.uniform(-spread[1], spread[1])
        if any(math.dist((x, y), p) < close for p in taken):
            continue
        taken.append((x, y))
        one = make(len(parts))
        one.location = (x, y, one.location[2] + z)
        parts.append(one)
    return parts


def olives(spec, labels):
    def one(i):
        o = olive_one(i)
        o.location = (0, 0, 0.085)
        return o
    return s.group('olives', scatter(one, spec.get('count', 5), spec.get('spread', [0.4, 0.25]), close=0.22))


# Tones, length and width of a leaf, distance of the nodes, leaves at each node, stem.
HERBS = {
    'thyme': (('#566842', '#8c9a6e'), 0.062, 0.017, 0.034, 4, '#7a5a44'),
    'rosemary': (('#38533a', '#6f8a64'), 0.2, 0.011, 0.024, 4, '#6b573f'),
    'oregano': (('#8d9776', '#bcc4a4'), 0.1, 0.038, 0.06, 4, '#9a8262'),
    'mint': (('#3d7a38', '#74aa60'), 0.22, 0.075, 0.12, 2, '#5d8a4a'),
    'basil': (('#2f6f2b', '#64a04a'), 0.28, 0.11, 0.13, 2, '#6f9a52'),
}


def _floret(colour, size):
    """A small flower of five lobes on a short cup."""
    parts, lobe = [], None
    for i in range(5):
        lobe = s.copy(lobe) if lobe else leaf(size, size * 0.3, m.blade(colour, lighter(colour)), 0.2, 0.2)
        lobe.rotation_euler = (0, -0.55, i * math.tau / 5)
        parts.append(lobe)
    cup = s.ball('cup', size * 0.3, m.surface('#7a6a72', rough=0.8), (1, 1, 1.8), 6)
    cup.location = (0, 0, -size * 0.4)
    return s.group('floret', [*parts, cup])


def oregano_buds():
    """Models of the dry flower buds, paler than the leaves."""
    tones = ('#aeb389', '#bdb890', '#c2b09a')
    return [s.ball('bud', 0.0105, m.surface(((0.3, tone), (0.7, '#e2dcc0')), scale=40, rough=1, bump=0.6, bump_scale=60, inside=0.2), (0.8, 0.8, 1.6), 8) for tone in tones]


def _oregano_heads(path):
    """The crowded heads in which the buds stand at the end of a sprig."""
    models, parts = oregano_buds(), []
    for _ in range(9):
        at = int(random.uniform(0.8, 0.995) * (len(path) - 2))
        head = path[at] + Vector((random.gauss(0, 0.01), random.gauss(0, 0.035), random.uniform(0, 0.04)))
        for k in range(16):
            one = s.copy(models[k % 3])
            one.location = head + Vector([random.gauss(0, 0.012) for _ in range(3)])
            one.location.z = max(0.01, one.location.z)
            one.rotation_euler = tuple(random.uniform(-0.7, 0.7) for _ in range(3))
            parts.append(one)
    for model in models:
        s.discard(model)
    return parts


def herb(spec, labels):
    """Sprigs: pairs of leaves at the nodes of a stem, each pair across the one before."""
    kind = spec.get('kind', 'thyme')
    tones, length, width, gap, each, stem = HERBS[kind]
    models = [leaf(length * k, width * k, m.blade(*tones, veins=6 if width > 0.03 else 0.001), c, 0.6) for k, c in ((1, 0.2), (0.85, -0.15), (0.7, 0.35))]
    parts = []
    for k in range(spec.get('count', 3)):
        reach = spec.get('length', 1.0) * random.uniform(0.8, 1.1)
        turn = random.uniform(-0.3, 0.3)
        base = [(t * reach, turn * t * t + k * 0.06 - 0.06, 0.03 + 0.035 * math.sin(t * 4 + k) + 0.03 * k) for t in [i / 7 for i in range(8)]]
        parts.append(s.tube('stem', base, 0.008, m.surface(((0.3, stem), (0.7, lighter(stem))), scale=20, rough=0.85, bump=0.4, bump_scale=40), taper=lambda t: 1.2 - 0.75 * t))
        path = s.smooth_path(base, steps=24)
        nodes = max(4, int(reach * 0.92 / gap))
        for i in range(nodes):
            t = 0.08 + 0.92 * i / nodes
            at = int(t * (len(path) - 2))
            place, along = path[at], (path[at + 1] - path[at]).normalized()
            side = along.cross(Vector((0, 0, 1))).normalized()
            over = side.cross(along)
            size = (1 - 0.45 * t) * random.uniform(0.8, 1.1)
            for j in range(each):
                a = j * math.tau / each + (i % 2) * math.pi / 2 + random.uniform(-0.35, 0.35)
                out = side * math.cos(a) + over * math.sin(a)
                # Leaves do not grow into the table.
                if place.z + out.z * length * size < 0.006:
                    out.z = abs(out.z) * 0.2
                one = s.copy(models[(i + j) % 3])
                one.location = place
                _point(one, out + along * random.uniform(0.35, 0.9), over + out * 0.01 + Vector((0.01, 0.02, 0.03)))
                one.scale = (size,) * 3
                parts.append(one)
        if kind == 'oregano':
            parts += _oregano_heads(path)
        if kind == 'thyme' and spec.get('bloom', True):
            for i in range(26):
                at = int(random.uniform(0.74, 0.995) * (len(path) - 2))
                bloom = _floret('#a583bd' if i % 3 else '#c0a3cf', random.uniform(0.02, 0.03))
                out = Vector((random.uniform(-0.2, 0.8), random.uniform(-1, 1), random.uniform(-0.1, 1))).normalized()
                bloom.location = path[at] + out * random.uniform(0.03, 0.055)
                bloom.rotation_euler = out.to_track_quat('Z', 'Y').to_euler()
                parts.append(bloom)
    for model in models:
        s.discard(model)
    return s.group('herb', parts)


# Petals, their length and half width, how far they rise, the eye.
BLOSSOMS = {
    'daisy': (21, 0.125, 0.014, 0.12, '#d9a520'),
    'buttercup': (5, 0.085, 0.045, 0.75, '#b8a428'),
    'cornflower': (11, 0.12, 0.024, 0.4, '#4a3a7d'),
    'pink': (5, 0.11, 0.04, 0.15, '#b8487a'),
}


def _blossom(colour):
    red, green, blue = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
    kind = 'daisy' if min(red, green, blue) > 200 else 'cornflower' if blue > red else 'buttercup' if green > blue * 1.5 else 'pink'
    count, length, width, rise, eye = BLOSSOMS[kind]
    head, tone = [], m.blade(colour, lighter(colour, 0.2), veins=0.001, rough=0.6)
    for layer in range(2 if count > 5 else 1):
        petals = [leaf(length * k, width, tone, c, 0.1) for k, c in ((1, 0.25), (0.92, 0.1), (0.96, 0.4))]
        for p in range(count):
            petal = s.copy(petals[p % 3])
            petal.rotation_euler = (random.uniform(-0.2, 0.2), -rise - 0.18 * layer + random.uniform(-0.1, 0.1), (p + layer * 0.5) * math.tau / count + random.uniform(-0.05, 0.05))
            head.append(petal)
        for petal in petals:
            s.discard(petal)
    button = s.ball('eye', 0.034, m.surface(((0.3, eye), (0.7, lighter(eye))), kind='voronoi', scale=60, rough=0.9, bump=1.0, bump_scale=70, bump_kind='voronoi'), (1, 1, 0.55), 16)
    button.location = (0, 0, 0.008)
    return s.group('blossom', [*head, button])


def flowers(spec, labels):
    """Small meadow flowers lying on the table, with stalk and a leaf or two."""
    colours = spec.get('colors', ['#6f7fc4', '#e8c33a', '#f2efe6', '#c46f9a'])
    wide, deep = spec.get('spread', [0.5, 0.25])
    parts = []
    green = m.surface(((0.3, '#587a3a'), (0.7, '#7d9a55')), scale=20, rough=0.7)
    blades = m.blade('#4d7035', '#7d9a58', veins=0.001)
    for i in range(spec.get('count', 6)):
        flower = _blossom(colours[i % len(colours)])
        x, y = random.uniform(-1, 1) * wide, random.uniform(-1, 1) * deep
        flower.location = (x, y, 0.075)
        flower.rotation_euler = (random.uniform(0.1, 0.9), random.uniform(-0.4, 0.4), random.uniform(-0.6, 0.6))
        parts.append(flower)
        end = random.uniform(-0.5, 0.5)
        parts.append(s.tube('stalk', [(x, y, 0.06), (x + end * 0.2, y + 0.1, 0.035), (x + end * 0.6, y + 0.28, 0.02), (x + end, y + 0.5, 0.015)], 0.008, green))
        for k in (0.4, 0.7):
            one = leaf(random.uniform(0.12, 0.2), 0.016, blades, 0.3)
            one.location = (x + end * k, y + 0.45 * k, 0.02)
            one.rotation_euler = (0, -0.3, random.uniform(0, 6))
            parts.append(one)
    return s.group('flowers', parts)


def _stemmed(radius, material, scale=(1, 1, 0.92), stem='#5d4a2c', dimple=0.25):
    def dent(x, y, z):
        d = math.hypot(x, y) / radius
        return (x, y, z - dimple * radius * math.exp(-(d * 4) ** 2) * (1 if z > 0 else -0.5))
    body = s.ball('fruit', radius, material, scale, 36, dent)
    stalk = s.tube('stalk', [(0, 0, radius * 0.62), (0.01, 0, radius * 0.9), (0.05, 0.01, radius * 1.15)], 0.014, m.surface(stem, rough=0.8))
    root = s.group('fruit', [body, stalk])
    root.location = (0, 0, radius * scale[2])
    return root


def apple(spec, labels):
    material = m.surface(((0.35, '#b43a2a'), (0.55, '#d98a3a'), (0.75, '#cdbb55')), scale=2.2, stretch=(2, 2, 0.4), detail=10, rough=0.26, coat=0.35, inside=0.12)
    return s.group('apples', [_stemmed(0.38, material)])


def tomatoes(spec, labels):
    material = m.surface(((0.3, '#b8200f'), (0.7, '#d63c1c')), scale=2, rough=0.15, coat=0.5, inside=0.3, bump=0.02, bump_scale=30)
    def one(i):
        fruit = _stemmed(random.uniform(0.13, 0.17), material, (1, 1, 0.95), '#4c6b2e', 0.12)
        fruit.rotation_euler = (random.uniform(-0.5, 0.5), random.uniform(-0.4, 0.4), i)
        return fruit
    return s.group('tomatoes', scatter(one, spec.get('count', 5), spec.get('spread', [0.5, 0.3]), close=0.32))


def grapes(spec, labels):
    colour = spec.get('color', '#b7bf5c')
    material = m.surface(((0.3, colour), (0.8, '#d8d58c' if colour == '#b7bf5c' else colour)), scale=4, detail=8, rough=0.38, coat=0.1, inside=0.5, reach=1.6)
    parts = []
    base = s.ball('grape', 0.105, material, (1, 1, 1.12))
    for layer, count, reach in ((0, 13, 0.42), (1, 8, 0.28), (2, 3, 0.12)):
        for i in range(count):
            a = i * 2.4 + layer
            r = reach * math.sqrt((i + 0.5) / count)
            one = s.copy(base)
            one.location = (1.5 * r * math.cos(a), r * math.sin(a), 0.1 + layer * 0.15)
            one.rotation_euler = (random.random(), random.random(), 0)
            parts.append(one)
    base.location = (0.62, 0, 0.1)
    parts.append(base)
    parts.append(s.tube('stem', [(-0.3, 0, 0.3), (-0.6, 0.05, 0.34), (-0.85, 0.0, 0.25)], 0.022, m.surface('#8a7a45', rough=0.8)))
    return s.group('grapes', parts)


def _halved(radius, skin, flesh, rim, stone=None, seeds=None):
    parts = [s.lathe('skin', [(radius, 0), (radius * 0.97, -radius * 0.45, radius * 0.3), (radius * 0.5, -radius * 0.88, radius * 0.3), (0.001, -radius * 0.93)], skin),
             s.lathe('flesh', [(radius, 0), (radius * 0.93, 0.012, 0.01), (radius * 0.42, 0.0), (radius * 0.2, -0.03), (0.001, -0.04)], flesh)]
    if stone:
        parts.append(s.ball('stone', radius * 0.4, stone, (1, 0.8, 0.6)))
    root = s.group('half', parts)
    root.location = (0, 0, radius * 0.8)
    return root


def apricots(spec, labels):
    skin = m.surface(((0.3, '#e0802a'), (0.6, '#f0a648'), (0.8, '#cf5a2c')), scale=2.2, detail=8, rough=0.6, sheen=0.5, bump=0.08, bump_scale=60, inside=0.25)
    flesh = m.surface(((0.3, '#ee9c30'), (0.7, '#f8bf5e')), scale=7, detail=8, rough=0.25, coat=0.5, bump=0.25, bump_scale=24, inside=0.5)
    stone = m.surface('#7a4a26', rough=0.7, bump=0.5, bump_scale=20)
    def one(i):
        if i % 3 == 0:
            fruit = _stemmed(0.25, skin, (1, 1, 0.95), dimple=0.18)
            return fruit
        half = _halved(0.25, skin, flesh, None, stone if i % 3 == 1 else None)
        half.rotation_euler = (random.uniform(0.2, 0.6), random.uniform(-0.2, 0.2), random.uniform(-0.5, 0.5))
        return half
    return s.group('apricots', scatter(one, spec.get('count', 3), spec.get('spread', [0.6, 0.3]), close=0.52))


def plums(spec, labels):
    skin = m.surface(((0.3, '#1f1630'), (0.55, '#3a2a4e'), (0.8, '#6d678c')), scale=2.5, detail=10, rough=0.5, inside=0.1)
    return s.group('plums', scatter(lambda i: _stemmed(0.16, skin, (1, 1, 1.15), dimple=0.1), spec.get('count', 5), spec.get('spread', [0.55, 0.3]), close=0.33))


def _chestnut():
    """Flat on one side, drawn to a downy point, with the dull pale scar where it sat in the husk; fine streaks run between."""
    shell = m.surface(((0.0, '#a88a62'), (0.13, '#bfa37a'), (0.17, '#3a1a0c'), (0.4, '#54260f'), (0.7, '#6d3617'), (0.9, '#83502a'), (0.97, '#b89c76')), along='height', wander=0.16, scale=5, detail=9, stretch=(5, 5, 0.5), rough=0.4, coat=0.08, bump=0.14, bump_scale=30)
    radius, heights = 0.17, []
    def drop(x, y, z):
        up = z / radius
        heights.append(max(0.0, min(1.0, (up + 1) / 2 * 1.02)))
        k = 1 + 0.03 * s.rough(x, y, z, 6, 3)
        return (x * k * (1 - 0.12 * max(0, up) ** 2), max(y, -0.45 * radius) * k * 0.9, z * (1 + 0.28 * max(0, up) ** 6) if up > -0.6 else -radius * (0.6 + 0.3 * (-up - 0.6)))
    nut = s.mark(s.ball('nut', radius, shell, detail=60, deform=drop), 'height', heights)
    return s.group('chestnut', [nut, s.tube('tip', [(0, 0, radius * 1.2), (0.004, 0, radius * 1.36), (0.012, 0.004, radius * 1.5)], 0.009, m.surface(((0.3, '#8f7450'), (0.7, '#c9b48c')), scale=40, rough=1.0), taper=lambda t: 1 - 0.7 * t)])


def chestnuts(spec, labels):
    def one(i):
        nut = _chestnut()
        nut.location = (0, 0, 0.115)
        # Some lie on the flat side, some show the scar.
        nut.rotation_euler = (random.choice((1.15, 1.75, 2.1)) + random.uniform(-0.15, 0.15), random.uniform(-0.25, 0.25), random.uniform(-0.9, 0.9))
        return nut
    return s.group('chestnuts', scatter(one, spec.get('count', 4), spec.get('spread', [0.5, 0.3]), close=0.33))


def husk(spec, labels):
    """A spiny chestnut husk."""
    green = m.surface('#8a8a3f', rough=0.8)
    parts = [s.ball('core', 0.22, green)]
    spine = s.lathe('spine', [(0.008, 0), (0.001, 0.15)], m.surface('#a89a4f', rough=0.7), segments=5)
    for i in range(240):
        z = 1 - 2 * (i + 0.5) / 240
        a = i * 2.39996
        one = s.copy(spine)
        r = math.sqrt(1 - z * z)
        one.location = (0.2 * r * math.cos(a), 0.2 * r * math.sin(a), 0.2 * z)
        one.rotation_euler = (0, math.acos(z) + random.uniform(-0.3, 0.3), a + random.uniform(-0.3, 0.3))
        parts.append(one)
    spine.location = (0, 0, -0.1)
    parts.append(spine)
    root = s.group('husk', parts)
    holder = s.group('husk holder', [root])
    root.location = (0, 0, 0.3)
    return holder


def _bulb(skin):
    """A head of garlic: cloves push the paper out, furrows between them run up into the dry neck."""
    side = s.smooth_path([(r, 0, z) for r, z in ((0.03, 0.03), (0.1, 0.0), (0.2, 0.03), (0.275, 0.12), (0.27, 0.22), (0.19, 0.33), (0.09, 0.42), (0.05, 0.5), (0.04, 0.58), (0.046, 0.66))], steps=8)
    around, cloves = 220, 9
    shift = [random.uniform(-0.2, 0.2) for _ in range(cloves)]
    vertices, streaks, rings = [], [], len(side)
    for point in side:
        belly = max(0.0, 1 - ((point.z - 0.17) / 0.27) ** 2)
        for k in range(around):
            a = k * math.tau / around
            # Cloves of unequal width: the angle runs faster over some.
            lobe = a * cloves / math.tau + 0.5 * math.sin(a + shift[0]) + 0.3 * math.sin(2 * a + shift[1])
            near = abs((lobe % 1) - 0.5) * 2
            bulge = (1 - near ** 2.6) * (0.8 + 1.5 * shift[int(lobe) % cloves])
            fine = s.rough(math.cos(a) * 2.2, math.sin(a) * 2.2, point.z * 0.7, 3, 4)
            r = point.x * (0.9 + 0.17 * belly * bulge + 0.014 * fine)
            torn = 0.03 * s.rough(math.cos(a), math.sin(a), 3, 2.5, 3) if point.z > 0.62 else 0
            vertices.append((r * math.cos(a) + 0.05 * max(0, point.z - 0.4), r * math.sin(a), point.z + torn))
            streaks.append(0.5 + 0.45 * fine + 0.3 * (belly - 0.6) * near ** 4)
    faces = [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k) for i in range(rings - 1) for k in range(around)]
    faces += [tuple(range(around)), tuple((rings - 1) * around + k for k in range(around))]
    return s.mark(s.build('garlic', vertices, faces, skin, angle=60), 'streak', streaks)


def _clove(skin):
    """One clove along z: pointed above, blunt below, its back round and its inner side flat."""
    streaks = []
    def shape(x, y, z):
        up = z / 0.15
        k = 1 - 0.55 * max(0, up) ** 1.7
        streaks.append(0.5 + 0.5 * s.rough(x, y, z * 0.3, 14, 3))
        return (x * k * (0.5 if x < 0 else 1) + 0.05 * up * up, y * k, z * (1.15 if z > 0 else 0.9))
    return s.mark(s.ball('clove', 0.15, skin, (0.62, 0.6, 1), 40, shape), 'streak', streaks)


def garlic(spec, labels):
    paper = m.surface(((0.0, '#b98fa0'), (0.22, '#dcc7c4'), (0.42, '#efe8dc'), (0.7, '#f8f4ec'), (1.0, '#e6d8c0')), along='streak', wander=0.25, scale=9, detail=8, rough=0.5, inside=0.25, bump=0.12, bump_scale=30)
    husk = m.surface(((0.0, '#b5808c'), (0.4, '#d9b6ac'), (0.75, '#ecdcc8')), along='streak', wander=0.3, scale=12, rough=0.35, coat=0.15, inside=0.35)
    parts = [_bulb(paper)]
    for i in range(spec.get('cloves', 2)):
        clove = _clove(husk)
        clove.location = (0.38 + i * 0.2, -0.25 + i * 0.18, 0.075)
        clove.rotation_euler = (1.45, 0.1, 1 + i)
        parts.append(clove)
    return s.group('garlic', parts)


def chillies(spec, labels):
    skin = m.surface(((0.3, '#a3130b'), (0.7, '#cf2a16')), scale=3, rough=0.2, coat=0.5)
    def one(i):
        path = [(0.5 * t, 0.1 * math.sin(t * 2.5), 0.06) for t in [k / 6 for k in range(7)]]
        pod = s.tube('pod', path, 0.055, skin, taper=lambda t: 0.15 + 0.95 * math.sin(math.pi * (0.12 + 0.8 * (1 - t))) ** 0.7)
        stalk = s.tube('stalk', [(0, 0, 0.06), (-0.08, -0.01, 0.08), (-0.17, 0.02, 0.12)], 0.015, m.surface('#4c6b2e', rough=0.7))
        root = s.group('chilli', [pod, stalk])
        root.rotation_euler = (0, 0, random.uniform(0, 6))
        return root
    return s.group('chillies', scatter(one, spec.get('count', 3), spec.get('spread', [0.4, 0.3]), close=0.3))


def leaves(spec, labels):
    """Single leaves that lie on the table, bent as they dried."""
    tones = spec.get('colors', ['#4d6230', '#7d8c50'])
    material = m.blade(tones[0], tones[-1], veins=9)
    def one(i):
        blade = leaf(spec.get('length', 0.5) * random.uniform(0.85, 1.05), spec.get('width', 0.11) * random.uniform(0.85, 1.1), material, random.uniform(0.12, 0.3), 1.2)
        stalk = s.tube('stalk', [(0.01, 0, 0), (-0.05, 0, -0.004), (-0.1, 0.01, 0.0)], 0.007, m.surface(tones[-1], rough=0.7))
        root = s.group('leaf', [blade, stalk])
        root.location = (0, 0, 0.012)
        root.rotation_euler = (random.uniform(-0.12, 0.12), random.uniform(-0.08, 0.02), random.uniform(0, 6))
        return root
    return s.group('leaves', scatter(one, spec.get('count', 3), spec.get('spread', [0.5, 0.3]), close=0.25))


def hay(spec, labels):
    """Loose stalks: hay, straw, wood wool."""
    tones = spec.get('colors', ['#b9a45a', '#d2bf78', '#8f8f4a'])
    width, depth, height = spec.get('box', [1.2, 0.8, 0.2])
    parts = []
    for i in range(spec.get('count', 60)):
        x, y = random.uniform(-width, width) / 2, random.uniform(-depth, depth) / 2
        a, l = random.uniform(0, 6), random.uniform(0.25, 0.55) * spec.get('length', 1)
        z = random.uniform(0.01, height)
        bend = random.uniform(-0.12, 0.12)
        path = [(x - l * math.cos(a) / 2, y - l * math.sin(a) / 2, z), (x - bend, y + bend, z + random.uniform(0, 0.08)), (x + l * math.cos(a) / 2, y + l * math.sin(a) / 2, max(0.01, z + random.uniform(-0.06, 0.06)))]
        parts.append(s.tube('stalk', path, spec.get('thickness', 0.009), m.surface(tones[i % len(tones)], rough=0.8), sides=4))
    return s.group('hay', parts)


def potato(spec, labels):
    skin = m.surface(((0.3, '#a8844c'), (0.7, '#c9a869')), scale=8, detail=9, rough=0.75, bump=0.35, bump_scale=16)
    knobbly = lambda x, y, z: tuple(c * (1 + 0.16 * s.rough(x, y, z, 3)) for c in (x, y, z))
    parts = []
    for i in range(spec.get('count', 2)):
        one = s.ball('potato', 0.24, skin, (1.3, 1, 0.85), 40, knobbly)
        one.location = (i * 0.6, (i % 2) * 0.22, 0.2)
        one.rotation_euler = (0, 0.1, i * 1.3)
        parts.append(one)
    return s.group('potatoes', parts)


def mushroom(spec, labels):
    cap = s.lathe('cap', [(0.2, 0.3), (0.34, 0.32, 0.05), (0.3, 0.5, 0.15), (0.001, 0.56)], m.surface('#8a5a30', rough=0.5))
    stem = s.lathe('stem', [(0.001, 0), (0.17, 0, 0.08), (0.11, 0.34)], m.surface('#e5d8bd', rough=0.7))
    return s.group('mushroom', [cap, stem])
