"""Fruit that is cut open, dried peppers on a string, the crocus of saffron."""
import math
import random

from mathutils import Vector

import materials as m
import shapes as s
from subjects.plants import lighter, scatter

MAKERS = ['lemon', 'orange', 'figs', 'peppers', 'crocus']

# Where the pulp of a halved citrus ends and its pith begins.
_PULP = 0.284


def _pulp(flesh, deep, pith):
    """The cut: segments of unequal width between thin membranes, filled with juice sacs that point to the middle."""
    juice = m.surface(((0.0, pith), (0.2, lighter(pith, 0.1)), (0.36, flesh), (0.7, flesh), (1.0, deep)), along='pulp', wander=0.2, scale=24, detail=6, rough=0.3, coat=0.12, bump=0.2, bump_scale=46, inside=0.6, reach=1.6)
    count, around, rings, seed = random.choice((9, 10)), 420, 90, random.uniform(0, 50)
    borders = [(k + random.uniform(-0.17, 0.17)) / count * math.tau for k in range(count)]
    borders = [borders[-1] - math.tau, *borders, borders[0] + math.tau]
    vertices, faces, pulp = [(0, 0, 0.002)], [], [0.05]
    for j in range(1, rings + 1):
        r = _PULP * j / rings
        for i in range(around):
            a = i * math.tau / around
            # Across the nearest membrane, and below the outer skin of the segment.
            wall = min(abs(a - b) for b in borders) * r - 0.0035
            rim = _PULP - 0.008 - r - 0.012 * (1 - min(1.0, wall / 0.03)) - 0.004 * s.rough(math.cos(a), math.sin(a), seed, 3)
            core = r - 0.03
            depth = max(0.0, min(1.0, min(wall, rim, core) / 0.012))
            sac = s.cells(r * 9 + 0.5 * s.rough(a, r * 4, seed, 2, 2), a * 7.5, seed, 1.5)
            full = depth ** 0.6
            vertices.append((r * math.cos(a), r * math.sin(a), 0.003 + full * (0.012 * (1 - sac ** 2) + 0.006 * s.rough(r * 8, a * 2, seed, 1.2, 3)) - 0.006 * (1 - full)))
            pulp.append(full * (0.45 + 0.5 * (1 - sac) + 0.2 * s.rough(r * 6, a * 3, seed + 9, 1.3, 3)))
    for i in range(around):
        n = (i + 1) % around
        faces.append((0, 1 + i, 1 + n))
        for j in range(rings - 1):
            o = 1 + j * around
            faces.append((o + i, o + around + i, o + around + n, o + n))
    return s.mark(s.build('pulp', vertices, faces, juice, angle=180), 'pulp', pulp)


def _half(skin, flesh, deep, pith, ends):
    """Half a citrus, its cut up: a thin ring of peel, soft pith, pulp, and a seed or two left behind."""
    nub = [(0.1, -0.37, 0.06), (0.05, -0.44, 0.03), (0.0001, -0.45)] if ends else [(0.1, -0.325, 0.1), (0.0001, -0.335)]
    white = m.surface(((0.3, pith), (0.7, lighter(pith, 0.12))), scale=26, rough=0.8, bump=0.35, bump_scale=44, inside=0.5)
    parts = [s.lathe('peel', [(0.322, 0.002), (0.336, -0.004, 0.006), (0.345, -0.1, 0.05), (0.26, -0.26, 0.12), *nub], skin),
             s.lathe('pith', [(0.323, 0.002), (0.318, 0.004), (_PULP + 0.012, 0.003), (_PULP - 0.006, -0.004)], white),
             _pulp(flesh, deep, pith)]
    pip = m.surface(((0.3, '#d9c48e'), (0.7, '#efe2b8')), scale=9, rough=0.4, inside=0.3)
    for a in random.sample([k * math.tau / 9 + 0.3 for k in range(9)], 2):
        one = s.ball('seed', 0.026, pip, (1.5, 0.8, 0.6), 18, lambda x, y, z: (x, y * (1 - 0.5 * max(0, x / 0.026)), z * (1 - 0.5 * max(0, x / 0.026))))
        one.location, one.rotation_euler = (0.085 * math.cos(a), 0.085 * math.sin(a), 0.012), (0, 0.15, a + math.pi)
        parts.append(one)
    return s.group('half', parts)


