import { z } from 'zod';
import { RIGHTS } from './rights.ts';

export const roleSchema = z.enum(['BUYER', 'PRODUCER', 'ADMIN']);
export type Role = z.infer<typeof roleSchema>;

/** What `profile` holds for a buyer. */
export const buyerProfileSchema = z.object({
  role: z.literal('BUYER'),
  id: z.number(),
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  shippingAddress: z.string().nullable(),
  billingAddress: z.string().nullable(),
  vatId: z.string().nullable(),
  /** An administrator has marked the account as the business of this VAT id. */
  isBusiness: z.boolean(),
  preferredCategories: z.array(z.number()),
  preferredProducers: z.array(z.number()),
  notifyOnDeals: z.boolean(),
});
export type BuyerProfile = z.infer<typeof buyerProfileSchema>;

/** What `profile` holds for a producer. */
export const producerProfileSchema = z.object({
  role: z.literal('PRODUCER'),
  id: z.number(),
  userId: z.number(),
  slug: z.string(),
  companyName: z.string(),
  businessType: z.string(),
  founded: z.number().nullable(),
  location: z.string(),
  website: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  description: z.string(),
  logo: z.string().nullable(),
  bannerImage: z.string().nullable(),
  certifications: z.array(z.string()),
  shippingPolicy: z.string().nullable(),
  returnPolicy: z.string().nullable(),
  notifyOnDeals: z.boolean(),
  verified: z.boolean(),
});
export type ProducerProfile = z.infer<typeof producerProfileSchema>;

export const currentUserSchema = z.object({
  user: z.object({
    id: z.number(),
    username: z.string(),
    email: z.string(),
    role: roleSchema,
    /** Its mailbox has answered. */
    emailConfirmed: z.boolean(),
    /** What somebody of the staff may do; buyers have none. */
    rights: z.array(z.enum(RIGHTS)),
    createdAt: z.string(),
    twoFactorEnabled: z.boolean(),
    /** The desk opens once it is. */
    twoFactorNeeded: z.boolean(),
  }),
  /** The buyer's or the producer's profile; administrators have none. */
  profile: z.discriminatedUnion('role', [buyerProfileSchema, producerProfileSchema]).optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
