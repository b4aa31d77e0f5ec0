import { z } from 'zod';
import { text } from '#engine/model/fields.ts';
import { WEBHOOK_EVENTS } from './webhook-events.ts';
import { webhookFailureSchema } from './webhook-failure.ts';

/** Receivers of one account. */
export const MAX_WEBHOOKS = 10;
/** How many messages of a receiver its log shows. */
export const LOG_LENGTH = 100;

/** Public, encrypted, and without a password in it; that it leads into no private network is seen when it is resolved. */
const targetSchema = text(2_000).pipe(
  z
    .url({ protocol: /^https$/, error: 'validation:webhookUrl' })
    .refine((url) => !/^https:\/\/[^/]*@/i.test(url), 'validation:webhookUrl'),
);

export const newWebhookSchema = z.object({
  url: targetSchema,
  events: z
    .array(z.enum(WEBHOOK_EVENTS, 'validation:invalidInput'), 'validation:webhookEvents')
    .min(1, 'validation:webhookEvents')
    .max(WEBHOOK_EVENTS.length, 'validation:invalidInput')
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
});
export type NewWebhook = z.output<typeof newWebhookSchema>;

export const webhookChangesSchema = z.object({ enabled: z.boolean('validation:invalidInput') });

export const webhookSchema = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.string()),
  createdAt: z.string(),
  /** Since when nothing has arrived; null: all is well. */
  failingSince: z.string().nullable(),
  /** Nothing is sent any more. */
  disabledAt: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** The only time that the secret is shown. */
export const madeWebhookSchema = z.object({ webhook: webhookSchema, secret: z.string() });
export type MadeWebhook = z.infer<typeof madeWebhookSchema>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;

export const webhookDeliverySchema = z.object({
  id: z.number(),
  messageId: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.string(),
  attempts: z.number(),
  lastAttemptAt: z.string().nullable(),
  /** Of the last attempt; null: there was no response, or no attempt yet. */
  lastStatus: z.number().nullable(),
  /** In English, for programs; people read `lastFailure` in their language. */
  lastError: z.string().nullable(),
  /** Null: it arrived, there was no attempt yet, or only `lastError` was kept of it. */
  lastFailure: webhookFailureSchema.nullable(),
  /** Of what waits. */
  nextAttemptAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
