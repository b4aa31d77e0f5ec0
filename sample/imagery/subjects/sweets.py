"""Chocolate, pralines, biscuits, bread sticks."""
import math
import random

import materials as m
import shapes as s

MAKERS = ['bar', 'praline', 'pralines', 'orange_sticks', 'ring_biscuits', 'oatcakes', 'grissini', 'crumbs', 'bread']

CHOCOLATE = {
    'dark': lambda: m.surface(((0.3, '#26110a'), (0.7, '#3a1c10')), scale=4, detail=8, rough=0.3, coat=0.22, bump=0.07, bump_scale=14, inside=0.06),
    'milk': lambda: m.surface(((0.3, '#74431f'), (0.7, '#8f582f')), scale=4, detail=8, rough=0.32, coat=0.2, bump=0.07, bump_scale=14, inside=0.12),
}


def bar(spec, labels):
    """A bar half out of its wrapper, lying with its long side along y; broken pieces lie before it."""
    kind = CHOCOLATE[spec.get('kind', 'dark')]()
    cols, rows, cell = 3, 6, 0.26
    parts = []
    for i in range(cols):
        for j in range(rows):
            if (i, j) in ((2, 0), (1, 0)) and spec.get('broken', True):
                continue
            square = s.prism('square', s.rounded(cell * 0.97, cell * 0.97, 0.03, 8), 0.09, kind, 0.03)
            square.location = ((i - 1) * cell, j * cell - 0.65, 0.02)
            parts.append(square)
    base = s.prism('base', s.rounded(cols * cell, (rows - 1) * cell, 0.02, 2), 0.05, kind, 0.01)
    base.location = (0, 0.13, 0.01)
    parts.append(base)
    foil = m.surface(spec.get('foil', '#d8cfc0'), rough=0.3, metal=0.9, bump=0.9, bump_scale=8)
    w = cols * cell + 0.06
    cover = s.prism('wrapper', s.rounded(w, 0.98, 0.02, 2), 0.14, m.surface(spec.get('color', '#171412'), rough=0.55), 0.02)
    cover.location = (0, 0.5, 0)
    from subjects.tins import _art_top
    art = _art_top(s.rounded(w * 0.97, 0.95, 0.015, 2), 0.143, labels(spec['art']), w * 0.97, 0.95)
    art.location = (0, 0.5, 0)
    vertices, faces, n = [], [], 24
    for i in range(n + 1):
        u = i / n
        x = (u - 0.5) * (w + 0.02)
        jag = 0.05 * math.sin(i * 2.3) + 0.03 * math.sin(i * 5.1)
        vertices += [(x, 0.03, 0.145), (x, -0.12 + jag, 0.165 + 0.03 * math.sin(i * 1.7))]
    for i in range(n):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    parts += [cover, art, s.build('foil', vertices, faces, foil, angle=20)]
    for x, y, turn, tip in spec.get('pieces', [(0.55, -0.55, 30, 0), (0.75, -0.25, -15, 20), (0.3, -0.95, 60, 0)]):
        piece = s.prism('piece', s.rounded(cell, cell, 0.02, 8), 0.1, kind, 0.025)
        piece.location = (x, y, 0.0 if not tip else 0.05)
        piece.rotation_euler = (0, math.radians(tip), math.radians(turn))
        parts.append(piece)
    return s.group('bar', parts)


def praline_cut():
    """Half a praline, its face to the lens: a thin shell around seed praline."""
    filling = m.surface(((0.25, '#5f5a24'), (0.5, '#8a8038'), (0.75, '#b5a85c')), scale=24, detail=9, rough=0.55, bump=0.4, bump_scale=40, inside=0.3)
    dome = s.lathe('dome', [(0.001, 0), (0.15, 0, 0.01), (0.155, 0.05, 0.05), (0.12, 0.15, 0.08), (0.001, 0.18)], CHOCOLATE['dark']())
    for vertex in dome.data.vertices:
        vertex.co.y = max(vertex.co.y, 0)
    half = s.soften([(0.001, 0.016), (0.134, 0.016, 0.01), (0.138, 0.05, 0.05), (0.106, 0.138, 0.07), (0.001, 0.164)])
    outline = [*half, *((-r, z) for r, z in reversed(half))]
    face = s.build('filling', [(x, -0.002, z) for x, z in outline], [tuple(range(len(outline)))], filling)
    return s.group('praline', [dome, face])


def praline_one(seed=True, kind='dark'):
    parts = [s.lathe('dome', [(0.001, 0), (0.15, 0, 0.01), (0.155, 0.05, 0.05), (0.12, 0.15, 0.08), (0.001, 0.18)], CHOCOLATE[kind]())]
    if seed:
        pip = s.ball('seed', 0.06, m.surface('#5d7a36', rough=0.45), (1.4, 0.75, 0.4), 14)
        pip.location = (0, 0, 0.185)
        pip.rotation_euler = (0, 0, 0.5)
        parts.append(pip)
    return s.group('praline', parts)


