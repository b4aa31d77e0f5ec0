/** A picture's whole URL, for machines; undefined where what was typed in is none. */
export function pictureHref(imageUrl: string | null | undefined, publicUrl: string): string | undefined {
  if (imageUrl == null || !URL.canParse(imageUrl, publicUrl)) return undefined;
  return new URL(imageUrl, publicUrl).href;
}
