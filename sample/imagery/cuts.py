"""Shaders of cut faces: the threads of fat in ham, the pieces in a sausage, the veins of a blue cheese."""
import materials as m

_math = m._math


def _place(tree, name, stretch):
    """Where on the cut a point lies: the mesh's own coordinates, other ones for every piece so that no two look alike."""
    if name == 'uv':
        source = tree.nodes.new('ShaderNodeUVMap').outputs['UV']
    else:
        source = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    chance = _math(tree, 'MULTIPLY', tree.nodes.new('ShaderNodeObjectInfo').outputs['Random'], 37.0)
    shift = tree.nodes.new('ShaderNodeCombineXYZ')
    for axis in 'XYZ':
        tree.links.new(chance, shift.inputs[axis])
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(source, mapping.inputs['Vector'])
    tree.links.new(shift.outputs['Vector'], mapping.inputs['Location'])
    return mapping.outputs['Vector']


def _noise(tree, place, scale, detail=4.0, distortion=0.0):
    node = tree.nodes.new('ShaderNodeTexNoise')
    m._set(node, Scale=scale, Detail=detail, Distortion=distortion)
    tree.links.new(place, node.inputs['Vector'])
    return node.outputs['Fac']


def _step(tree, value, low, high):
    """0 below `low`, 1 above `high`, soft between; high below low turns it round."""
    node = tree.nodes.new('ShaderNodeMapRange')
    node.interpolation_type = 'SMOOTHSTEP'
    m._set(node, From_Min=min(low, high), From_Max=max(low, high), To_Min=float(low > high), To_Max=float(low <= high))
    tree.links.new(value, node.inputs['Value'])
    return node.outputs['Result']


def _lines(tree, place, scale, width, share=0.5, distortion=0.6):
    """Fine winding lines that come and go: where a noise crosses its middle, in a `share` of the place."""
    ridge = _math(tree, 'ABSOLUTE', _math(tree, 'SUBTRACT', _noise(tree, place, scale, 5, distortion), 0.5), 0)
    here = _step(tree, _noise(tree, place, scale * 0.45, 2), 0.62 - share * 0.3, 0.72 - share * 0.3)
    return _math(tree, 'MULTIPLY', _step(tree, ridge, width, width * 0.25), here)


def _mix(tree, share, a, b):
    node = tree.nodes.new('ShaderNodeMixRGB')
    if isinstance(share, float):
        node.inputs[0].default_value = share
    else:
        tree.links.new(share, node.inputs[0])
    for socket, colour in zip(node.inputs[1:], (a, b)):
        if isinstance(colour, str):
            socket.default_value = m.linear(colour)
        else:
            tree.links.new(colour, socket)
    return node.outputs['Color']


def _ramp(tree, value, *stops):
    ramp = m._ramp(tree, stops)
    tree.links.new(value, ramp.inputs['Fac'])
    return ramp.outputs['Color']


def _finish(tree, shader, colour, rough, layers, inside=0.25, specular=0.4):
    for socket in ('Base Color', 'Subsurface Color'):
        tree.links.new(colour, shader.inputs[socket])
    m._set(shader, Specular=specular, Subsurface=inside, Subsurface_Radius=tuple(r * 0.7 for r in m.INSIDE))
    m._uneven(tree, shader, rough)
    m._relief(tree, shader, layers)


