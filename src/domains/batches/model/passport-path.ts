import { gtin14 } from '#domains/catalogue/model/batches/gtin.ts';
import type { Passport } from './passport.ts';

/** Where the page of a batch is: by the GTIN of its product, otherwise by its own id. */
export function passportPath({ batchId, gtin, code }: Pick<Passport, 'batchId' | 'gtin' | 'code'>): string {
  return gtin === null ? `/batch/${batchId}` : `/01/${gtin14(gtin)}/10/${encodeURIComponent(code)}`;
}
