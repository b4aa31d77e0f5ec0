// Apart from the schemas: the shop's filters need the names alone, and a library of 25 KB less.

/** Those that the shop knows itself; the owner adds others, each with a name. */
export const STANDARD_SCHEMES = ['pdo', 'pgi', 'tsg', 'organic', 'fair'] as const;
export type StandardScheme = (typeof STANDARD_SCHEMES)[number];

export const isStandardScheme = (scheme: string): scheme is StandardScheme =>
  (STANDARD_SCHEMES as readonly string[]).includes(scheme);
