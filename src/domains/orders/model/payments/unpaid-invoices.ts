import { z } from 'zod';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { orderStatusSchema } from '#domains/orders/model/order.ts';

/** Customers are reminded so many days after the day an invoice is due. After the last, somebody has to decide. */
export const REMINDER_DAYS = [0, 7, 14] as const;

export type ReminderStep = (typeof REMINDER_DAYS)[number];

export const LAST_REMINDER = REMINDER_DAYS.at(-1)!;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days since an invoice was due: 0 on that day, negative before it. */
export function daysOverdue(dueOn: Day, today: Day): number {
  return Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
}

/** The last reminder whose day has come; undefined: it is not due. Those that were missed before it stay unsent. */
export function reminderStep(dueOn: Day, today: Day): ReminderStep | undefined {
  return REMINDER_DAYS.findLast((days) => daysOverdue(dueOn, today) >= days);
}

export const unpaidInvoiceListSchema = adminListSchema.extend({
  /** `final`: every reminder was sent. */
  stage: z.enum(['final'], 'validation:invalidInput').optional(),
  sort: sortSchema('number', 'customer', 'due', 'open', 'reminders'),
});

export type UnpaidInvoiceList = z.output<typeof unpaidInvoiceListSchema>;

/** An invoice that was not paid in time. `id` is the order's. */
export const unpaidInvoiceSchema = z.object({
  id: z.number(),
  invoiceNumber: z.string(),
  status: orderStatusSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  dueOn: z.string(),
  daysOverdue: z.number(),
  /** What the order costs without what was cancelled or removed. */
  orderTotal: z.number(),
  /** What is still owed. */
  open: z.number(),
  reminders: z.number(),
  remindedAt: z.iso.datetime().nullable(),
  /** Nothing of it was shipped: it can be cancelled as a whole. */
  canCancel: z.boolean(),
});

export type UnpaidInvoice = z.infer<typeof unpaidInvoiceSchema>;
