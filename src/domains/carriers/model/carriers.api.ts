import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { shippingProfileSchema } from './shipping-profile.ts';

export const carriersApi = {
  'GET /api/producer/shipping-profile': {
    guard: 'PRODUCER',
    right: 'orders',
    response: z.object({
      profile: shippingProfileSchema,
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
    response: shippingProfileSchema,
    summary: 'Changes how the producer sends parcels, and what that costs',
  },
} as const satisfies Contract;

type CarriersApi = typeof carriersApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends CarriersApi {}
}
