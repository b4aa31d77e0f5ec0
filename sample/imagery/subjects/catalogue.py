"""Finds the maker of every item in a scene file and puts it in its place."""
import math
import os
import random

from subjects import boxes, cheese, fruit, honeycomb, loose, meat, plants, props, sweets, tins, vessels

MAKERS = {}
for module in (vessels, props, plants, fruit, honeycomb, loose, cheese, meat, boxes, tins, sweets):
    for name in getattr(module, 'MAKERS', []):
        MAKERS[name] = getattr(module, name)
MAKERS['bottle'], MAKERS['jar'] = vessels.bottle, vessels.jar


def make(item, labels):
    random.seed(item.get('seed', 7))
    root = MAKERS[item['make']](item, labels)
    at = item.get('at', [0, 0])
    root.location = (at[0], at[1], at[2] if len(at) > 2 else 0)
    tilt = item.get('tilt', [0, 0])
    root.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(item.get('turn', 0)))
    root.scale = (item.get('scale', 1),) * 3
    return root


def place(scene, view, folder):
    """Builds every item of a view; gives back those that the lens frames."""
    names = {}
    def labels(key):
        # Gift boxes show the labels of other scenes as 'scene/key'.
        owner, _, art = key.rpartition('/')
        return os.path.join(folder, f"{owner or scene['slug']}-{art}.png")
    framed = []
    for item in view['items']:
        if 'ref' in item:
            item = {**scene['parts'][item['ref']], **{k: v for k, v in item.items() if k != 'ref'}, 'frame': item.get('frame', True)}
        root = make(item, labels)
        if item.get('frame'):
            framed.append(root)
    return framed