def _citrus(colour, flesh, deep, pith, spec, ends):
    skin = m.surface(((0.3, lighter(colour, 0.06)), (0.5, colour), (0.75, colour)), scale=5, detail=8, rough=0.42, bump=0.45, bump_scale=34, bump_kind='voronoi', coat=0.1, inside=0.2)
    nub = lambda x, y, z: (x, y, z * (1 + ends * max(0, abs(z) / 0.34 - 0.8)))
    parts = []
    for i in range(spec.get('whole', 1)):
        one = s.ball('citrus', 0.34, skin, (1, 1, 1.12 if ends else 0.95), 40, nub)
        one.location = (i * 0.5, i * 0.45, 0.33)
        one.rotation_euler = (1.35, 0.3, 0.5 + i)
        parts.append(one)
    for i in range(spec.get('halves', 1)):
        root = _half(skin, flesh, deep, pith, ends)
        root.location = (-0.6 + i * 0.72, -0.25 - i * 0.1, 0.315)
        root.rotation_euler = (1.02, 0.1, -0.2 + i * 0.5)
        parts.append(root)
    return s.group('citrus', parts)


def lemon(spec, labels):
    return _citrus('#eac11c', '#eed566', '#d9b332', '#f4ecc6', spec, 1.1)


def orange(spec, labels):
    return _citrus('#e07a16', '#ee9428', '#d9701a', '#f6e2bc', spec, 0)


def _fig_skin():
    return m.surface(((0.22, '#1f1024'), (0.42, '#38203a'), (0.6, '#54344e'), (0.8, '#7d6678')), scale=3.4, detail=11, stretch=(3, 3, 0.7), rough=0.62, bump=0.25, bump_scale=22, inside=0.12)


def _fig_outline(a, z):
    """How far a fig reaches from its axis, relative to a ball: heavy below, drawn to a neck above."""
    return (1 - 0.62 * max(0, z) ** 1.3) * (1 + 0.016 * math.sin(11 * a) + 0.012 * math.sin(5 * a + 2))


def _fig():
    def pear(x, y, z):
        k = _fig_outline(math.atan2(y, x), z / 0.25) * (1 + 0.05 * s.rough(x, y, z, 5, 3))
        return (x * k, y * k, z * (1.32 if z > 0 else 0.88))
    stalk = s.tube('stalk', [(0, 0, 0.31), (0.006, 0, 0.36), (0.02, 0.01, 0.4)], 0.02, m.surface('#6d6a3e', rough=0.8), taper=lambda t: 1 - 0.3 * t)
    body = s.group('fig', [s.ball('fig', 0.25, _fig_skin(), detail=64, deform=pear), stalk])
    body.location = (0, 0, 0.215)
    return body


