/** Own pictures lie beside their JPEG in AVIF at several widths: name.jpg, name-400.avif, name-800.avif. */
const OWN_PICTURE = /^\/(?:pictures|uploads)\/.+\.jpg$/;

export const DEFAULT_PICTURE_WIDTHS: readonly number[] = [400, 800];

/** The AVIF srcset of an own picture; undefined for addresses elsewhere, which have none. */
export function avifSrcSet(
  src: string,
  widths: readonly number[] = DEFAULT_PICTURE_WIDTHS,
): string | undefined {
  if (!OWN_PICTURE.test(src)) return undefined;
  const stem = src.slice(0, -'.jpg'.length);
  return widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
}
