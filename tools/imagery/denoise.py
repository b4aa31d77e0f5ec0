"""Removes the grain of a short render: two half renders give the noise, albedo and normals give the edges."""
import cv2
import numpy as np


def clean(first, second, albedos, normal, radius=5, k=0.55):
    """Joint non-local means over irradiance: light is smoothed, print and texture stay sharp."""
    albedo = np.clip((albedos[0] + albedos[1]) / 2, 0, 4)
    base = np.where(albedo.max(axis=2, keepdims=True) > 0.015, albedo, 1.0) + 0.02
    a, b = np.log1p(np.clip(first / base, 0, 30)), np.log1p(np.clip(second / base, 0, 30))
    image = (a + b) / 2
    variance = cv2.GaussianBlur(((a - b) ** 2).mean(axis=2) / 4, (0, 0), 2.5) + 1e-6
    height, width = variance.shape
    pad = radius
    def padded(x):
        return cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT_101)
    image_p, variance_p = padded(image), padded(variance)
    albedo_p, normal_p = padded(albedo.astype(np.float32)), padded(normal.astype(np.float32))
    total = np.zeros_like(image)
    weight = np.zeros((height, width), np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            window = (slice(pad + dy, pad + dy + height), slice(pad + dx, pad + dx + width))
            other, var = image_p[window], variance_p[window]
            distance = ((image - other) ** 2).mean(axis=2) - (variance + np.minimum(variance, var))
            distance = cv2.boxFilter(distance / (1e-5 + k * k * (variance + var)), -1, (5, 5))
            edge = ((albedo - albedo_p[window]) ** 2).sum(axis=2) / 0.004
            edge += ((normal - normal_p[window]) ** 2).sum(axis=2) / 0.03
            w = np.exp(-np.maximum(distance, 0) - edge)
            total += w[..., None] * other
            weight += w
    result = np.expm1(total / weight[..., None]) * base
    # Soft edges (lens blur, fine silhouettes) have a noisy albedo of their own: a median calms those pixels only.
    unsure = cv2.GaussianBlur(np.abs(albedos[0] - albedos[1]).max(axis=2), (0, 0), 0.8)
    mask = np.clip(unsure * 9 - 0.25, 0, 1)[..., None].astype(np.float32)
    calm = cv2.medianBlur(np.ascontiguousarray(result, dtype=np.float32), 3)
    return result + (calm - result) * mask


def develop(linear, exposure=1.0, contrast=1.06, warmth=1.0):
    """Linear light to a print: colours keep their values, highlights roll off softly."""
    x = np.maximum(linear, 0) * exposure * 1.24
    x = x * np.array([warmth, 1.0, 1 / warmth], np.float32)
    knee = 0.62
    luminance = x.max(axis=2, keepdims=True)
    rolled = np.where(luminance > knee, knee + (1 - knee) * (1 - np.exp(-(luminance - knee) / (1 - knee) * 0.9)), luminance)
    ratio = rolled / np.maximum(luminance, 1e-5)
    y = x * ratio
    # Very bright colours lose a little saturation, as film does.
    white = np.clip((luminance - 0.9) / 3, 0, 0.85)
    y = y + (rolled - y) * white
    srgb = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - 0.055)
    middle = 0.55
    srgb = middle + (srgb - middle) * contrast
    return np.clip(srgb, 0, 1)
