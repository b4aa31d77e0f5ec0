/** The router has already turned what looks like a number or a truth value into one; lists say nothing here. */
export function urlText(value: unknown): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}