def praline(spec, labels):
    return praline_cut() if spec.get('cut') else praline_one(spec.get('seed_on', True), spec.get('kind', 'dark'))


def pralines(spec, labels):
    columns, rows, step = spec.get('columns', 4), spec.get('rows', 3), spec.get('step', 0.38)
    cup = m.surface('#4a2a18', rough=0.8)
    parts = []
    for i in range(columns):
        for j in range(rows):
            one = praline_one(spec.get('seeds', True), 'milk' if spec.get('mixed') and (i + j) % 2 else 'dark')
            one.location = ((i - (columns - 1) / 2) * step, (j - (rows - 1) / 2) * step, 0.015)
            parts.append(one)
            if spec.get('cups', True):
                case = s.lathe('cup', [(0.12, 0), (0.175, 0.11)], cup, wobble=lambda a, z: 0.008 * math.cos(a * 22), segments=66)
                case.location = one.location
                parts.append(case)
    return s.group('pralines', parts)


def orange_sticks(spec, labels):
    """Candied peel cut to strips, half of each dipped: sugar on the peel, a soft edge where the chocolate ends."""
    peel = m.surface(((0.3, '#d0640f'), (0.55, '#ea8a24'), (0.75, '#f4ab4a')), scale=8, detail=9, rough=0.34, coat=0.2, bump=0.35, bump_scale=26, bump_kind='voronoi', inside=0.7, reach=1.6)
    pith = m.surface(((0.3, '#eab058'), (0.7, '#f6d08c')), scale=10, detail=8, rough=0.4, bump=0.3, bump_scale=30, inside=0.7, reach=1.6)
    sugar = s.prism('sugar', [(-0.008, -0.007), (0.008, -0.007), (0.007, 0.008), (-0.007, 0.007)], 0.012, m.surface('#ffffff', rough=0.2, specular=0.5, inside=0.4), 0.002)
    dark = CHOCOLATE['dark']()
    parts = []
    for x, y, z, turn in spec['pieces']:
        length, bend, lift = random.uniform(0.78, 0.92), random.uniform(-0.07, 0.07), random.uniform(-0.02, 0.02)
        path = [(-length / 2, bend, 0.05), (-length / 4, bend * 0.3, 0.05 + lift), (0, 0, 0.05), (length / 4, bend * 0.3, 0.05 - lift), (length / 2, bend, 0.05)]
        wide = random.uniform(0.09, 0.115)
        members = [s.strip('peel', [(px, py, pz + 0.02) for px, py, pz in path], wide, 0.036, peel), s.strip('pith', [(px, py, pz - 0.012) for px, py, pz in path], wide * 0.96, 0.034, pith)]
        # Chocolate is thicker than the peel and rounds its edges.
        dip = s.strip('dip', [(-length / 2 - 0.012, bend, 0.053), *path[1:2], (0.03, 0, 0.053)], wide + 0.035, 0.094, dark, steps=16)
        s.bevel(dip, 0.016, 4, 20)
        members.append(dip)
        for _ in range(46):
            t = random.uniform(0.08, 0.5)
            grain = s.copy(sugar)
            grain.location = (length * t, bend * (2 * t) ** 2 + random.uniform(-0.45, 0.45) * wide, 0.086 - lift * 0.5)
            grain.rotation_euler = tuple(random.uniform(0, 3) for _ in range(3))
            members.append(grain)
        one = s.group('stick', members)
        one.location = (x, y, z)
        one.rotation_euler = (0, 0, math.radians(turn))
        parts.append(one)
    s.discard(sugar)
    return s.group('orange sticks', parts)


def _ring():
    dough = m.surface(((0.3, '#c98f3c'), (0.6, '#dda951'), (0.8, '#e8c07a')), scale=7, detail=8, rough=0.8, bump=0.35, bump_scale=26)
    vertices, faces, n, k = [], [], 200, 60
    for i in range(n):
        a = i * math.tau / n
        for j in range(k):
            b = j * math.tau / k
            r = 0.062 * (1 + 0.16 * math.cos(b * 5 + a * 3) + 0.06 * s.rough(math.cos(a), math.sin(a), b, 4))
            vertices.append(((0.19 + r * math.cos(b)) * math.cos(a), (0.19 + r * math.cos(b)) * math.sin(a), 0.06 + r * math.sin(b)))
    for i in range(n):
        for j in range(k):
            p, q = (i + 1) % n, (j + 1) % k
            faces.append((i * k + j, p * k + j, p * k + q, i * k + q))
    return s.build('ring', vertices, faces, dough, angle=180)


def ring_biscuits(spec, labels):
    base = _ring()
    parts = []
    for x, y, z, tip, turn in spec['pieces']:
        one = s.copy(base)
        one.location = (x, y, z)
        one.rotation_euler = (math.radians(tip), 0, math.radians(turn))
        parts.append(one)
    base.location = (0, 0, -5)
    return s.group('rings', parts)


