/** The two parts of a link in a letter, as they stand in the address. */
export interface LinkParts {
  email: string;
  token: string;
}

export function readLinkParts(search: Record<string, unknown>): LinkParts {
  return { email: textOf(search.email), token: textOf(search.token) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
