import { randomBytes } from 'node:crypto';

/** 144 bits: whoever holds it may pay, and nobody can guess it. */
export function newReference(): string {
  return randomBytes(18).toString('base64url');
}
