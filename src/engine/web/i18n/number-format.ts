const formats = new Map<string, Intl.NumberFormat>();

/** Cached: to create one takes longer than everything else in a component. */
export function numberFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, known);
  return known;
}
