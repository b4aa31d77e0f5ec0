import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key that seals from now on, and older ones that still open what they sealed. One secret never serves two purposes. */
export class KeyRing {
  readonly #keys: readonly string[];

  constructor(current: string, previous: readonly string[] = []) {
    this.#keys = [current, ...previous];
  }

  /** The same ring with one more key that opens. */
  with(previous: string): KeyRing {
    const [current, ...others] = this.#keys;
    return new KeyRing(current!, [...others, previous]);
  }

  /** `context` ties the box to the row it belongs to. */
  seal(context: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, sealingKey(this.#keys[0]!), nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined when no key of the ring fits. */
  open(context: string, box: string): string | undefined {
    for (const key of this.#keys) {
      const text = openWith(sealingKey(key), context, Buffer.from(box, 'base64url'));
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** What links are signed with; first the current one. */
  get linkKeys(): Buffer[] {
    return this.#keys.map((key) => derive(key, 'links'));
  }

  /** Tell one key from another without telling anything about either; first the current one. */
  get prints(): string[] {
    return this.#keys.map((key) => createHash('sha256').update(derive(key, 'print')).digest('base64url'));
  }
}

function openWith(key: Buffer, context: string, bytes: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}

const sealingKey = (key: string) => derive(key, 'two-factor secrets');

function derive(key: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
}

export interface Secrets {
  readonly keys: KeyRing;
  readonly links: LinkSigner;
  /** The file was made by this start; undefined when it was there, or SECRET_KEY is set. */
  readonly newKeyFile: string | undefined;
}