def oatcake_one(r):
    """Coarse oatmeal pressed flat: a crumbly disc, whole flakes in its face and edge."""
    meal = m.surface(((0.25, '#8f6630'), (0.42, '#b98f52'), (0.58, '#cba76a'), (0.75, '#e0c691')), scale=22, detail=12, rough=0.95, bump=0.8, bump_scale=34, specular=0.15)
    phase = random.uniform(0, 9)
    torn = lambda a, z: 0.014 * s.rough(math.cos(a) + phase, math.sin(a), z * 2, 5, 5)
    flakes = [s.ball('flake', 0.03, m.surface(((0.3, tone), (0.7, light)), scale=30, rough=0.85, bump=0.3, bump_scale=50, inside=0.1), (1.15, 0.8, 0.22), 10, lambda x, y, z: (x, y, z - 0.004 * math.exp(-(y / 0.006) ** 2)))
              for tone, light in (('#b58a4c', '#d9b983'), ('#cfae76', '#ecd9ae'), ('#9c7038', '#c39a5c'))]
    parts = [s.lathe('oatcake', [(0.001, 0), (r, 0.0, 0.02), (r, 0.085, 0.03), (0.001, 0.088)], meal, wobble=torn)]
    for i in range(190):
        a = random.uniform(0, math.tau)
        edge = i % 3 == 0
        q = r * 1.0 if edge else r * 0.97 * math.sqrt(random.random())
        one = s.copy(flakes[i % 3])
        k = random.uniform(0.6, 1.15)
        one.scale = (k, k, k)
        one.location = (q * math.cos(a), q * math.sin(a), random.uniform(0.015, 0.07) if edge else 0.087)
        one.rotation_euler = (random.uniform(0.9, 2.2), 0, a + math.pi / 2) if edge else (random.uniform(-0.25, 0.25), random.uniform(-0.25, 0.25), random.uniform(0, 6))
        parts.append(one)
    for flake in flakes:
        s.discard(flake)
    return s.group('oatcake', parts)


def oatcakes(spec, labels):
    parts = []
    for x, y, z, tip, turn in spec['pieces']:
        one = s.group('one', [oatcake_one(spec.get('radius', 0.36))])
        one.location = (x, y, z)
        one.rotation_euler = (math.radians(tip), 0, math.radians(turn))
        parts.append(one)
    return s.group('oatcakes', parts)


def grissini(spec, labels):
    """Bread sticks: standing in a bag or lying in a loose row."""
    dough = m.surface(((0.3, '#b57a34'), (0.55, '#d2a057'), (0.8, '#e6c489')), scale=5, detail=8, rough=0.8, bump=0.4, bump_scale=16)
    parts = []
    length = spec.get('length', 2.4)
    for i in range(spec.get('count', 14)):
        l = length * random.uniform(0.88, 1.05)
        knots = [random.uniform(0.8, 1.25) for _ in range(14)]
        bend = random.uniform(-0.05, 0.05)
        if spec.get('stand'):
            x, y = random.uniform(-0.32, 0.32), random.uniform(-0.14, 0.14)
            path = [(x * (0.6 + 0.8 * t) + bend * math.sin(t * 3), y * (0.6 + t), 0.05 + l * t) for t in [k / 13 for k in range(14)]]
        else:
            y = i * 0.12 - spec.get('count', 14) * 0.06
            path = [(l * (t - 0.5), y + bend * math.sin(t * 4) + 0.25 * (t - 0.5) * random.uniform(-0.4, 0.4), 0.06 + (0.09 if i % 3 == 0 else 0)) for t in [k / 13 for k in range(14)]]
        parts.append(s.tube('stick', path, 0.048, dough, sides=10, taper=lambda t, knots=knots: knots[min(13, int(t * 13))]))
    return s.group('grissini', parts)


def crumbs(spec, labels):
    colour = spec.get('color', '#c9975a')
    spread = spec.get('spread', [0.6, 0.3])
    base = s.ball('crumb', 0.022, m.surface(colour, rough=0.9), (1.2, 0.9, 0.8), 12, lambda x, y, z: tuple(c * (1 + 0.35 * s.rough(x, y, z, 50)) for c in (x, y, z)))
    parts = [base]
    for i in range(spec.get('count', 30)):
        one = s.copy(base)
        k = random.uniform(0.4, 1.5)
        one.scale = (k, k, k)
        one.location = (random.gauss(0, 0.5) * spread[0], random.gauss(0, 0.5) * spread[1], 0.012)
        parts.append(one)
    return s.group('crumbs', parts)


def bread(spec, labels):
    crust = m.surface(((0.25, '#7a4216'), (0.5, '#a86a2c'), (0.7, '#cf9b58'), (0.8, '#efe2cc')), scale=3, detail=9, rough=0.85, bump=0.6, bump_scale=12)
    return s.group('bread', [s.ball('loaf', 0.55, crust, (1.25, 1, 0.7), 40, lambda x, y, z: (x * (1 + 0.08 * s.rough(x, y, z, 3)), y * (1 + 0.08 * s.rough(x, y, z, 3)), max(z * (1 + 0.1 * s.rough(x, y, z, 4)), -0.3)))])
