import type { PictureStore, StoredFile } from './picture-store.ts';

/** Pictures on their way from one store to another: new ones go to the second, old ones are found in either. */
export class MovingPictureStore implements PictureStore {
  readonly #to: PictureStore;
  readonly #from: PictureStore;

  constructor({ from, to }: { from: PictureStore; to: PictureStore }) {
    this.#from = from;
    this.#to = to;
  }

  save(name: string, bytes: Uint8Array): Promise<void> {
    return this.#to.save(name, bytes);
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    // Once more: it may have moved between the two looks.
    return (await this.#to.read(name)) ?? (await this.#from.read(name)) ?? this.#to.read(name);
  }

  async remove(name: string): Promise<void> {
    await this.#from.remove(name);
    await this.#to.remove(name);
  }

  async list(): Promise<StoredFile[]> {
    const byName = new Map((await this.#from.list()).map((file) => [file.name, file]));
    for (const file of await this.#to.list()) byName.set(file.name, file);
    return [...byName.values()];
  }
}
