/** Own pictures lie beside their JPEG at several widths in AVIF: name.jpg, name-400.avif, name-800.avif, … */
const OWN_PICTURE = /^\/(pictures|uploads)\/.+\.jpg$/;

/** The repository's pictures are made large enough to look closely; uploads are as large as a page shows them. */
const WIDTHS = { pictures: [400, 800, 1600], uploads: [400, 800] };

export type PictureSource = { type: string; srcSet: string };

/** What a browser that knows AVIF may choose from instead of the JPEG; nothing for URLs elsewhere. */
export function pictureSources(src: string, widths?: readonly number[]): PictureSource[] {
  const folder = OWN_PICTURE.exec(src)?.[1];
  if (folder !== 'pictures' && folder !== 'uploads') return [];
  const stem = src.slice(0, -'.jpg'.length);
  const srcSet = (widths ?? WIDTHS[folder]).map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
  return [{ type: 'image/avif', srcSet }];
}
