import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type {
  MadeWebhook,
  newWebhookSchema,
  Webhook,
  webhookChangesSchema,
  WebhookDelivery,
} from '#engine/model/webhooks/webhook.ts';

export interface WebhooksApi {
  'GET /api/webhooks': { response: Webhook[] };
  'POST /api/webhooks': { body: z.input<typeof newWebhookSchema>; response: MadeWebhook };
  'PATCH /api/webhooks/:id': { body: z.input<typeof webhookChangesSchema>; response: Webhook };
  'DELETE /api/webhooks/:id': { response: IdResponse };
  /** Sends it a message, to see whether it arrives. */
  'POST /api/webhooks/:id/test': { response: IdResponse };
  'GET /api/webhooks/:id/deliveries': { response: WebhookDelivery[] };
  'POST /api/webhook-deliveries/:id/send': { response: IdResponse };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends WebhooksApi {}
}