@m.cached
def marbled(dark='#4d0b12', meat='#7c141c', light='#9c2a2c', fat='#ecd3c0', veins=1.0, place='uv', rim='', rough=0.4):
    """Cured muscle: fibres along x, threads of fat between them; `rim` names the attribute that is 1 in the outer fat."""
    material, tree, shader = m._start('marbled')
    along = _place(tree, place, (1, 3.4, 3.4))
    fibres = _place(tree, place, (2, 26, 26))
    colour = _ramp(tree, _noise(tree, along, 2.6, 5, 0.7), (0.3, dark), (0.5, meat), (0.72, light))
    colour = _mix(tree, _step(tree, _noise(tree, fibres, 3, 3), 0.5, 0.8), colour, light)
    if place == 'uv':
        # No two slices come from the same muscle.
        chance = tree.nodes.new('ShaderNodeObjectInfo').outputs['Random']
        colour = _mix(tree, _math(tree, 'MULTIPLY', chance, 0.4), colour, light)
    threads = _math(tree, 'MAXIMUM', _lines(tree, along, 3.2, 0.016 * veins, 0.75), _lines(tree, along, 8.5, 0.022 * veins, 0.55, 0.3))
    threads = _math(tree, 'MAXIMUM', threads, _math(tree, 'MULTIPLY', _lines(tree, along, 21, 0.03 * veins, 0.5, 0.2), 0.6))
    colour = _mix(tree, _math(tree, 'MULTIPLY', threads, 0.8), colour, fat)
    if rim:
        edge = tree.nodes.new('ShaderNodeAttribute')
        edge.attribute_name = rim
        wander = _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', _noise(tree, along, 4, 5), 0.5), 0.5)
        share = _step(tree, _math(tree, 'ADD', edge.outputs['Fac'], wander), 0.36, 0.58)
        outer = _ramp(tree, _noise(tree, along, 5, 5), (0.3, '#dba98c'), (0.5, fat), (0.75, '#f3e2cd'))
        colour = _mix(tree, share, colour, outer)
    _finish(tree, shader, colour, rough, ((_noise(tree, fibres, 3, 3), 0.16, 0.012), (threads, 0.12, 0.008)))
    # Slices are thin: light from behind shows through.
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    tree.links.new(colour, through.inputs['Color'])
    both = tree.nodes.new('ShaderNodeMixShader')
    both.inputs['Fac'].default_value = 0.22 if place == 'uv' else 0.0
    tree.links.new(shader.outputs['BSDF'], both.inputs[1])
    tree.links.new(through.outputs['BSDF'], both.inputs[2])
    tree.links.new(both.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])
    return material


@m.cached
def minced(dark, meat, light, fat, scale=15, share=0.24, pepper=0.0, rough=0.5):
    """Sausage: pieces of lean and of fat in three sizes, with torn edges, each of its own tone; `pepper` adds dark grains."""
    material, tree, shader = m._start('minced')
    flat = _place(tree, 'object', (1, 1, 1))
    bend = tree.nodes.new('ShaderNodeTexNoise')
    m._set(bend, Scale=scale * 1.3, Detail=5.0)
    tree.links.new(flat, bend.inputs['Vector'])
    torn = tree.nodes.new('ShaderNodeVectorMath')
    torn.operation = 'MULTIPLY_ADD'
    tree.links.new(bend.outputs['Color'], torn.inputs[0])
    torn.inputs[1].default_value = (1.1 / scale,) * 3
    tree.links.new(flat, torn.inputs[2])

    def pieces(size, part):
        """A share of cells without their borders, and a number for each cell."""
        cell, border = tree.nodes.new('ShaderNodeTexVoronoi'), tree.nodes.new('ShaderNodeTexVoronoi')
        border.feature = 'DISTANCE_TO_EDGE'
        for node in (cell, border):
            node.inputs['Scale'].default_value = size
            tree.links.new(torn.outputs['Vector'], node.inputs['Vector'])
        tone = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(cell.outputs['Color'], tone.inputs['Vector'])
        chosen = _math(tree, 'LESS_THAN', tone.outputs['X'], part)
        return _math(tree, 'MULTIPLY', chosen, _step(tree, border.outputs['Distance'], 0.03, 0.09)), tone.outputs['Y']

    large, tone = pieces(scale, share)
    small, _ = pieces(scale * 2.1, share * 0.75)
    fine, _ = pieces(scale * 4.5, share * 0.55)
    lean = _ramp(tree, tone, (0.0, dark), (0.45, meat), (1.0, light))
    lean = _mix(tree, _step(tree, _noise(tree, flat, scale * 2.2, 7, 0.5), 0.42, 0.7), lean, dark)
    pale = _ramp(tree, _noise(tree, flat, scale * 1.7, 6), (0.3, light), (0.42, fat), (0.7, fat))
    spots = _math(tree, 'MAXIMUM', large, _math(tree, 'MAXIMUM', small, _math(tree, 'MULTIPLY', fine, 0.6)))
    colour = _mix(tree, _math(tree, 'MULTIPLY', spots, 0.92), lean, pale)
    if pepper:
        grains, _ = pieces(scale * 1.6, pepper)
        colour = _mix(tree, grains, colour, '#1d1512')
    _finish(tree, shader, colour, rough, ((_noise(tree, flat, scale * 3, 5), 0.25, 0.012), (spots, 0.2, 0.008)))
    return material


