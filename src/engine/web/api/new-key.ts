const KEY_BYTES = 24;

/**
 * An `Idempotency-Key`: the same write sent twice with it counts once. `crypto.randomUUID` exists on https only; a shop
 * tried out in a local network should work too.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
