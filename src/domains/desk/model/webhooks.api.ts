import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookChangesSchema,
  webhookDeliverySchema,
  webhookSchema,
} from '#engine/model/webhooks/webhook.ts';

/** A stolen key shall not leave a listener behind that outlives it. */
const ofWebhooks = { guard: ['PRODUCER', 'ADMIN'], right: 'owner', sessionOnly: true } as const;

export const webhooksApi = {
  'GET /api/webhooks': {
    ...ofWebhooks,
    response: z.array(webhookSchema),
    summary: 'The webhooks of the account',
  },
  'POST /api/webhooks': {
    ...ofWebhooks,
    body: newWebhookSchema,
    response: madeWebhookSchema,
    status: 201,
    summary: 'Adds a webhook; its signing secret is shown this once',
    example: { url: 'https://example.com/hooks', events: ['order.placed', 'stock.low'] },
  },
  'PATCH /api/webhooks/:id': {
    ...ofWebhooks,
    body: webhookChangesSchema,
    response: webhookSchema,
    summary: 'Switches a webhook on or off',
    example: { enabled: true },
  },
  'DELETE /api/webhooks/:id': {
    ...ofWebhooks,
    response: idResponseSchema,
    summary: 'Deletes a webhook and its log',
  },
  /** To see whether a message arrives. */
  'POST /api/webhooks/:id/test': {
    ...ofWebhooks,
    rateLimit: 'webhookTests',
    response: idResponseSchema,
    summary: 'Sends a test message',
  },
  'GET /api/webhooks/:id/deliveries': {
    ...ofWebhooks,
    response: z.array(webhookDeliverySchema),
    summary: 'The newest messages and what became of them',
  },
  'POST /api/webhook-deliveries/:id/send': {
    ...ofWebhooks,
    rateLimit: 'webhookTests',
    response: idResponseSchema,
    summary: 'Sends a message again',
  },
} as const satisfies Contract;

type WebhooksApi = typeof webhooksApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends WebhooksApi {}
}
