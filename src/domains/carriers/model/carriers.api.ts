import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { bulkIdsSchema } from '#engine/model/lists/bulk.ts';
import { labelsOfProducerSchema, MOST_LABELS } from './label.ts';
import { shippingProfileSchema, shownProfileSchema } from './shipping-profile.ts';
import { trackingWebhookSchema } from './tracking-webhook.ts';

export const carriersApi = {
  'GET /api/producer/shipping-profile': {
    guard: 'PRODUCER',
    right: 'orders',
    response: z.object({
      profile: shownProfileSchema,
      /** `own`: nobody outside is asked. */
      carrier: z.string(),
      /** Products on sale of which nobody has said what they weigh. */
      withoutWeight: z.number(),
    }),
    summary: 'How the producer sends parcels, and what that costs',
  },
  'PUT /api/producer/shipping-profile': {
    guard: 'PRODUCER',
    right: 'orders',
    body: shippingProfileSchema,
    response: shownProfileSchema,
    summary: 'Changes how the producer sends parcels, and what that costs',
  },
  'GET /api/producer/labels': {
    guard: 'PRODUCER',
    right: 'orders',
    response: labelsOfProducerSchema,
    summary: 'The parcels that are to leave, with their labels',
  },
  'POST /api/producer/labels': {
    guard: 'PRODUCER',
    right: 'orders',
    body: z.object({ orderIds: bulkIdsSchema.max(MOST_LABELS) }),
    response: z.object({
      /** `message`: why this one has none; null: it is being bought. */
      items: z.array(z.object({ id: z.number(), message: z.string().nullable() })),
    }),
    summary: 'Buys labels for parcels of these orders; asked twice, each is bought once',
  },
  'GET /api/producer/labels.pdf': {
    guard: 'PRODUCER',
    right: 'orders',
    query: z.object({
      ids: z
        .string('validation:required')
        .regex(/^\d{1,9}(,\d{1,9})*$/, 'validation:invalidInput')
        .transform((text) => text.split(',').map(Number))
        .pipe(bulkIdsSchema.max(MOST_LABELS)),
    }),
    download: 'application/pdf',
    summary: 'Labels to print, each on a page',
  },
  'POST /api/carriers/shippo/webhook': {
    guard: 'public',
    query: z.object({ token: z.string().max(200).optional() }),
    body: trackingWebhookSchema,
    response: z.object({ received: z.literal(true) }),
    summary: 'What Shippo says of parcels on their way',
  },
} as const satisfies Contract;

type CarriersApi = typeof carriersApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends CarriersApi {}
}
