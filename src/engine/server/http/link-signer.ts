import { createHmac, timingSafeEqual } from 'node:crypto';

type Secret = string | Buffer;

/** Signs no more, but its links still count: until a moment (ms since 1970), or as long as it is named. */
interface FormerSecret {
  secret: Secret;
  until?: number;
}

/** Tokens for links in mails: unguessable, the same each time they are asked for, and nothing to store. */
export class LinkSigner {
  readonly #secret: Secret;
  readonly #former: readonly FormerSecret[];

  constructor(secret: Secret, former: readonly FormerSecret[] = []) {
    this.#secret = secret;
    this.#former = former;
  }

  /** `purpose` keeps a token of one kind from opening another: 'order', 'newsletter' … */
  sign(purpose: string, subject: string | number): string {
    return signature(this.#secret, purpose, subject);
  }

  verify(purpose: string, subject: string | number, token: string, now: number = Date.now()): boolean {
    const given = Buffer.from(token);
    return [{ secret: this.#secret }, ...this.#former].some(({ secret, until = Infinity }: FormerSecret) => {
      const expected = Buffer.from(signature(secret, purpose, subject));
      return now < until && given.length === expected.length && timingSafeEqual(given, expected);
    });
  }
}

function signature(secret: Secret, purpose: string, subject: string | number): string {
  return createHmac('sha256', secret).update(`${purpose}:${subject}`).digest('base64url');
}
