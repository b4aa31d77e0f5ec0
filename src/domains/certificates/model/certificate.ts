import { z } from 'zod';
import { dayText } from '#engine/model/fields.ts';
import { schemeSchema } from '#domains/catalogue/model/certificates/shown-certificate.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';

/** 'waiting': nobody has looked at its proof yet. */
export const CERTIFICATE_STATUSES = ['waiting', 'approved', 'declined'] as const;

/** Its producer hears of it so long before it ends. */
export const REMIND_DAYS = 30;

/** As a form with its proof, a picture, says it: all is text. */
export const newCertificateSchema = z.object({
  scheme: schemeSchema,
  number: z.string('validation:required').trim().min(1, 'validation:required').max(60, 'validation:tooLong'),
  validUntil: dayText('validation:batchDay'),
  /** Empty: of the producer, and so of all its products. */
  productId: z
    .string()
    .regex(/^\d{0,9}$/, 'validation:invalidInput')
    .default('')
    .transform((text) => (text === '' ? null : Number(text))),
});
export type NewCertificate = z.output<typeof newCertificateSchema>;

export const certificateSchema = z.object({
  id: z.number(),
  producerId: z.number(),
  producerName: z.string(),
  /** Null: of the producer. */
  productId: z.number().nullable(),
  productName: z.string().nullable(),
  scheme: z.string(),
  /** Of a scheme that the owner added. */
  schemeName: z.string().nullable(),
  number: z.string(),
  validUntil: z.string(),
  status: z.enum(CERTIFICATE_STATUSES),
  /** Why it was declined. */
  reason: z.string().nullable(),
  isOver: z.boolean(),
  /** Approved, and within its last days. */
  endsSoon: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Certificate = z.infer<typeof certificateSchema>;

export const certificateListSchema = adminListSchema.extend({
  status: z.enum([...CERTIFICATE_STATUSES, 'ending'], 'validation:invalidInput').optional(),
  sort: sortSchema('number', 'producer', 'product', 'until', 'status'),
});
export type CertificateList = z.output<typeof certificateListSchema>;

export const certificateVerdictSchema = z
  .object({
    approved: z.boolean('validation:invalidInput'),
    reason: z.string('validation:invalidInput').trim().max(500, 'validation:tooLong').default(''),
  })
  .refine(({ approved, reason }) => approved || reason !== '', {
    path: ['reason'],
    message: 'validation:required',
  });
export type CertificateVerdict = z.output<typeof certificateVerdictSchema>;

/** `name`: null for those that the shop's own texts name. */
export const schemeViewSchema = z.object({ scheme: z.string(), name: z.string().nullable() });
export type SchemeView = z.infer<typeof schemeViewSchema>;

export const newSchemeSchema = z.object({
  name: z.string('validation:required').trim().min(2, 'validation:required').max(60, 'validation:tooLong'),
});
