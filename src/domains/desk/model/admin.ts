import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { storeModeSchema } from '#engine/model/store-mode.ts';

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
  /** All orders not cancelled, shipping included; null, as every amount here, for those who may not see money. */
  revenue: z.number().nullable(),
  waitlist: count,
  awaitingProducers: count,
  openReturns: count,
  /** The last 30 days, oldest first, every day present. */
  sales: z.array(z.object({ day: z.string(), revenue: z.number().nullable(), orders: count })),
  bestSellers: z.array(
    z.object({
      productId: count,
      name: z.string(),
      slug: z.string(),
      units: count,
      revenue: z.number().nullable(),
    }),
  ),
  lowStock: z.array(
    z.object({ productId: count, name: z.string(), slug: z.string(), quantityAvailable: count }),
  ),
});

export type AdminStats = z.infer<typeof adminStatsSchema>;

export const auditListSchema = adminListSchema.extend({
  sort: sortSchema('date', 'actor', 'action'),
});
export type AuditList = z.output<typeof auditListSchema>;

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

export const storeModeChoiceSchema = z.object({ storeMode: storeModeSchema });

const settingSchema = z.object({
  key: z.string(),
  /** Amounts are decimals. */
  value: z.unknown(),
  /** What `null` takes it back to. */
  standard: z.unknown(),
  /** Of a colour: all on which it is written. */
  grounds: z.array(z.string()).optional(),
  /** Null while the standard is in force. */
  changedAt: z.iso.datetime().nullable(),
  /** The name of the administrator. */
  changedBy: z.string().nullable(),
});

export type AdminSetting = z.infer<typeof settingSchema>;

export const adminSettingsSchema = storeModeChoiceSchema.extend({
  groups: z.array(z.object({ key: z.string(), settings: z.array(settingSchema) })),
});

export type AdminSettings = z.infer<typeof adminSettingsSchema>;

/** So many that all of them can be changed at once. */
const MAX_CHANGES = 100;

/** By key: a new value, or null for the standard. What each may be is the setting's own. */
export const settingsChangeSchema = z
  .record(z.string().max(100, 'validation:invalidInput'), z.unknown())
  .refine((change) => Object.keys(change).length <= MAX_CHANGES, 'validation:invalidInput');

/** An e-mail address to which nothing is sent any more, because a server refused it for good. */
export const refusedAddressListSchema = adminListSchema.extend({ sort: sortSchema('email', 'date') });
export type RefusedAddressList = z.output<typeof refusedAddressListSchema>;

export const refusedAddressSchema = z.object({
  id: z.number(),
  email: z.string(),
  reason: z.string(),
  refusedAt: z.string(),
});

export type RefusedAddress = z.infer<typeof refusedAddressSchema>;

export const failedMailListSchema = adminListSchema.extend({ sort: sortSchema('email', 'about', 'date') });
export type FailedMailList = z.output<typeof failedMailListSchema>;

/** A mail that was tried for days and given up. */
export const failedMailSchema = z.object({
  id: z.number(),
  recipient: z.string(),
  /** What it is about: the name of its template. */
  template: z.string(),
  /** What the server said last. */
  reason: z.string().nullable(),
  createdAt: z.string(),
});

export type FailedMail = z.infer<typeof failedMailSchema>;

/** Something the shop does by itself. */
export const timerStateSchema = z.object({
  name: z.string(),
  startedAt: z.string().nullable(),
  /** When it last came to a good end. */
  endedAt: z.string().nullable(),
  nextAt: z.string(),
  /** Some process is at it right now. */
  running: z.boolean(),
  failures: z.number(),
  lastError: z.string().nullable(),
});

export type TimerState = z.infer<typeof timerStateSchema>;
