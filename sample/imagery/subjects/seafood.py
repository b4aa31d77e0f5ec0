"""What lies in tins and jars of the sea: fish, mussels, rounds of octopus, loins of albacore."""
import math
import random

import materials as m
import shapes as s
from subjects.plants import leaf


def fish(length, kind):
    silver = {'sardine': m.surface(((0.25, '#3f505c'), (0.4, '#8b9aa2'), (0.55, '#c3cccd'), (0.75, '#e6e9e6')), scale=4, detail=8, stretch=(0.5, 4, 4), rough=0.22, metal=0.3, coat=0.5, bump=0.3, bump_scale=42, bump_kind='voronoi', inside=0.1),
              'mackerel': m.surface(((0.2, '#4a2c12'), (0.45, '#a9712f'), (0.6, '#cf9f58'), (0.8, '#8a5a28')), scale=5, stretch=(0.6, 3, 3), detail=10, rough=0.3, coat=0.5, bump=0.45, bump_scale=12, inside=0.2)}[kind]
    def body(x, y, z):
        t = x / 0.5
        k = 1 - 0.55 * max(0, t) ** 1.6 - 0.25 * max(0, -t) ** 2
        return (x * length, y * k, z * k)
    return s.ball('fish', 0.5, silver, (1, 0.26, 0.2), 56, body)


def _mussel(length, tone):
    """Meat of a mussel along x: two plump lobes that meet in a slit at the top, their edge a dark frill."""
    pale, flesh, deep = tone
    skin = m.surface(((0.0, pale), (0.25, flesh), (0.46, deep), (0.58, '#6d2f14'), (0.74, '#2e1710'), (1.0, '#150d0b')), along='frill', wander=0.16,
                     scale=9, detail=8, rough=0.34, coat=0.16, bump=0.16, bump_scale=20, inside=0.5, reach=1.4)
    rows, around = 84, 96
    seed, sway = random.uniform(0, 40), random.uniform(-0.05, 0.05)
    vertices, frill = [], []
    for j in range(rows + 1):
        t = j / rows
        wide = length * 0.3 * max(0.02, math.sin(math.pi * t ** 0.72) ** 0.6)
        fade = min(1.0, t / 0.12) * min(1.0, (1 - t) / 0.08)
        slit = 0.12 * math.sin(5 * t + seed)
        for k in range(around):
            q = k * math.tau / around
            # How far from the slit, which wanders along the back.
            d = math.atan2(math.sin(q - math.pi / 2 - slit), math.cos(q - math.pi / 2 - slit))
            ruffle = 0.5 + 0.5 * math.sin(t * 38 + math.copysign(1.7, d) + 5 * s.rough(t, d, seed, 3, 2))
            lip = math.exp(-((abs(d) - 0.4 - 0.08 * ruffle) / 0.2) ** 2) * fade
            cleft = math.exp(-(d / 0.2) ** 2) * fade
            lump = s.rough(math.cos(q) * 0.7, math.sin(q) * 0.7, t * 2.2 + seed, 1.6, 4)
            r = wide * (1 + 0.13 * lump + lip * (0.1 + 0.2 * ruffle) - 0.45 * cleft)
            vertices.append(((t - 0.5) * length + 0.02 * length * lip * ruffle, r * math.cos(q) + sway * math.sin(math.pi * t), r * math.sin(q) * 0.82))
            frill.append(max(0.0, min(1.0, 0.2 + 0.16 * lump + lip * (0.5 + 0.4 * ruffle) + 0.25 * cleft)))
    faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
    faces += [tuple(range(around - 1, -1, -1)), tuple(rows * around + k for k in range(around))]
    return s.mark(s.build('mussel', vertices, faces, skin, angle=180), 'frill', frill)


# Females are orange, males cream.
_MUSSEL_TONES = (('#efb874', '#dd8434', '#bd5f1c'), ('#f0c68a', '#e09a50', '#c27430'), ('#e9a65c', '#d06f22', '#a84f16'))


