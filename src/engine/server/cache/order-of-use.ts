/** A value's place in the order. */
export interface Used<Value> {
  readonly value: Value;
  older: Used<Value> | undefined;
  newer: Used<Value> | undefined;
}

/**
 * Values by their last use, each step as quick with many as with few. A Map in which every use puts its key behind the
 * others would need an iterator to find the oldest: a new one walks past all that ever left, and one that is kept holds
 * every table that the Map has outgrown, some hundred bytes a use.
 */
export class OrderOfUse<Value> {
  #oldest: Used<Value> | undefined;
  #newest: Used<Value> | undefined;

  get oldest(): Value | undefined {
    return this.#oldest?.value;
  }

  add(value: Value): Used<Value> {
    const used: Used<Value> = { value, older: undefined, newer: undefined };
    this.#append(used);
    return used;
  }

  renew(used: Used<Value>): void {
    if (used === this.#newest) return;
    this.remove(used);
    this.#append(used);
  }

  remove(used: Used<Value>): void {
    const { older, newer } = used;
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }

  clear(): void {
    this.#oldest = undefined;
    this.#newest = undefined;
  }

  #append(used: Used<Value>): void {
    used.older = this.#newest;
    used.newer = undefined;
    if (this.#newest === undefined) this.#oldest = used;
    else this.#newest.newer = used;
    this.#newest = used;
  }
}
