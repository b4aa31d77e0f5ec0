import { extname } from 'node:path';
import { type PictureStore, type StoredFile, PICTURE_TYPES } from './picture-store.ts';
import { S3Client, type S3Place } from './s3-client.ts';

/** Begins the key of every picture: the bucket may hold other things. */
const PREFIX = 'uploads/';

export class S3PictureStore implements PictureStore {
  readonly #client: S3Client;

  constructor(place: S3Place) {
    this.#client = new S3Client(place);
  }

  /** An object appears whole or not at all. */
  async save(name: string, bytes: Uint8Array): Promise<void> {
    const type = PICTURE_TYPES[extname(name)] ?? 'application/octet-stream';
    await this.#client.put(PREFIX + name, bytes, type);
  }

  read(name: string): Promise<Uint8Array | undefined> {
    return this.#client.get(PREFIX + name);
  }

  async remove(name: string): Promise<void> {
    await this.#client.delete(PREFIX + name);
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    let next: string | undefined;
    do {
      const page = await this.#client.list(PREFIX, next);
      for (const { key, changedAt } of page.objects)
        files.push({ name: key.slice(PREFIX.length), savedAt: changedAt.getTime() });
      next = page.next;
    } while (next !== undefined);
    return files;
  }

  /** Fails where the bucket cannot be reached, or not with these keys. */
  async check(): Promise<void> {
    await this.#client.list(PREFIX, undefined, 1);
  }
}