def mussels(w, z):
    """Packed by hand: a ring that overlaps like shingles, a few more across its middle, a bay leaf and pepper."""
    parts = []
    def lay(x, y, lift, turn, roll):
        one = _mussel(random.uniform(0.31, 0.38) * w / 0.83, _MUSSEL_TONES[random.choice((0, 0, 1, 2))])
        one.location = (x, y, z + lift)
        one.rotation_euler = (roll, random.uniform(-0.18, 0.18), turn)
        parts.append(one)
    count = 9
    for i in range(count):
        a = (i + random.uniform(-0.2, 0.2)) * math.tau / count
        r = w * random.uniform(0.29, 0.325)
        lay(r * math.cos(a), r * math.sin(a), random.uniform(-0.01, 0.02), a + 0.75 + random.uniform(-0.25, 0.25), random.uniform(-0.7, 0.6))
    for i in range(4):
        a = i * math.tau / 4 + random.uniform(-0.35, 0.35)
        r = w * random.uniform(0.09, 0.15)
        lay(r * math.cos(a), r * math.sin(a), 0.055 + random.uniform(-0.01, 0.02), random.uniform(0, math.tau), random.uniform(-0.6, 0.6))
    bay = leaf(0.26, 0.05, m.blade('#4f5a26', '#7a7f42', '#a09a5c', 7), 0.12)
    bay.location, bay.rotation_euler = (-0.34 * w, -0.06 * w, z + 0.1), (0.1, -0.1, 0.9)
    corn = m.surface(((0.3, '#17120e'), (0.7, '#3b2d22')), scale=30, rough=0.6, bump=0.5, bump_scale=60)
    for x, y in ((0.16, -0.2), (0.24, 0.08), (-0.2, 0.16)):
        grain = s.ball('pepper', 0.021, corn, detail=16, deform=lambda *p: tuple(c * (1 + 0.14 * s.rough(*p, 90, 3)) for c in p))
        grain.location = (x * w, y * w, z + 0.115)
        parts.append(grain)
    return [*parts, bay]


def _sucker(radius):
    """A cup with a pale rim."""
    tone = m.surface(((0.0, '#6d3244'), (0.45, '#b98a84'), (1.0, '#d9b8a8')), along='out', wander=0.25, scale=20, rough=0.4, coat=0.1, inside=0.4)
    cup = s.lathe('sucker', [(0.0001, radius * 0.25), (radius * 0.45, radius * 0.3, radius * 0.2), (radius * 0.8, radius * 0.8, radius * 0.2), (radius, radius * 0.6, radius * 0.2), (radius * 0.75, -radius * 0.5)], tone, segments=28)
    return s.mark(cup, 'out', [math.hypot(v.co.x, v.co.y) / radius for v in cup.data.vertices])


