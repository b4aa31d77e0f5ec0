/** The two parts of the link in an alert, as far as they stand in the URL. */
export interface LeaveParts {
  user?: number;
  token?: string;
}

/** The router turns what looks like a number into one. */
export function readLeaveParts({ user, token }: Record<string, unknown>): LeaveParts {
  return {
    ...(typeof user === 'number' && { user }),
    ...((typeof token === 'string' || typeof token === 'number') && { token: String(token) }),
  };
}
