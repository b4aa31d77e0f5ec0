/** What one person typed or ordered: gone when that person signs out. */
const PREFIX = 'own:';

/**
 * What this tab remembers until it is closed. A browser that refuses to store anything (private modes, full storage)
 * costs the comfort, never what was begun.
 */
export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function recall<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // See above.
  }
}

/** The next person before this screen finds nothing of it. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // See above.
  }
}
