import { z } from 'zod';
import { shownCertificateSchema } from '#domains/catalogue/model/certificates/shown-certificate.ts';

/** A producer as the public sees it. */
export const producerSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  businessType: z.string(),
  location: z.string(),
  since: z.number().nullable(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  website: z.string().nullable(),
  /** What it says of itself. */
  certifications: z.array(z.string()),
  /** What somebody has looked at, while it is valid. */
  certificates: z.array(shownCertificateSchema),
  shippingPolicy: z.string().nullable(),
  returnPolicy: z.string().nullable(),
});

export type Producer = z.infer<typeof producerSchema>;