def _fig_half():
    """Cut through the stalk: skin, a pale wall, red pulp that hangs from it in threads with gold seeds, a hollow."""
    radius, n, rings, seed = 0.25, 220, 90, random.uniform(0, 50)
    pulp = m.surface(((0.0, '#5a0f1c'), (0.14, '#93182a'), (0.34, '#b82a3a'), (0.58, '#cc4650'), (0.74, '#d97a70'), (0.81, '#eccfae'), (0.9, '#f1e2c4'), (0.95, '#c9b684'), (0.975, '#5c3a4c'), (1.0, '#2c1830')),
                     along='out', wander=0.1, scale=34, detail=7, rough=0.38, coat=0.1, bump=0.4, bump_scale=40, inside=0.5)
    outline = []
    for i in range(n):
        a = i * math.tau / n
        x, z = math.cos(a), math.sin(a)
        k = (1 - 0.62 * max(0, z) ** 1.3) * (1 + 0.03 * s.rough(x, z, seed, 1.6, 3))
        outline.append((radius * x * k, radius * z * (1.32 if z > 0 else 0.88)))
    cx, cy = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
    threads = [s.rough(math.cos(i * math.tau / n) * 7, math.sin(i * math.tau / n) * 7, seed, 1.6, 3) for i in range(n)]
    vertices, out = [(cx, cy, -0.05)], [0.0]
    for j in range(1, rings + 1):
        t = j / rings
        for (px, py), thread in zip(outline, threads):
            x, y = cx + (px - cx) * t, cy + (py - cy) * t
            flesh = max(0.0, 1 - t / 0.74)
            bumps = 0.02 * thread * min(1, 3 * flesh) + 0.012 * s.rough(x, y, seed, 34, 3) * min(1.0, max(0.0, (0.8 - t) / 0.1))
            vertices.append((x, y, bumps - 0.05 * max(0.0, 1 - t / 0.2) ** 0.7 + 0.006 * min(1.0, max(0.0, (0.95 - t) / 0.2))))
            out.append(min(1.0, max(0.0, t + (0.09 * thread if t < 0.8 else 0.0))))
    faces = [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)]
    faces += [(1 + j * n + i, 1 + (j + 1) * n + i, 1 + (j + 1) * n + (i + 1) % n, 1 + j * n + (i + 1) % n) for j in range(rings - 1) for i in range(n)]
    cut = s.mark(s.build('pulp', vertices, faces, pulp, angle=180), 'out', out)
    def back(x, y, z):
        k = 1 - 0.62 * max(0, z / radius) ** 1.3
        return (x * k, z * (1.32 if z > 0 else 0.88), min(0.0, y * k * (1 + 0.04 * s.rough(x, y, z, 5, 3))) - 0.001)
    parts = [cut, s.ball('back', radius, _fig_skin(), detail=60, deform=back)]
    gold = m.surface(((0.3, '#c08f42'), (0.7, '#e6c684')), scale=20, rough=0.35, inside=0.3)
    grain = s.ball('seed', 0.0074, gold, (1.35, 0.9, 0.8), 10)
    for _ in range(150):
        i, t = random.randrange(n), random.uniform(0.2, 0.74)
        place = vertices[1 + round(t * rings - 1) * n + i]
        one = s.copy(grain)
        one.location = (place[0], place[1], place[2] + 0.002)
        one.rotation_euler = (random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), math.atan2(place[1] - cy, place[0] - cx))
        one.scale = (random.uniform(0.7, 1.15),) * 3
        parts.append(one)
    s.discard(grain)
    stalk = s.tube('stalk', [(0, 0.3, -0.02), (0.004, 0.35, -0.02), (0.012, 0.39, -0.03)], 0.018, m.surface('#6d6a3e', rough=0.8))
    half = s.group('half', [*parts, stalk])
    half.location = (0, 0, 0.235)
    half.rotation_euler = (random.uniform(0.75, 0.95), random.uniform(-0.15, 0.15), random.uniform(-0.5, 0.5))
    return half


def figs(spec, labels):
    return s.group('figs', scatter(lambda i: _fig() if i % 2 else _fig_half(), spec.get('count', 3), spec.get('spread', [0.6, 0.3]), close=0.5))


def _dented(point, towards, level, depth):
    """A thin skin that gave way: what stood beyond a plane lies mirrored below it, with a rounded edge around the dent."""
    beyond = 0.035 * math.log1p(math.exp(min(40.0, (point.dot(towards) - level) / 0.035)))
    return point - towards * (beyond * (1 + depth))


