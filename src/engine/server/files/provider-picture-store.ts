import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { extname } from 'node:path';
import { z } from 'zod';
import { MAX_IMAGE_BYTES } from '#engine/model/upload.ts';
import type { Db } from '#engine/server/db/client.ts';
import { loadSetting, saveSettingOnce } from '#engine/server/db/settings.ts';
import { BoundedQueue } from '#engine/server/http/bounded-queue.ts';
import {
  headersSchema,
  providerNamed,
  requireProvider,
  type Provider,
  type ToldAnswer,
  type ToldRequest,
} from '#engine/server/provider.ts';
import {
  OWNER_FILE,
  PICTURE_TYPES,
  PicturesAway,
  pictureOf,
  type PictureStore,
  type StoredFile,
} from './picture-store.ts';

const ASK_MS = 5_000;
const LIST_MS = 15_000;
const SEND_MS = 10_000;
/** What fails sooner is sent once more: a connection may break. None of the requests does more the second time. */
const QUICK_MS = 2_000;
/** After so many failures in a row it is away, and for so long those who come next hear so at once. One file alone may be broken. */
const FAILURES_IN_A_ROW = 3;
const PAUSE_MS = 5_000;
/** Each may hold a file of 10 MB in memory. */
const AT_ONCE = 12;
const WAITING = 100;
const MAX_LISTED = 1_000_000;
const MAX_PARTS = 10_000;
const SEAL = 'picturesSeal';
const SEAL_BYTES = 32;

const requestSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(4_000),
  method: z.enum(['GET', 'POST', 'PUT']).optional(),
  headers: headersSchema.optional(),
});
const listSchema = z.strictObject({
  files: z.array(z.strictObject({ name: z.string().max(200), savedAt: z.iso.datetime({ offset: true }) })),
  next: z.string().min(1).max(500).nullable(),
});

/** Where there is no such domain, or it stores no pictures, the shop does not start. */
export const requirePictureSource = (setting: string, name: string | undefined): void =>
  requireProvider(setting, name, 'pictures.put', 'stores pictures');

/**
 * Pictures that an extension knows a place for. It says which requests to make; the bytes go from here to there, and what comes back
 * counts only where this shop has put it there under this name: behind each file stands a seal by a key that no extension sees.
 */
export class ProviderPictureStore implements PictureStore {
  readonly name: string;
  readonly places = [this];
  readonly #db: Db | undefined;
  readonly #queue = new BoundedQueue({ atOnce: AT_ONCE, waiting: WAITING, retryAfterSeconds: 5 });
  #key: Promise<Buffer> | undefined;
  #failures = 0;
  #awayUntil = 0;

  /** Without a database nothing can be stored or read, only looked at. */
  constructor(name: string, db: Db | undefined) {
    this.name = name;
    this.#db = db;
  }

  /** Afterwards the database is not asked any more: a backup holds its one connection. */
  async prepare(): Promise<void> {
    await this.#sealKey();
  }

