/** The two parts of a link in a letter, as far as they stand in the URL. */
export interface LinkParts {
  email?: string;
  token?: string;
}

export function readLinkParts({ email, token }: Record<string, unknown>): LinkParts {
  return {
    ...(isText(email) && { email: String(email) }),
    ...(isText(token) && { token: String(token) }),
  };
}

/** The router turns what looks like a number into one. */
function isText(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