def _octopus_round(radius, thick, cup):
    """A slice of an arm: fibrous flesh around a nerve, thin purple skin that shrank in the pot, two rows of suckers."""
    flesh = m.surface(((0.0, '#a97e68'), (0.08, '#c9a288'), (0.2, '#dcbfa4'), (0.55, '#e2c8ae'), (0.8, '#d6b096'), (0.92, '#b47a72'), (1.0, '#6d2c44')), along='out', wander=0.13, scale=14, detail=8, rough=0.42, coat=0.08, bump=0.4, bump_scale=34, inside=0.5)
    skin = m.surface(((0.22, '#2e0f1e'), (0.42, '#562036'), (0.6, '#7c3a4c'), (0.78, '#a87078')), scale=13, detail=10, rough=0.4, coat=0.12, bump=0.6, bump_scale=26, inside=0.25)
    phase, n, rows = random.uniform(0, 40), 96, 18
    edge = lambda a, t: 1 + 0.07 * math.sin(2 * a + phase) + 0.09 * s.rough(math.cos(a), math.sin(a), t * 0.6 + phase, 1.7, 4) - 0.09 * (2 * t - 1) ** 4
    vertices = []
    for j in range(rows + 1):
        t = j / rows
        vertices += [(radius * edge(a, t) * math.cos(a), radius * edge(a, t) * math.sin(a), thick * t) for a in (i * math.tau / n for i in range(n))]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)]
    parts = [s.build('skin', vertices, faces, skin, angle=180)]
    for ring, sign in ((vertices[-n:], 1), (vertices[:n], -1)):
        # The skin draws together: flesh swells out of the cut.
        swell = lambda x, y, sign=sign: sign * radius * (0.16 * max(0.0, 1 - (math.hypot(x, y) / radius) ** 2) + 0.05 * s.rough(x / radius, y / radius, phase, 2.6, 4))
        face = s.top('flesh', [(x, y) for x, y, _ in ring], ring[0][2], flesh, swell, 24)
        parts.append(s.mark(face, 'out', [0.0, *((1 + i // n) / 24 for i in range(24 * n))]))
    for i in range(6):
        a = phase + (i - 2.5) * 0.3
        one = s.copy(cup)
        k = radius * random.uniform(7, 10)
        one.scale = (k, k, k)
        one.location = (radius * math.cos(a), radius * math.sin(a), thick * (0.28 if i % 2 else 0.7))
        one.rotation_euler = (0, math.pi / 2, a)
        parts.append(one)
    return s.group('round', parts)


def octopus(w, d, z):
    """Rounds of octopus in layers, thick ones and tips, half in the oil, tumbled as they fell; a few slices of garlic."""
    cup = _sucker(0.026)
    parts, taken = [], []
    for layer, (count, lift, tumble) in enumerate(((46, -0.06, 0.6), (30, 0.015, 1.2))):
        for _ in range(count * 16):
            r = random.choice((0.125, 0.11, 0.095, 0.08, 0.062, 0.05))
            x, y = random.uniform(-0.5, 0.5) * (w - 2 * r), random.uniform(-0.5, 0.5) * (d - 2 * r)
            if any(l == layer and math.dist((x, y), p) < (r + q) * (0.92 if layer == 0 else 1.0) for *p, q, l in taken):
                continue
            taken.append((x, y, r, layer))
            one = _octopus_round(r, r * random.uniform(0.7, 1.1), cup)
            one.location = (x, y, z + lift)
            one.rotation_euler = (random.uniform(-tumble, tumble), random.uniform(-tumble, tumble), random.uniform(0, 6))
            parts.append(one)
            if sum(1 for t in taken if t[3] == layer) >= count:
                break
    garlic = m.surface(((0.3, '#d9b878'), (0.7, '#ecd7a4')), scale=9, rough=0.35, coat=0.1, inside=0.5)
    for x, y in ((-0.24, 0.2), (0.2, -0.26), (0.3, 0.24), (-0.1, -0.1)):
        sliver = s.prism('garlic', [(0.05 * math.cos(a) * (1 + 0.25 * math.cos(a)), 0.03 * math.sin(a)) for a in [k * math.tau / 40 for k in range(40)]], 0.01, garlic, 0.004)
        sliver.location = (x * w, y * d, z + 0.12)
        sliver.rotation_euler = (random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), random.uniform(0, 6))
        parts.append(sliver)
    s.discard(cup)
    return parts


def albacore(radius, low, high):
    """Loins standing in a ring with one in the middle: fibres along them, a few slanting seams where the flesh opens."""
    flesh = m.surface(((0.0, '#a87a5e'), (0.2, '#cfa688'), (0.42, '#e6c8ac'), (0.7, '#f0dac2'), (1.0, '#f7e9d8')), along='flake', wander=0.22, scale=5, detail=9, stretch=(1.4, 1.4, 0.5), rough=0.4, coat=0.08, bump=0.22, bump_scale=20, inside=0.5, reach=1.3)
    parts = []
    around, rows = 120, 240
    count = 6
    turns = [(i + random.uniform(-0.18, 0.18)) * math.tau / count for i in range(count)]
    for i in range(count + 1):
        outer = i < count
        wide = radius * (random.uniform(0.4, 0.52) if outer else 0.42)
        h = high - low - random.uniform(0.0, 0.16)
        seed, slant, gap = random.uniform(0, 60), random.choice((-1, 1)) * random.uniform(0.35, 1.1), random.uniform(0.13, 0.22)
        vertices, flake = [], []
        for j in range(rows + 1):
            t = j / rows
            z = h * t
            ends = min(1.0, math.sqrt(max(0.0, min(t, 1 - t) * h / 0.06)))
            for k in range(around):
                q = k * math.tau / around
                x, y = math.cos(q), math.sin(q)
                # Seams lie at uneven distances, bend with the muscle and close again.
                bend = s.rough(x * 0.5, y * 0.5 + seed, z * 1.6, 1.5, 4)
                seam = (z + slant * wide * y + 0.13 * bend) / gap + seed
                part = seam - math.floor(seam)
                here = max(0.0, min(1.0, 0.45 + 1.6 * s.rough(x + seed, y, z * 1.2, 1.4, 2)))
                open_ = 1 - here * (1 - min(1.0, min(part / 0.2, (1 - part) / 0.05)))
                strand = s.rough(x * 3.2 + seed, y * 3.2, z * 0.7 + part * 0.2, 2.4, 4)
                r = wide * (0.35 + 0.65 * ends) * (1 + 0.13 * s.rough(x + seed, y, z, 1.7, 3) + 0.014 * strand) - 0.016 * (1 - open_) - 0.014 * part * here
                vertices.append((r * x * (0.76 if outer else 1), r * y * 1.12, z))
                flake.append(max(0.0, open_ * (0.66 + 0.2 * math.sin(math.floor(seam) * 2.4 + seed) + 0.14 * strand)))
        faces = [(j * around + k, j * around + (k + 1) % around, (j + 1) * around + (k + 1) % around, (j + 1) * around + k) for j in range(rows) for k in range(around)]
        faces += [tuple(range(around - 1, -1, -1)), tuple(rows * around + k for k in range(around))]
        loin = s.mark(s.build('loin', vertices, faces, flesh, angle=60), 'flake', flake)
        distance = (radius - wide * 0.86) if outer else 0
        a = turns[i] if outer else 0
        loin.location = (distance * math.cos(a), distance * math.sin(a), low)
        loin.rotation_euler = (0, 0, a + random.uniform(-0.2, 0.2))
        parts.append(loin)
    return parts
