// What an extension may import of the shop: this file and nothing else. `index.d.ts` says what each thing means.
export { z } from 'zod';

export const EXTENSION_API = 1;

/** @param {object} extension */
export function defineExtension(extension) {
  return extension;
}

/** Known by its name: an extension may have brought this file along a second time. */
export class Refusal extends Error {
  name = 'Refusal';

  /**
   * @param {string} code
   * @param {string} message
   * @param {Record<string, string>} [fields]
   */
  constructor(code, message, fields) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}
