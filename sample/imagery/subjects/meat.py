"""Cured meats: sausages, loins, hams and their slices."""
import math
import random

from mathutils import Vector

import cuts
import materials as m
import shapes as s

MAKERS = ['sausage', 'meat_slices', 'ham', 'ham_fan', 'loin']

CASING = {
    'chorizo': lambda: cuts.casing('#45100a', '#7a2012', '#c07a54', '#b59a8a', bloom=0.16),
    'salchichon': lambda: m.surface(((0.3, '#8a5a52'), (0.45, '#cfc4bb'), (0.7, '#ece6df')), scale=5, detail=10, rough=0.9, bump=0.5, bump_scale=12),
    'nebbiolo': lambda: cuts.casing('#3a0f1a', '#63202e', '#b98c88', '#ded4cb', bloom=0.62),
    'loin': lambda: m.surface(((0.3, '#3f150d'), (0.5, '#65260f'), (0.65, '#86401c'), (0.8, '#a3683c')), scale=5, detail=12, rough=0.55, bump=0.6, bump_scale=14),
}
CUT = {
    'chorizo': lambda: cuts.minced('#5f130a', '#8f2412', '#a93a1c', '#e2ab80', 17, 0.26),
    'salchichon': lambda: cuts.minced('#7c3038', '#9c4a4c', '#b3625e', '#ecd6c6', 18, 0.24, 0.02),
    'nebbiolo': lambda: cuts.minced('#3d0c1a', '#5e1626', '#762436', '#e6cdc0', 14, 0.24),
    'loin': lambda: cuts.marbled('#5c1412', '#842420', '#9c3a32', '#e0bfae', 0.8, 'object', rough=0.44),
    'ham': lambda: cuts.marbled(rim='rim'),
}


# A net: how many strings run each way, and how far each turns around the meat along its length, in radians.
NET_STRINGS, NET_TURN = 9, 4.0


def _net_dent(t, a, length, radius):
    """How deep the strings of a net press the meat in, at a share of its length and an angle around it."""
    steep = math.hypot(1, NET_TURN * radius / length)
    nearest = math.inf
    for way in (-1, 1):
        strings = (a - way * NET_TURN * t) * NET_STRINGS / math.tau
        nearest = min(nearest, abs(strings - round(strings)) * math.tau / NET_STRINGS * radius / steep)
    return 0.017 * math.exp(-(nearest / 0.03) ** 2)


def _middle(t, length, curve):
    """The middle line of a sausage at a share of its length: along x, or bent to a horseshoe of `curve` degrees."""
    if not curve:
        return Vector(((t - 0.5) * length, 0.02 * math.sin(t * 5), 0))
    a = math.radians(-curve / 2 + curve * t + 90)
    big = length / math.radians(curve)
    return Vector((-big * math.cos(a), big * math.sin(a) - big * 0.6, 0))


def _girth(t, spec, ties):
    """How thick a sausage is at a share of its length: round at its ends, unless one is cut."""
    length, radius = spec['length'], spec['radius']
    end = min(t, 1 - t if not spec.get('cut') else 1) * length
    # Tied string cuts into the soft meat, which swells between the rounds.
    pinch = sum(math.exp(-(((t * length) - tie) / 0.05) ** 2) for tie in ties)
    return min(1, math.sqrt(max(0.02, 1 - (1 - min(1, end / (radius * 1.3))) ** 2))) * (1 + 0.035 * math.sin(t * 17) + 0.02 * math.sin(t * 41) - 0.06 * pinch)


# Steps along a sausage and around it.
STEPS, AROUND = 320, 200


