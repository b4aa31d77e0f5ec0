// It is loaded before the extension, which may change what it finds.
const { stringify } = JSON;

/** A label in the worst case, and half of it again. */
const MOST_CHARACTERS = 6 * 2 ** 20;

/**
 * What an extension sends to the shop, as a text that the shop may read: it reads in the thread that serves everybody, so what is
 * too long never gets there. Undefined: nothing.
 */
export function boundedJson(value: unknown): string | undefined {
  const text = stringify(value) as string | undefined;
  if (text !== undefined && text.length > MOST_CHARACTERS)
    throw new Error(`what it says is larger than ${MOST_CHARACTERS / 2 ** 20} MB`);
  return text;
}
