import type { Tag } from '#engine/server/changes/catalogue-changes.ts';

/** Which keys of a cache have a tag. */
export class TagIndex {
  readonly #keys = new Map<Tag, Set<string>>();

  add(key: string, tags: readonly Tag[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys === undefined) this.#keys.set(tag, new Set([key]));
      else keys.add(key);
    }
  }

  remove(key: string, tags: readonly Tag[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys?.delete(key) && keys.size === 0) this.#keys.delete(tag);
    }
  }

  /** A copy: somebody who walks along it may remove keys. */
  keysWith(tag: Tag): string[] {
    return [...(this.#keys.get(tag) ?? [])];
  }

  tags(): Iterable<Tag> {
    return this.#keys.keys();
  }

  clear(): void {
    this.#keys.clear();
  }
}
