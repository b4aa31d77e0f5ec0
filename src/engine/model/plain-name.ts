/** How two spellings of a name are compared: in small letters, without accents, with one kind of apostrophe. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BB]/gu, "'")
    .replaceAll('ß', 'ss')
    .toLowerCase();
}

/**
 * Sorts by name. Without Intl, whose first comparison takes a slow phone 60 ms: accents count for nothing, and of names that differ
 * by them alone either may come first.
 */
export function compareNames(one: { name: string }, other: { name: string }): number {
  const [first, second] = [plainName(one.name), plainName(other.name)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
