/** The second click of a double click may come when the first has already been answered. */
const DOUBLE_CLICK_MS = 1_000;

/** Remembers what was asked for last, to tell a double click from a second wish. */
export class LastAsked {
  #asked: string | undefined;
  #at = 0;

  /** Whether the same was asked for a moment ago; if not, this is the last from now on. `at` in milliseconds. */
  isRepeated(variables: unknown, at: number): boolean {
    const asked = JSON.stringify(variables) ?? '';
    if (asked === this.#asked && at - this.#at < DOUBLE_CLICK_MS) return true;
    this.#asked = asked;
    this.#at = at;
    return false;
  }

  /** It came to nothing: whoever asks again means it. */
  forget(): void {
    this.#asked = undefined;
  }
}