def _skin(spec, ties):
    """Where the casing lies, for a share of the length and an angle around: what is tied around the meat follows it too."""
    length, radius, curve = spec['length'], spec['radius'], spec.get('curve', 0)
    def place(t, a):
        middle = _middle(t, length, curve)
        ahead = _middle(min(1, t + 1 / STEPS), length, curve) - _middle(max(0, t - 1 / STEPS), length, curve)
        # Dried skin shrinks unevenly over the coarse meat.
        crease = abs(s.rough(t * length * 0.9, math.cos(a) * 0.5, math.sin(a) * 0.5, 5, 3))
        wrinkle = 1 + 0.03 * s.rough(middle.x, math.cos(a) * radius * 3, math.sin(a) * radius * 3, 2.2, 5) - 0.035 * max(0, 1 - crease * 5)
        girth = _girth(t, spec, ties)
        r = radius * girth * wrinkle - (_net_dent(t, a, length, radius) * girth if spec.get('net') else 0)
        return middle + Vector((-ahead.y, ahead.x, 0)).normalized() * (r * math.cos(a)) + Vector((0, 0, r * math.sin(a)))
    return place


def _above(skin, t, a, lift):
    """A point over the skin, square to its slope: on a rounded end that is not straight out from the middle."""
    along = skin(min(1, t + 0.002), a) - skin(max(0, t - 0.002), a)
    around = skin(t, a + 0.02) - skin(t, a - 0.02)
    return skin(t, a) + around.cross(along).normalized() * lift


def _tied(skin, ties, length, colour):
    """String around the meat at each tie, and four lengths of it along."""
    material = m.string(colour)
    parts = []
    for tie in ties:
        round_ = [_above(skin, (tie + 0.008 * math.sin(a * 2)) / length, a, 0.006) for a in [k * math.tau / 48 for k in range(48)]]
        parts.append(s.cord('string', round_, 0.011, material, closed=True))
    for side in range(4):
        a = side * math.tau / 4 + 0.6
        parts.append(s.cord('string', [_above(skin, 0.02 + 0.94 * k / 96, a, 0.007) for k in range(97)], 0.009, material))
    return parts


def _net(skin, colour):
    """String that crosses around the meat: gathered and bound at the rounded end, cut where the meat is cut."""
    material = m.string(colour)
    tip = skin(0, 0)
    parts = _binding(tip.x, 0, material)
    for k in range(NET_STRINGS):
        for way in (-1, 1):
            start = k * math.tau / NET_STRINGS
            # Steps grow from the tip, where the skin turns quickest; one way runs over the other.
            laid = [_above(skin, t, start + way * NET_TURN * t, 0.003 if way < 0 else 0.007) for t in [0.003 + 0.992 * (i / 150) ** 1.5 for i in range(151)]]
            spread = random.uniform(0.035, 0.06)
            gathered = [(tip.x - out, r * math.cos(start), r * math.sin(start)) for out, r in ((random.uniform(0.1, 0.14), spread), (0.08, 0.036), (0.02, 0.034))]
            parts.append(s.cord('net', [*gathered, *laid], 0.009, material, strands=2, fuzz=0.15))
    return parts


def _binding(x, y, material):
    """String wound around the tied end."""
    parts = []
    for k in range(4):
        r = 0.05 + 0.006 * (k % 2)
        at = x - 0.005 - k * 0.018
        parts.append(s.cord('knot', [(at, y + r * math.cos(a), r * math.sin(a)) for a in [i * math.tau / 12 for i in range(12)]], 0.013, material, closed=True))
    return parts


def _loose_end(x, y, radius, material):
    """The rest of the string, which falls on the table."""
    return s.cord('end', [(x - 0.03, y, 0.05), (x - 0.14, y - 0.03, 0.06), (x - 0.26, y + 0.03, -radius * 0.3), (x - 0.38, y + 0.05, -radius + 0.02), (x - 0.52, y - 0.02, -radius + 0.015)], 0.013, material, fuzz=1.0)


def _casing(skin, material):
    """The skin as a mesh, closed at its first end."""
    vertices = [skin(i / STEPS, k * math.tau / AROUND) for i in range(STEPS + 1) for k in range(AROUND)]
    faces = [(i * AROUND + k, i * AROUND + j, (i + 1) * AROUND + j, (i + 1) * AROUND + k) for i in range(STEPS) for k in range(AROUND) for j in [(k + 1) % AROUND]]
    return s.build('casing', vertices, [*faces, tuple(range(AROUND))], material, angle=60)


