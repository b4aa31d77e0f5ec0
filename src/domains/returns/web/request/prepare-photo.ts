/** Enough to see a crack in a jar; a camera's own picture is ten times as heavy and takes minutes on a bad line. */
const LONGEST_SIDE = 2000;
const PREVIEW_SIDE = 320;
const JPEG_QUALITY = 0.85;

export interface PreparedPhoto {
  /** What is sent. */
  image: Blob;
  /** Data URL of a small version; null where the browser cannot read the picture. */
  preview: string | null;
}

/** Makes a photo small enough to send. What the browser cannot read goes as it is: the server judges it. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { image: file, preview: null };
  }
  const preview = draw(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', JPEG_QUALITY);
  const isSmall = Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
  const image = isSmall ? null : await jpegOf(draw(bitmap, LONGEST_SIDE));
  bitmap.close();
  return { image: image ?? file, preview };
}

function draw(bitmap: ImageBitmap, longestSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
