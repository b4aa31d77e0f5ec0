import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tokens for links in mails: unguessable, the same each time they are asked for, and nothing to store. */
export class LinkSigner {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** `purpose` keeps a token of one kind from opening another: 'order', 'newsletter' … */
  sign(purpose: string, subject: string | number): string {
    return createHmac('sha256', this.#secret).update(`${purpose}:${subject}`).digest('base64url');
  }

  verify(purpose: string, subject: string | number, token: string): boolean {
    const expected = Buffer.from(this.sign(purpose, subject));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