def _cut_face(spec, ties):
    length, curve = spec['length'], spec.get('curve', 0)
    face = s.prism('cut', s.circle(spec['radius'] * _girth(1, spec, ties) * 0.955), 0.02, CUT[spec['kind']](), 0.005)
    end = _middle(1, length, curve)
    ahead = end - _middle(1 - 1 / STEPS, length, curve)
    face.rotation_euler = (0, math.radians(90), math.atan2(ahead.y, ahead.x))
    face.location = (end.x - 0.005 * (1 if not curve else 0), end.y, 0)
    return face


def _band(skin, spec, labels):
    """A paper label glued over the skin and what is tied around it: it bridges dents and lies on what stands highest."""
    width, height = (side / 10 for side in spec['label']['size'])
    middle, length, facing = spec['label'].get('x', 0), spec['length'], math.radians(232)
    half = height / 2 / spec['radius']
    def highest(x):
        # The band is turned on its side: its angles start a quarter before those of the skin.
        places = [skin((middle + x) / length + 0.5, facing - math.pi / 2 + half * k / 12) for k in range(-12, 13)]
        return max(math.hypot(place.y, place.z) for place in places)
    profile = [(highest(x) + (0.012 if spec.get('net') else 0), x) for x in [width * (k / 16 - 0.5) for k in range(17)]]
    band = s.wrap('band', profile, -width / 2, width / 2, height, m.printed(labels(spec['label']['art'])), centre=facing, lift=0.004)
    band.rotation_euler = (0, math.radians(90), 0)
    band.location = (middle, 0, 0)
    return s.lay_along(band)


def sausage(spec, labels):
    """A sausage along x; `curve` bends it to a horseshoe; one end may be cut; `string` ties it, `net` wraps it."""
    spec = {'kind': 'salchichon', 'length': 2.0, 'radius': 0.26, **spec}
    length, radius, curve = spec['length'], spec['radius'], spec.get('curve', 0)
    ties = [k * length for k in spec.get('ties', [0.06, 0.28, 0.5, 0.72])] if spec.get('string') and not curve else []
    skin = _skin(spec, ties)
    parts = [_casing(skin, CASING[spec['kind']]())]
    if spec.get('cut'):
        parts.append(_cut_face(spec, ties))
    if spec.get('string'):
        if not curve:
            parts += _tied(skin, ties, length, spec['string'])
        tip, material = _middle(0, length, curve), m.string(spec['string'])
        parts += [*_binding(tip.x, tip.y, material), _loose_end(tip.x, tip.y, radius, material)]
    if spec.get('net'):
        parts += _net(skin, spec['net'])
    if spec.get('label'):
        parts.append(_band(skin, spec, labels))
    for part in parts:
        part.location = (part.location[0], part.location[1], part.location[2] + radius)
    return s.group('sausage', parts)


def loin(spec, labels):
    """A straight loin in netting with a rose cut."""
    return sausage({'radius': 0.34, 'net': '#cfc2a4', **spec, 'kind': 'loin', 'cut': True}, labels)


def _slice(radius, kind):
    """One thin slice: not quite round, a little bent, its skin a narrow edge."""
    phase, thick, bend = random.uniform(0, 6), 0.014, random.uniform(0.01, 0.03)
    outline = [(x * k, y * k) for (x, y), k in ((p, radius * (1 + 0.018 * math.sin(2 * i * math.tau / 120 + phase) + 0.01 * math.sin(5 * i * math.tau / 120 + 2 * phase))) for i, p in enumerate(s.circle(1, 120)))]
    dome = lambda x, y: bend * math.cos(x / radius * 1.3 + phase) + 0.006 * s.rough(x, y, phase, 5)
    cut = s.top('cut', [(x * 0.985, y * 0.985) for x, y in outline], thick, CUT[kind](), dome, 16)
    for vertex in cut.data.vertices:
        vertex.co.z = thick + dome(vertex.co.x, vertex.co.y)
    n = len(outline)
    rings = [(0.985, 0.0), (1.0, 0.002), (1.006, thick * 0.5), (1.0, thick), (0.98, thick + 0.001)]
    vertices = [(x * k, y * k, z + dome(x, y)) for k, z in rings for x, y in outline]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    return s.group('slice', [cut, s.build('skin', vertices, faces, CASING[kind]())])


