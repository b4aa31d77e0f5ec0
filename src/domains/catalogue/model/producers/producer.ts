import { z } from 'zod';

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
  certifications: z.array(z.string()),
  shippingPolicy: z.string().nullable(),
  returnPolicy: z.string().nullable(),
});

export type Producer = z.infer<typeof producerSchema>;