def _nora_shape(seed):
    """The form of a round pepper that dried, for points of the unit ball: folds run out from the stalk, some walls fell in."""
    folds = random.choice((7, 8, 9))
    dents = [(Vector((random.gauss(0, 1), random.gauss(0, 1), random.uniform(-0.8, 0.5))).normalized(), random.uniform(0.78, 0.9), random.uniform(0.15, 0.6)) for _ in range(5)]
    def shape(d):
        wander = s.rough(d.x + seed, d.y, d.z, 1.2, 2)
        # Deepest on the shoulder, lost towards the tip.
        shoulder = math.exp(-((d.z - 0.72) / 0.55) ** 2) * min(1.0, (1 - d.z) / 0.03)
        fold = (1 - abs(math.sin(folds / 2 * (math.atan2(d.y, d.x) + 0.5 * wander) + seed))) ** 2.5
        fine = (1 - min(1.0, abs(s.rough(d.x * 2.4 + seed, d.y * 2.4, d.z * 0.8, 1.6, 2)) * 3)) ** 3
        place = d * (1 + 0.07 * wander - 0.11 * fold * shoulder - 0.014 * fine)
        for dent in dents:
            place = _dented(place, *dent)
        # The stalk sits in a hollow; the far side is drawn to a blunt point.
        hollow = 0.2 * math.exp(-((1 - d.z) / 0.1) ** 2)
        place.z = place.z * 0.9 - hollow - 0.05 * max(0.0, -d.z) ** 8
        return place, 0.62 - 0.35 * fold * shoulder - 0.22 * fine + 0.3 * wander
    return shape


def _calyx(radius, top, seed):
    """What is left of the flower: a small dry star around a bent stalk."""
    dry = m.surface(((0.3, '#6a5530'), (0.7, '#a08854')), scale=14, detail=8, stretch=(3, 3, 0.6), rough=0.85, bump=0.5, bump_scale=40)
    lobes = lambda a, z: 0.13 * radius * math.cos(6 * a + seed) + 0.03 * radius * math.sin(11 * a) if z < top + 0.008 else 0
    star = s.lathe('calyx', [(0.0001, top + 0.03), (0.024, top + 0.026), (radius * 0.16, top + 0.012), (radius * 0.3, top + 0.004)], dry, segments=90, wobble=lobes)
    star.modifiers.new('thick', 'SOLIDIFY').thickness = 0.005
    bend = random.uniform(-0.06, 0.06)
    stalk = s.tube('stalk', [(0, 0, top), (bend * 0.3, 0, top + 0.09), (bend, 0.01, top + 0.2)], 0.016, dry, taper=lambda t: 1.1 - 0.35 * t + 0.5 * max(0, t - 0.85))
    return [star, stalk]


def _nora(radius):
    """A round pepper that dried: a thin skin with a dull gloss, deep red on its crests and nearly black in its folds."""
    skin = m.surface(((0.0, '#200404'), (0.3, '#430a09'), (0.55, '#66110e'), (0.78, '#841a13'), (1.0, '#a02a1c')), along='crest', wander=0.35, scale=4, detail=8, rough=0.46, specular=0.4, coat=0.12, bump=0.16, bump_scale=26, inside=0.15)
    seed = random.uniform(0, 60)
    shape, crests = _nora_shape(seed), []
    def skinned(x, y, z):
        place, crest = shape(Vector((x, y, z)) / radius)
        crests.append(max(0.0, min(1.0, crest)))
        return tuple(place * radius)
    body = s.mark(s.ball('nora', radius, skin, detail=130, deform=skinned), 'crest', crests)
    return s.group('nora', [body, *_calyx(radius, shape(Vector((0, 0, 1)))[0].z * radius, seed)])


def peppers(spec, labels):
    """Ñoras on a string: each hangs by its stalk, left and right of it in turn."""
    raffia = m.string('#b8985a', '#dcc48a')
    line = s.smooth_path([tuple(p) for p in spec['string']], steps=40)
    parts = [s.cord('cord', [tuple(p) for p in line[::8]], 0.014, raffia)]
    count, (first, last) = spec.get('count', 9), spec.get('from_to', (0.04, 0.84))
    for i in range(count):
        at = round((len(line) - 1) * (first + (last - first) * i / max(1, count - 1)))
        place = line[at]
        along = (line[min(at + 4, len(line) - 1)] - line[max(at - 4, 0)]).normalized()
        radius = random.uniform(0.21, 0.255)
        side = Vector((-along.y, along.x, 0)) * (1 if i % 2 else -1)
        towards = (-side + Vector((0, 0, random.uniform(0.05, 0.6))) + along * random.uniform(-0.4, 0.4)).normalized()
        centre = place - towards * (radius * 0.66 + 0.15)
        centre.z = max(radius * 0.8, centre.z)
        one = _nora(radius)
        one.location = centre
        one.rotation_euler = (place - centre).to_track_quat('Z', 'Y').to_euler()
        parts.append(one)
        knot = [place + (side * math.cos(k * math.tau / 8) * 0.03 + Vector((0, 0, 1)) * math.sin(k * math.tau / 8) * 0.03) for k in range(8)]
        parts.append(s.cord('knot', [tuple(p) for p in knot], 0.012, raffia, closed=True))
    return s.group('peppers', parts)


