/** As long as the API reads. */
const MAX_LENGTH = 200;

/** The text of a search URL, trimmed; undefined where there is nothing to search for. */
export function readSearchText(raw: unknown): string | undefined {
  if (raw === undefined || raw === null || typeof raw === 'object') return undefined;
  const text = String(raw).trim().slice(0, MAX_LENGTH);
  return text === '' ? undefined : text;
}