def meat_slices(spec, labels):
    """Round slices in a row, leaning on each other like fallen dominoes, or lying flat."""
    kind = spec.get('kind', 'salchichon')
    radius = spec.get('radius', 0.26)
    parts = []
    for i in range(spec.get('count', 4)):
        one = _slice(radius * random.uniform(0.95, 1.02), kind)
        if spec.get('flat'):
            # Each leans with one side on the one before.
            one.location = (i * radius * 1.25, random.uniform(-0.06, 0.06), 0.03 + radius * 0.12 * (i > 0))
            one.rotation_euler = (random.uniform(-0.03, 0.03), math.radians(7) * (i > 0), 0)
        else:
            one.location = (i * 0.13, random.uniform(-0.02, 0.02), radius * 0.78)
            one.rotation_euler = (random.uniform(-0.05, 0.05), math.radians(58 - i * 3), 0)
        parts.append(one)
    return s.group('slices', parts)


def _ham_slice(length, width, angle, middle, height):
    """A slice thin as paper that lies at `middle`, turned by `angle`: one end rests on the slice before it, one long edge is fat."""
    nu, nv = 72, 44
    phase, seed = random.uniform(0, 6), random.uniform(0, 50)
    bow = random.uniform(-0.05, 0.05)
    # The carver meets more fat in some slices than in others.
    margin = random.uniform(0.76, 0.95)
    vertices, uvs, rim = [], [], []
    across, along = Vector((math.cos(angle), math.sin(angle), 0)), Vector((-math.sin(angle), math.cos(angle), 0))
    for u in range(nu + 1):
        t = u / nu
        # Blunt at both ends, where the knife came out.
        shape = min(1.0, math.sin(math.pi * (0.05 + 0.9 * t)) * 1.6) ** 0.6
        left = width * shape * (1 + 0.2 * s.rough(t * 2, seed, 0, 1.6, 4))
        right = width * shape * (1 + 0.14 * s.rough(t * 2, seed, 9, 1.5, 4))
        for v in range(nv + 1):
            w = 2 * v / nv - 1
            x = (right if w > 0 else left) * w + bow * math.sin(math.pi * t)
            y = length * (t - 0.5) + 0.04 * s.rough(w, seed, t * 0.3, 1.8, 4)
            place = middle + across * x + along * y
            fold = 0.014 * math.sin(t * 6 + phase + w) * (0.3 + abs(w)) + 0.012 * s.rough(t * 2, w, seed, 1.3, 3)
            # The free edge hangs down to what lies below, the other end is borne by its neighbour.
            hang = -0.035 * max(0, w) ** 2 + 0.075 * (t - 0.15)
            vertices.append((place.x, place.y, max(0.004, height(place.x, place.y) + fold + hang)))
            uvs.append((length * t, width * w))
            rim.append(0.5 + (w - margin) * 3.2 + 0.22 * s.rough(t * 3, seed, 4, 1.5, 3))
    faces = [(o, o + 1, o + nv + 2, o + nv + 1) for u in range(nu) for v in range(nv) for o in [u * (nv + 1) + v]]
    obj = s.build('ham', vertices, faces, CUT['ham'](), angle=180)
    s.texture(obj, uvs)
    s.mark(obj, 'rim', rim)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = 0.005
    return obj