def _petal(length, width, open_, material):
    """A broad petal that grows up from the origin and bends outward (+x) towards its tip."""
    rows, across = 22, 14
    vertices, faces, uvs = [], [], []
    at, phase = Vector((0.012, 0, 0)), random.uniform(0, 6)
    for i in range(rows + 1):
        t = i / rows
        lean = open_ * (0.25 + 0.9 * t ** 1.4)
        at += Vector((math.sin(lean), 0, math.cos(lean))) * (length / rows)
        wide = width * max(0.03, math.sin(math.pi * (0.06 + 0.9 * t) ** 1.15) ** 0.75)
        out = Vector((math.cos(lean), 0, -math.sin(lean)))
        for j in range(across + 1):
            v = 2 * j / across - 1
            cup = -0.75 * wide * v * v + 0.06 * wide * math.sin(7 * t + 3 * v + phase)
            p = at + Vector((0, v * wide, 0)) + out * cup
            vertices.append(tuple(p))
            uvs.append((t, j / across))
    for i in range(rows):
        for j in range(across):
            o = i * (across + 1) + j
            faces.append((o, o + 1, o + across + 2, o + across + 1))
    obj = s.build('petal', vertices, faces, material, angle=180)
    s.texture(obj, uvs)
    return obj


def crocus(spec, labels):
    """Six lilac petals in two whorls, yellow anthers, the three red threads hanging out."""
    lilac = m.blade('#8a66b4', '#b79ad6', '#6a4796', 9, 0.6)
    red, yellow = m.surface('#a8200a', rough=0.55), m.surface(((0.3, '#d99a1c'), (0.7, '#efc24a')), scale=40, rough=0.9, bump=0.5, bump_scale=60)
    parts = []
    for k in range(spec.get('count', 1)):
        head = []
        for i in range(6):
            petal = _petal(random.uniform(0.4, 0.46), random.uniform(0.115, 0.135), 0.62 + 0.22 * (i % 2) + random.uniform(-0.06, 0.06), lilac)
            petal.rotation_euler = (0, 0, i * math.tau / 6 + random.uniform(-0.1, 0.1))
            head.append(petal)
        for i in range(3):
            a = i * math.tau / 3 + 0.4
            c, d = math.cos(a), math.sin(a)
            head.append(s.tube('anther', [(0.02 * c, 0.02 * d, 0.1), (0.045 * c, 0.045 * d, 0.2), (0.06 * c, 0.06 * d, 0.29)], 0.013, yellow, taper=lambda t: 0.3 + 0.9 * math.sin(math.pi * min(1, 0.15 + 0.8 * t))))
            b = a + 1.05
            head.append(s.tube('stigma', [(0, 0, 0.1), (0.04 * math.cos(b), 0.04 * math.sin(b), 0.28), (0.13 * math.cos(b), 0.13 * math.sin(b), 0.37), (0.2 * math.cos(b), 0.2 * math.sin(b), 0.35)], 0.008, red, taper=lambda t: 0.6 + 1.1 * t ** 3))
        head.append(s.tube('stalk', [(0, 0, 0.02), (0, 0, -0.15), (0.02, 0, -0.34)], 0.017, m.surface(((0.3, '#e2d6e6'), (0.7, '#c9b4d6')), scale=5, rough=0.6, inside=0.4)))
        root = s.group('crocus', head)
        root.location = (k * 0.62, k * 0.12, 0.19)
        root.rotation_euler = (0.25, 1.15, -0.5 + k * 0.7 + 2.6)
        parts.append(root)
    return s.group('crocuses', parts)
