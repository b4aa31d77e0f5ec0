import { statement } from '#engine/server/db/statement.ts';
import type { Db } from '#engine/server/db/client.ts';
import { OrderOfUse, type Used } from '#engine/server/cache/order-of-use.ts';
import { PicturesAway, pictureOf, type PictureStore } from './picture-store.ts';

const MAX_BYTES = 48 * 2 ** 20;
/** What was removed is gone from the memory of all processes by then. While the store is away it is shown all the same. */
const FRESH_MS = 60 * 60_000;

interface Remembered {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly at: number;
}

const knownPicture = statement<{ id: number }, { path: string }>(
  'known-picture',
  'select id from uploads where path = $path::text',
);

/**
 * What was shown last of a store that has to be asked, in memory. The store is asked once for a picture, however many want it at
 * the same moment, and never for one that nobody has uploaded: names can be made up.
 */
export class RememberedPictures {
  readonly #store: PictureStore;
  readonly #db: Db;
  readonly #places = new Map<string, Used<Remembered>>();
  readonly #order = new OrderOfUse<Remembered>();
  readonly #asked = new Map<string, Promise<Uint8Array | undefined>>();
  #bytes = 0;

  constructor(store: PictureStore, db: Db) {
    this.#store = store;
    this.#db = db;
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const used = this.#places.get(name);
    if (used !== undefined) this.#order.renew(used);
    const known = used?.value;
    if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.bytes;
    try {
      return await this.#ask(name);
    } catch (error) {
      if (known !== undefined && error instanceof PicturesAway) return known.bytes;
      throw error;
    }
  }

  #ask(name: string): Promise<Uint8Array | undefined> {
    const asked = this.#asked.get(name) ?? this.#fetch(name).finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  async #fetch(name: string): Promise<Uint8Array | undefined> {
    const found = await knownPicture(this.#db, { path: pictureOf(name)! });
    const bytes = found.length === 0 ? undefined : await this.#store.read(name);
    this.#forget(name);
    if (bytes !== undefined) this.#remember({ name, bytes, at: performance.now() });
    return bytes;
  }

  #remember(picture: Remembered): void {
    if (picture.bytes.byteLength > MAX_BYTES / 8) return;
    this.#places.set(picture.name, this.#order.add(picture));
    this.#bytes += picture.bytes.byteLength;
    while (this.#bytes > MAX_BYTES) this.#forget(this.#order.oldest!.name);
  }

  #forget(name: string): void {
    const used = this.#places.get(name);
    if (used === undefined) return;
    this.#places.delete(name);
    this.#order.remove(used);
    this.#bytes -= used.value.bytes.byteLength;
  }
}
