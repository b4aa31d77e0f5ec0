import { transcode } from 'node:buffer';

/** Below this the detour costs more than it saves. */
const MIN_DETOUR_LENGTH = 4_000;

/**
 * The bytes of a text. For long texts that hold a sign beyond Latin-1, and nearly every page has its apostrophe, Node's
 * way over UTF-16 takes a fifth of the time of its direct one. It refuses halves of surrogate pairs, which the direct
 * one replaces.
 */
export function utf8Of(text: string): Buffer {
  if (text.length < MIN_DETOUR_LENGTH) return Buffer.from(text);
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    return Buffer.from(text);
  }
}