  async save(name: string, bytes: Uint8Array): Promise<void> {
    const sealed = name === OWNER_FILE ? bytes : Buffer.concat([bytes, await this.#sealOf(name, bytes)]);
    if (sealed.byteLength > MAX_IMAGE_BYTES) throw new PicturesAway(`${name} is larger than 10 MB`);
    const type = PICTURE_TYPES[extname(name)] ?? 'application/json';
    const sha256 = createHash('sha256').update(sealed).digest('hex');
    const file = { name, type, size: sealed.byteLength, sha256 };
    await this.#inTurn(async (source) => {
      const {
        url,
        method = 'PUT',
        headers = {},
      } = requestSchema.parse(await source.ask('pictures.put', { file }, ASK_MS));
      const { status } = await this.#send(source, {
        url,
        method,
        headers: { 'content-type': type, ...headers },
        body: sealed,
      });
      if (status < 200 || status >= 300) throw new Error(`the store answered ${status}`);
    });
  }

  async read(name: string): Promise<Uint8Array | undefined> {
    const bytes = await this.#inTurn((source) => this.#fetch(source, name));
    if (bytes === undefined || name === OWNER_FILE) return bytes;
    const at = bytes.byteLength - SEAL_BYTES;
    const picture = bytes.subarray(0, Math.max(at, 0));
    if (at > 0 && timingSafeEqual(bytes.subarray(at), await this.#sealOf(name, picture))) return picture;
    providerNamed(this.name, 'pictures.get')?.note(
      `${name} is not what this shop has stored: it is not shown`,
    );
    return undefined;
  }

  async remove(name: string): Promise<void> {
    // What others have put there is theirs.
    if (pictureOf(name) === undefined) return;
    await this.#inTurn((source) => source.ask('pictures.remove', { name }, ASK_MS));
  }

  async list(): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    const seen = new Set<string | null>();
    let after: string | null = null;
    while (!seen.has(after) && seen.size < MAX_PARTS && files.length <= MAX_LISTED) {
      seen.add(after);
      const part: z.output<typeof listSchema> = await this.#part(after);
      for (const { name, savedAt } of part.files) files.push({ name, savedAt: Date.parse(savedAt) });
      if (part.next === null) return files.filter(({ name }) => name !== OWNER_FILE);
      after = part.next;
    }
    throw new PicturesAway(`${this.name} lists its files without end`);
  }

  /** Fails where it cannot be asked. */
  async check(): Promise<void> {
    await this.#part(null);
  }

  #part(after: string | null) {
    return this.#inTurn(async (source) =>
      listSchema.parse(await source.ask('pictures.list', { after }, LIST_MS)),
    );
  }

  async #fetch(source: Provider, name: string): Promise<Uint8Array | undefined> {
    const told = requestSchema.nullable().parse(await source.ask('pictures.get', { name }, ASK_MS));
    if (told === null) return undefined;
    const { url, method = 'GET', headers = {} } = told;
    const { status, bytes } = await this.#send(source, { url, method, headers });
    if (status === 404 || status === 410) return undefined;
    if (status < 200 || status >= 300) throw new Error(`the store answered ${status}`);
    return bytes;
  }

  async #send(source: Provider, request: ToldRequest): Promise<ToldAnswer> {
    const limits = { answerBytes: MAX_IMAGE_BYTES, ms: SEND_MS };
    const begun = performance.now();
    const first = await source.send(request, limits).catch((error: unknown) => error as Error);
    const hasAnswered = !(first instanceof Error) && first.status < 500 && first.status !== 429;
    if (hasAnswered) return first;
    if (performance.now() - begun < QUICK_MS) return source.send(request, limits);
    throw first instanceof Error ? first : new Error(`the store answered ${first.status}`);
  }

  /** A few at once, and nobody waits for a store that has just not answered. */
  async #inTurn<Result>(work: (source: Provider) => Promise<Result>): Promise<Result> {
    return this.#queue
      .run(async () => {
        if (performance.now() < this.#awayUntil) throw new PicturesAway(`${this.name} is away`);
        const source = providerNamed(this.name, 'pictures.put');
        if (source === undefined) throw new PicturesAway(`${this.name} is not there`);
        try {
          const result = await work(source);
          this.#failures = 0;
          return result;
        } catch (error) {
          this.#failures += 1;
          if (this.#failures >= FAILURES_IN_A_ROW) this.#awayUntil = performance.now() + PAUSE_MS;
          const reason = error instanceof z.ZodError ? error.issues[0]!.message : (error as Error).message;
          source.note(`stores no pictures: ${reason}`);
          throw new PicturesAway(`${this.name}: ${reason}`, { cause: error });
        }
      })
      .catch((error: unknown) => {
        throw error instanceof PicturesAway
          ? error
          : new PicturesAway(`${this.name} is busy`, { cause: error });
      });
  }

  async #sealOf(name: string, bytes: Uint8Array): Promise<Buffer> {
    return createHmac('sha256', await this.#sealKey())
      .update(`${name}\n`)
      .update(bytes)
      .digest();
  }

  #sealKey(): Promise<Buffer> {
    this.#key ??= this.#readKey().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  /** One for each shop, and no secret of its administrators': a new SECRET_KEY changes nothing about pictures. */
  async #readKey(): Promise<Buffer> {
    if (this.#db === undefined) throw new Error('There is no database to verify pictures by');
    const stored = await loadSetting<string>(this.#db, SEAL);
    if (stored !== undefined) return Buffer.from(stored, 'hex');
    await saveSettingOnce(this.#db, SEAL, randomBytes(SEAL_BYTES).toString('hex'));
    return Buffer.from((await loadSetting<string>(this.#db, SEAL))!, 'hex');
  }
}
