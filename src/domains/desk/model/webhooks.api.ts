import type { z } from 'zod';
import type { IdAnswer } from '#engine/model/api/answers.ts';
import type {
  MadeWebhook,
  newWebhookSchema,
  Webhook,
  webhookChangesSchema,
  WebhookDelivery,
} from '#engine/model/webhooks/webhook.ts';

export interface WebhooksApi {
  'GET /api/webhooks': { answer: Webhook[] };
  'POST /api/webhooks': { body: z.input<typeof newWebhookSchema>; answer: MadeWebhook };
  'PATCH /api/webhooks/:id': { body: z.input<typeof webhookChangesSchema>; answer: Webhook };
  'DELETE /api/webhooks/:id': { answer: IdAnswer };
  /** Sends it a message, to see whether it arrives. */
  'POST /api/webhooks/:id/test': { answer: IdAnswer };
  'GET /api/webhooks/:id/deliveries': { answer: WebhookDelivery[] };
  'POST /api/webhook-deliveries/:id/send': { answer: IdAnswer };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends WebhooksApi {}
}
