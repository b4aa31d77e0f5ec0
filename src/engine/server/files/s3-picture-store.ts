import { extname } from 'node:path';
import { OWNER_FILE, type PictureStore, type StoredFile, PICTURE_TYPES } from './picture-store.ts';
import { S3Client } from './s3-client.ts';
import type { BucketPlace } from '#engine/server/config.ts';

export class S3PictureStore implements PictureStore {
  readonly #client: S3Client;
  /** Begins the key of every picture: the bucket may hold other things, and several shops. */
  readonly #prefix: string;
  readonly places = [this];

  constructor(place: BucketPlace) {
    this.#client = new S3Client(place);
    this.#prefix = `${place.prefix ?? ''}uploads/`;
  }

  /** An object appears whole or not at all. */
  async save(name: string, bytes: Uint8Array): Promise<void> {
    const type = PICTURE_TYPES[extname(name)] ?? 'application/octet-stream';
    await this.#client.put(this.#prefix + name, bytes, type);
  }

  read(name: string): Promise<Uint8Array | undefined> {
    return this.#client.get(this.#prefix + name);
  }

  async remove(name: string): Promise<void> {
    await this.#client.delete(this.#prefix + name);
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    let next: string | undefined;
    do {
      const page = await this.#client.list(this.#prefix, next);
      for (const { key, changedAt } of page.objects)
        files.push({ name: key.slice(this.#prefix.length), savedAt: changedAt.getTime() });
      next = page.next;
    } while (next !== undefined);
    return files.filter(({ name }) => name !== OWNER_FILE);
  }

  /** Fails where the bucket cannot be reached, or not with these keys. */
  async check(): Promise<void> {
    await this.#client.list(this.#prefix, undefined, 1);
  }
}
