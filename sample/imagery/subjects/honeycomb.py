"""A cut piece of honeycomb."""
import math
import random

import materials as m
import shapes as s

MAKERS = ['comb']

_STEP = 0.088


def _cells(w):
    """Middles of the cells, as bees build them: a six-sided net that is never quite even, each closed or open."""
    found, row, y = [], 0, -w / 2 - _STEP
    while y < w / 2 + _STEP:
        x = -w / 2 - _STEP + (row % 2) * _STEP / 2
        while x < w / 2 + _STEP:
            # Caps were scraped off where honey is to run.
            opened = s.rough(x, y, 4.2, 2.3, 2) + random.uniform(-0.12, 0.12) > 0.03
            found.append((x + random.uniform(-0.007, 0.007), y + random.uniform(-0.007, 0.007), opened, random.uniform(0, 9)))
            x += _STEP
        y += _STEP * 0.87
        row += 1
    return found


def _face(w, h):
    """The upper side as one relief: walls of wax, domed caps, honey in the open cells."""
    wax = m.surface(((0.0, '#b9781c'), (0.3, '#d6a140'), (0.6, '#e9c878'), (1.0, '#f6e6b6')), along='wax', wander=0.3, scale=15, detail=9, rough=0.5, coat=0.06, bump=0.4, bump_scale=32, inside=0.6, reach=1.5)
    honey = m.surface(((0.0, '#7a3a04'), (0.5, '#b0640a'), (1.0, '#d48f20')), along='wax', wander=0.3, scale=8, rough=0.08, coat=0.5, inside=0.6, reach=1.6)
    cells, n = _cells(w), 380
    buckets = {}
    for cell in cells:
        buckets.setdefault((int(cell[0] // _STEP), int(cell[1] // _STEP)), []).append(cell)
    vertices, marks, wet = [], [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = w * (i / n - 0.5), w * (j / n - 0.5)
            bx, by = int(x // _STEP), int(y // _STEP)
            near = sorted((math.hypot(x - c[0], y - c[1]), c) for dx in (-1, 0, 1) for dy in (-1, 0, 1) for c in buckets.get((bx + dx, by + dy), ()))[:2]
            (d1, (_, _, opened, tone)), (d2, other) = near
            wall = (d2 - d1) / 2
            edge = min(1.0, max(0.0, min(x + w / 2, w / 2 - x, y + w / 2, w / 2 - y)) / 0.02)
            uneven = 0.012 * s.rough(x, y, 1, 2.4, 3)
            if opened and wall > 0.006:
                z = -0.022 + 0.014 * math.exp(-(wall - 0.006) / 0.006)
                mark = 0.35 + 0.3 * math.sin(tone) + 0.2 * math.exp(-(wall - 0.006) / 0.01)
            elif opened or other[2]:
                z, mark = 0.004 + 0.004 * s.rough(x, y, 2, 40), 0.62
            else:
                dome = min(1.0, wall / 0.03)
                z = 0.002 + 0.009 * dome * (1 + 0.35 * math.sin(tone)) + 0.005 * s.rough(x, y, tone, 24, 3) - (0.006 if wall < 0.004 else 0)
                mark = 0.5 + 0.35 * dome * (0.7 + 0.3 * math.sin(tone * 3)) - (0.2 if wall < 0.004 else 0) + 0.25 * s.rough(x, y, 7, 4, 3)
            vertices.append((x, y, h + (z + uneven) * edge))
            marks.append(min(1.0, max(0.0, mark)))
            wet.append(opened and wall > 0.006)
    faces, which = [], []
    for j in range(n):
        for i in range(n):
            o = j * (n + 1) + i
            faces.append((o, o + 1, o + n + 2, o + n + 1))
            which.append(int(wet[o] and wet[o + 1] and wet[o + n + 1] and wet[o + n + 2]))
    face = s.mark(s.build('cells', vertices, faces, wax, angle=70), 'wax', marks)
    face.data.materials.append(honey)
    face.data.polygons.foreach_set('material_index', which)
    return face


def comb(spec, labels):
    """A square cut from a frame: closed and open cells above, cut cells at its side, honey that runs down and around it."""
    w, h = spec.get('size', [0.9, 0.3])
    wax = m.surface(((0.25, '#b87a1e'), (0.5, '#d69c38'), (0.75, '#e8bf66')), scale=9, detail=10, rough=0.42, coat=0.1, bump=0.5, bump_scale=24, inside=0.6, reach=1.5)
    deep = m.surface(((0.3, '#9a5206'), (0.7, '#c47a14')), scale=6, rough=0.1, coat=0.4, inside=0.5)
    block = s.prism('block', s.rounded(w, w, 0.03, 3), h - 0.012, wax, 0.01)
    parts = [block, _face(w - 0.02, h)]
    # The knife opened the cells of the front side lengthwise: slanting tubes, half full.
    for r in range(5):
        for i in range(int(w / 0.07)):
            x, z = -w / 2 + 0.05 + i * 0.07 + random.uniform(-0.008, 0.008), 0.035 + r * 0.055 + random.uniform(-0.006, 0.006)
            if x > w / 2 - 0.03 or z > h - 0.03:
                continue
            cell = s.ball('side', 0.028, deep if random.random() < 0.6 else wax, (0.9, 0.3, 0.8), 10)
            cell.location, cell.rotation_euler = (x, -w / 2, z), (0, random.uniform(-0.3, 0.3), 0)
            parts.append(cell)
    syrup = m.syrup('#cf8214', 0.07)
    if spec.get('pool', True):
        edge = lambda x, y, z: (x * (1 + 0.2 * s.rough(x, y, 0, 2.4)), y * (1 + 0.2 * s.rough(y, x, 1, 2.4)), z)
        pool = s.ball('honey', 0.5, syrup, (1.3, 1.15, 0.035), 60, edge)
        pool.location = (0.08, -0.1, 0.018)
        parts.append(pool)
    else:
        # In a tray the honey gathers around the piece.
        pool = s.prism('honey', s.rounded(w + 0.17, w + 0.17, 0.04), 0.07, syrup, 0.01)
        parts.append(pool)
    for x, fall, thick in ((-0.3, 0.55, 0.03), (-0.05, 0.9, 0.038), (0.24, 0.7, 0.026)):
        x *= w
        y, bottom = -w / 2, h * (1 - fall) + 0.02
        drop = s.tube('run', [(x, y + 0.1, h + 0.004), (x, y + 0.02, h + 0.006), (x, y - 0.012, h - 0.03), (x + 0.01, y - 0.016, (h + bottom) / 2), (x + 0.008, y - 0.02, bottom)], thick, syrup, taper=lambda t: 0.75 + 0.2 * math.sin(5 * t) + 0.35 * max(0, t - 0.75) * 4)
        parts.append(drop)
    return s.group('comb', parts)