@m.cached
def casing(dark, meat, fat, mould, bloom=0.3, rough=0.6):
    """A sausage's dried skin: pieces of fat show through it dimly, and a `bloom` of mould lies on it like flour."""
    material, tree, shader = m._start('casing')
    flat = _place(tree, 'object', (1, 1, 1))
    colour = _ramp(tree, _noise(tree, flat, 4, 9, 0.4), (0.32, dark), (0.6, meat))
    beneath = _step(tree, _noise(tree, flat, 17, 5, 0.8), 0.55, 0.66)
    colour = _mix(tree, _math(tree, 'MULTIPLY', beneath, 0.42), colour, fat)
    # Thick in some places, thin in others, and everywhere of fine grains.
    cover = _math(tree, 'ADD', _math(tree, 'MULTIPLY', _noise(tree, flat, 3.2, 8, 0.6), 0.68), _math(tree, 'MULTIPLY', _noise(tree, flat, 30, 9), 0.32))
    powder = _step(tree, cover, 0.7 - bloom * 0.38, 0.82 - bloom * 0.38)
    colour = _mix(tree, _math(tree, 'MULTIPLY', powder, 0.88), colour, mould)
    _finish(tree, shader, colour, rough, ((_noise(tree, flat, 15, 5), 0.55, 0.03), (powder, 0.25, 0.006), (_noise(tree, flat, 90, 4), 0.4, 0.008)), 0.12, 0.35)
    return material


@m.cached
def blue(paste='#efe3c4', shade='#dfcb9c', vein='#3f5f68', deep='#22373f', depth=0.1, mask='depth'):
    """Blue cheese: veins that wander along the cracks, some wide and dark, most fine, and a paste that darkens below the rind."""
    material, tree, shader = m._start('blue')
    place = _place(tree, 'object', (1, 1, 1))
    flecks = _place(tree, 'object', (1, 1, 1.5))
    colour = _ramp(tree, _noise(tree, place, 3, 9), (0.3, shade), (0.5, paste), (0.75, '#f6eed8'))
    distance = tree.nodes.new('ShaderNodeAttribute')
    distance.attribute_name = mask
    colour = _mix(tree, _step(tree, distance.outputs['Fac'], depth, 0.0), colour, '#c9ad74')
    fine = _math(tree, 'MULTIPLY', _lines(tree, flecks, 5.2, 0.03, 0.5, 0.9), _step(tree, _noise(tree, place, 26, 5), 0.4, 0.56))
    wide = _math(tree, 'MULTIPLY', _lines(tree, flecks, 2.6, 0.05, 0.35, 1.4), _step(tree, _noise(tree, place, 14, 6), 0.38, 0.54))
    # Most of the mould sits in pockets between the curds, frayed at their edge.
    dots = _step(tree, _noise(tree, place, 9, 10, 0.5), 0.57, 0.66)
    dots = _math(tree, 'MULTIPLY', dots, _step(tree, _noise(tree, place, 2.2, 2), 0.4, 0.56))
    # Mould colours what is around it, softly.
    halo = _math(tree, 'MULTIPLY', _math(tree, 'MAXIMUM', _lines(tree, flecks, 5.2, 0.08, 0.5, 0.9), _step(tree, _noise(tree, place, 9, 10, 0.5), 0.5, 0.62)), 0.36)
    colour = _mix(tree, halo, colour, '#a9b3a0')
    growth = _math(tree, 'MAXIMUM', fine, _math(tree, 'MAXIMUM', wide, dots))
    tone = _ramp(tree, _noise(tree, place, 24, 5), (0.35, deep), (0.6, vein), (0.8, '#8aa09a'))
    colour = _mix(tree, _math(tree, 'MULTIPLY', growth, 0.88), colour, tone)
    _finish(tree, shader, colour, 0.5, ((_noise(tree, place, 9, 9), 0.45, 0.03), (growth, 0.3, -0.02), (_noise(tree, place, 60, 4), 0.3, 0.008)), 0.3)
    return material


