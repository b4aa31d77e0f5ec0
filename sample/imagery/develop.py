"""From linear light to a picture file: reads the render, sets its tones, writes a PNG. Needs numpy only."""
import os
import struct
import zlib

import numpy as np


def pixels(path):
    """Linear light of an uncompressed 32-bit EXR file as rows from the top."""
    with open(path, 'rb') as file:
        data = file.read()
    at, width, height, channels = 8, 0, 0, []
    def text():
        nonlocal at
        end = data.index(b'\0', at)
        word, at = data[at:end].decode(), end + 1
        return word
    while name := text():
        text()
        size, = struct.unpack_from('<i', data, at)
        at += 4
        start = at
        if name == 'dataWindow':
            x0, y0, x1, y1 = struct.unpack_from('<4i', data, at)
            width, height = x1 - x0 + 1, y1 - y0 + 1
        elif name == 'channels':
            while data[at]:
                channels.append((text(), struct.unpack_from('<i', data, at)[0]))
                at += 16
        elif name == 'compression' and data[at]:
            raise ValueError('the EXR file is compressed')
        at = start + size
    if any(depth != 2 for _, depth in channels):
        raise ValueError('the EXR file is not of 32 bits')
    rows = np.frombuffer(data, np.uint8, offset=at + 8 * height).reshape(height, 8 + 4 * width * len(channels))
    planes = np.ascontiguousarray(rows[:, 8:]).view('<f4').reshape(height, len(channels), width)
    order = [[c for c, _ in channels].index(c) for c in 'RGB']
    return np.nan_to_num(planes[:, order].transpose(0, 2, 1), posinf=50)


def develop(linear, exposure=1.0, contrast=1.06):
    """Linear light to a print: colours keep their values, highlights roll off softly."""
    x = np.maximum(linear, 0) * exposure * 1.24
    knee = 0.62
    brightest = x.max(axis=2, keepdims=True)
    rolled = np.where(brightest > knee, knee + (1 - knee) * (1 - np.exp(-(brightest - knee) / (1 - knee) * 0.9)), brightest)
    y = x * (rolled / np.maximum(brightest, 1e-5))
    # Very bright colours lose a little saturation, as film does.
    white = np.clip((brightest - 0.9) / 3, 0, 0.85)
    y = y + (rolled - y) * white
    srgb = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)
    middle = 0.55
    return np.clip(middle + (srgb - middle) * contrast, 0, 1)


def write_png(path, picture):
    """8 bits a channel; half a step of noise keeps soft walls free of bands."""
    random = np.random.default_rng(1)
    noise = random.random(picture.shape, np.float32) - random.random(picture.shape, np.float32)
    rows = np.clip(picture * 255 + noise * 0.5, 0, 255).round().astype(np.uint8)
    height, width = rows.shape[:2]
    flat = rows.reshape(height, width * 3)
    before = np.zeros_like(flat)
    before[:, 3:] = flat[:, :-3]
    lines = np.empty((height, width * 3 + 1), np.uint8)
    lines[:, 0], lines[:, 1:] = 1, flat - before
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    # A half-written file must never look finished to the publisher.
    with open(path + '.part', 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0))
                   + chunk(b'IDAT', zlib.compress(lines.tobytes(), 6)) + chunk(b'IEND', b''))
    os.replace(path + '.part', path)
