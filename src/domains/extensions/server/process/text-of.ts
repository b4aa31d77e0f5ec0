const MAX_LENGTH = 300;

/** An error in one line. */
export function textOf(error: unknown): string {
  const text =
    error instanceof Error
      ? `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}`
      : String(error);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}
