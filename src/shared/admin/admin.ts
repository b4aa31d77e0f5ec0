import { z } from 'zod';
import { roleSchema } from '#shared/accounts/current-user.ts';
import { productFood } from '#shared/catalogue/product-food.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { orderStatusSchema } from '#shared/orders/order.ts';
import { reviewLanguageSchema, reviewStatusSchema } from '#shared/reviews/review.ts';

const count = z.number();

export const adminStatsSchema = z.object({
  users: z.object({ total: count, buyers: count, producers: count, admins: count }),
  orders: z.object({
    total: count,
    pending: count,
    processing: count,
    shipped: count,
    completed: count,
    cancelled: count,
  }),
  /** All orders not cancelled, shipping included. */
  revenue: z.number(),
  waitlist: count,
  awaitingProducers: count,
  openReturns: count,
  /** The last 30 days, oldest first, every day present. */
  sales: z.array(z.object({ day: z.string(), revenue: z.number(), orders: count })),
  bestSellers: z.array(
    z.object({ productId: count, name: z.string(), slug: z.string(), units: count, revenue: z.number() }),
  ),
  lowStock: z.array(
    z.object({ productId: count, name: z.string(), slug: z.string(), quantityAvailable: count }),
  ),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const adminUserSchema = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  createdAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const waitlistEntrySchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['BUYER', 'PRODUCER']),
  companyName: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: z.string(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

export const adminOrderSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  status: orderStatusSchema,
  orderTotal: z.number(),
  customerName: z.string(),
  customerEmail: z.string(),
  units: z.number(),
  /** What was bought: the first lines, by name and picture. */
  firstLines: z.array(z.object({ name: z.string(), imageUrl: z.string().nullable() })),
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const adminProducerSchema = z.object({
  id: z.number(),
  slug: z.string(),
  companyName: z.string(),
  businessType: z.string(),
  location: z.string(),
  description: z.string(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  verified: z.boolean(),
  reviewedAt: z.string().nullable(),
  declineReason: z.string().nullable(),
  /** The day (YYYY-MM-DD) by which an application is answered; null once it is. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  products: z.number(),
  createdAt: z.string(),
});
export type AdminProducer = z.infer<typeof adminProducerSchema>;

export const producerVerdictSchema = z.object({
  verified: z.boolean('validation:required'),
  reason: z.string('validation:invalidInput').trim().max(1_000, 'validation:tooLong').optional(),
});

export const adminReviewSchema = z.object({
  id: z.number(),
  rating: z.number(),
  comment: z.string().nullable(),
  language: reviewLanguageSchema,
  authorName: z.string(),
  status: reviewStatusSchema,
  createdAt: z.string(),
  product: z.object({ name: z.string(), slug: z.string() }),
});
export type AdminReview = z.infer<typeof adminReviewSchema>;

export const adminProductSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  price: z.number(),
  quantityAvailable: z.number(),
  categoryId: z.number(),
  ...productFood,
  producerName: z.string(),
  featured: z.boolean(),
  forSale: z.boolean(),
  hidden: z.boolean(),
  listed: z.boolean(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const adminProductChangesSchema = z.object({
  featured: z.boolean('validation:invalidInput').optional(),
  hidden: z.boolean('validation:invalidInput').optional(),
});

const categoryTexts = z.object({
  name: z.string().trim().min(1, 'validation:required').max(80, 'validation:tooLong').optional(),
  description: z.string().trim().max(1_000, 'validation:tooLong').optional(),
});
export const adminCategorySchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  position: z.number(),
  hidden: z.boolean(),
  translations: z.record(
    z.string(),
    z.object({ name: z.string().optional(), description: z.string().optional() }),
  ),
  products: z.number(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;
export const categoryChangesSchema = categoryTexts.extend({
  position: z.int().min(0).max(10_000).optional(),
  hidden: z.boolean('validation:invalidInput').optional(),
  translations: z.partialRecord(z.enum(LANGUAGES), categoryTexts).optional(),
});
export type CategoryChanges = z.output<typeof categoryChangesSchema>;

export const auditEntrySchema = z.object({
  id: z.number(),
  actorName: z.string(),
  action: z.string(),
  entityType: z.string(),
  entityId: z.string(),
  detail: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const storeModeSchema = z.enum(['open', 'prelaunch'], 'validation:invalidInput');
export type StoreMode = z.infer<typeof storeModeSchema>;
export const adminSettingsSchema = z.object({ storeMode: storeModeSchema });
export type AdminSettings = z.infer<typeof adminSettingsSchema>;

/** An e-mail address to which nothing is sent any more, because a server refused it for good. */
export const refusedAddressSchema = z.object({
  id: z.number(),
  email: z.string(),
  reason: z.string(),
  refusedAt: z.string(),
});
export type RefusedAddress = z.infer<typeof refusedAddressSchema>;

/** Something the shop does by itself. */
export const timerStateSchema = z.object({
  name: z.string(),
  startedAt: z.string().nullable(),
  /** When it last came to a good end. */
  endedAt: z.string().nullable(),
  nextAt: z.string(),
  failures: z.number(),
  lastError: z.string().nullable(),
});
export type TimerState = z.infer<typeof timerStateSchema>;
