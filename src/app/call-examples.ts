import type { Api } from '#engine/model/api/api.ts';

/** What is sent, by way of example: for the API's document. Tests send each of them. */
export const CALL_EXAMPLES: { [T in keyof Api]?: Api[T] extends { body?: infer Body } ? Body : never } = {
  'POST /api/producer/orders/:id/ship': { carrier: 'ups', trackingNumber: '1Z999AA10123456784' },
  'PATCH /api/admin/orders/:id': { status: 'processing' },
};
