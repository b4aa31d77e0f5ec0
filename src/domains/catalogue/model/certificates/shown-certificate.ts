import { z } from 'zod';

/** 'organic', 'own-slow-food': as URLs and files say it. */
export const schemeSchema = z
  .string('validation:schemeUnknown')
  .regex(/^[a-z0-9-]{1,60}$/, 'validation:schemeUnknown');

/** As everybody sees it, from its approval until its last day. */
export const shownCertificateSchema = z.object({
  scheme: z.string(),
  /** Of a scheme that the owner added; null: the shop's texts name it. */
  name: z.string().nullable(),
  number: z.string(),
  /** 'YYYY-MM-DD', included. */
  validUntil: z.string(),
});

export type ShownCertificate = z.infer<typeof shownCertificateSchema>;

/** Each scheme once: of a product that has its own and its producer's. */
export function oneOfEach(certificates: readonly ShownCertificate[]): ShownCertificate[] {
  return [...new Map(certificates.toReversed().map((each) => [each.scheme, each])).values()].toReversed();
}