@m.cached
def curd(paste='#eaca7c', shade='#deb65e', light='#f4dc9c', crack='#b88c42', rind='#c4974c', depth=0.12, mask='depth', crumb=1.0):
    """Pressed curd: pieces that knit together, each of a slightly other tone, cracks where they did not, darker below the rind."""
    material, tree, shader = m._start('curd')
    place = _place(tree, 'object', (1, 1, 1))
    bend = tree.nodes.new('ShaderNodeTexNoise')
    m._set(bend, Scale=5.0, Detail=6.0)
    tree.links.new(place, bend.inputs['Vector'])
    warped = tree.nodes.new('ShaderNodeVectorMath')
    warped.operation = 'MULTIPLY_ADD'
    tree.links.new(bend.outputs['Color'], warped.inputs[0])
    warped.inputs[1].default_value = (0.22, 0.22, 0.16)
    tree.links.new(place, warped.inputs[2])
    cell, border = tree.nodes.new('ShaderNodeTexVoronoi'), tree.nodes.new('ShaderNodeTexVoronoi')
    border.feature = 'DISTANCE_TO_EDGE'
    for node in (cell, border):
        node.inputs['Scale'].default_value = 7.5
        tree.links.new(warped.outputs['Vector'], node.inputs['Vector'])
    tone = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(cell.outputs['Color'], tone.inputs['Vector'])
    colour = _ramp(tree, _noise(tree, place, 2.2, 9), (0.32, shade), (0.5, paste), (0.7, light))
    colour = _mix(tree, _math(tree, 'MULTIPLY', tone.outputs['X'], 0.22), colour, light)
    # Where pieces meet, the paste is a little darker; only here and there it gapes.
    knit = _math(tree, 'MULTIPLY', _step(tree, border.outputs['Distance'], 0.06, 0.0), _step(tree, _noise(tree, place, 3.1, 3), 0.42, 0.62))
    cracks = _lines(tree, _place(tree, 'object', (1, 1, 1.7)), 2.6, 0.006, 0.2, 1.2)
    pits = _step(tree, _noise(tree, place, 46, 4), 0.66, 0.74)
    colour = _mix(tree, _math(tree, 'MULTIPLY', knit, 0.2), colour, crack)
    colour = _mix(tree, _math(tree, 'MULTIPLY', cracks, 0.6), colour, crack)
    colour = _mix(tree, _math(tree, 'MULTIPLY', pits, 0.28), colour, crack)
    distance = tree.nodes.new('ShaderNodeAttribute')
    distance.attribute_name = mask
    wander = _math(tree, 'MULTIPLY', _math(tree, 'SUBTRACT', _noise(tree, place, 5, 6), 0.5), depth)
    colour = _mix(tree, _math(tree, 'MULTIPLY', _step(tree, _math(tree, 'ADD', distance.outputs['Fac'], wander), depth, 0.0), 0.8), colour, rind)
    _finish(tree, shader, colour, 0.62, ((_noise(tree, place, 7, 8), 0.3 * crumb, 0.03), (knit, 0.22 * crumb, -0.015), (cracks, 0.6, -0.03),
                                         (pits, 0.5 * crumb, -0.015), (_noise(tree, place, 70, 4), 0.35, 0.008)), 0.3, 0.3)
    return material