def ham_fan(spec, labels):
    """A plate of hand-cut ham: slices laid in rings, each over the one before, their fat outwards."""
    count = spec.get('count', 10)
    rings = ((0.54, 0.5, 0.22, count + 4, 0.0), (0.29, 0.46, 0.2, max(6, count * 3 // 4), 0.04), (0.08, 0.4, 0.17, 4, 0.075))
    mound = random.uniform(0, 9)
    parts = []
    for radius, length, width, number, lift in rings:
        height = lambda x, y, lift=lift: 0.035 + lift + 0.03 * math.exp(-(x * x + y * y) / 0.12) + 0.012 * s.rough(x, y, mound, 2.5, 2)
        for i in range(number):
            a = math.tau * (i + random.uniform(-0.2, 0.2)) / number + radius * 3
            middle = Vector((radius * math.cos(a), 0.86 * radius * math.sin(a), 0))
            # Nearly along the ring, a little inwards, so that the white edges form an uneven border.
            turn = a + random.uniform(-0.3, 0.3) + 0.3
            parts.append(_ham_slice(length * random.uniform(0.85, 1.15), width * random.uniform(0.8, 1.1), turn, middle, height))
    inner = s.group('slices', parts)
    inner.location = (0, 0.62, 0)
    return s.group('ham slices', [inner])


def ham(spec, labels):
    """A whole cured shoulder lying along x, hoof to the right."""
    skin = m.surface(((0.25, '#4a2a14'), (0.42, '#7d4f26'), (0.55, '#a5763c'), (0.7, '#c59a5c'), (0.82, '#8d8a72')), scale=2.4, detail=13, rough=0.5, coat=0.1, bump=0.5, bump_scale=11)
    vertices, faces, removed, n, around = [], [], [], 300, 240
    length = 3.6
    keys = [(0, 0.05), (0.04, 0.3), (0.15, 0.56), (0.32, 0.66), (0.5, 0.52), (0.66, 0.3), (0.78, 0.17), (0.9, 0.13), (1.0, 0.14)]
    # The carver's plane: what stands above it is gone, and its depth tells skin, fat and meat apart.
    normal, level = Vector((-0.12, -0.5, 0.86)), 0.36
    for i in range(n + 1):
        t = i / n
        r = 0
        for (t0, r0), (t1, r1) in zip(keys, keys[1:]):
            if t0 <= t <= t1:
                k = (t - t0) / (t1 - t0)
                k = k * k * (3 - 2 * k)
                r = r0 + (r1 - r0) * k
        x = (t - 0.45) * length
        z = 0.12 * math.sin(t * 4)
        for j in range(around):
            a = j * math.tau / around
            lump = 1 + 0.05 * math.sin(a * 3 + t * 7) + 0.06 * s.rough(x, math.cos(a) * r, math.sin(a) * r, 1.6, 6)
            point = Vector((x, r * 0.8 * math.cos(a) * lump, z + r * math.sin(a) * lump))
            above = point.dot(normal) - level - 0.02 * s.rough(x, point.y, 0, 2)
            if above > 0 and x < 0.7:
                point -= normal * above
            removed.append(above if x < 0.7 else -1)
            vertices.append(point)
    for i in range(n):
        for j in range(around):
            k = (j + 1) % around
            faces.append((i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j))
    faces.append(tuple(range(around)))
    body = s.build('ham', vertices, faces, skin, angle=60)
    s.mark(body, 'rim', [max(0.0, min(1.0, 1 - above * 7)) for above in removed])
    body.data.materials.append(cuts.marbled('#5a0e14', '#861a20', '#a33030', '#eed6c2', 1.0, 'object', 'rim', 0.42))
    for polygon in body.data.polygons:
        polygon.material_index = int(min(removed[v] for v in polygon.vertices) > 0)
    hoof = s.lathe('hoof', [(0.001, 0), (0.15, 0, 0.03), (0.2, 0.3, 0.05), (0.14, 0.36), (0.001, 0.36)], m.surface('#191512', rough=0.4, coat=0.2))
    hoof.rotation_euler = (0, math.radians(-90), 0)
    hoof.location = (2.32, 0, -0.1)
    return s.group('ham', [body, hoof])
