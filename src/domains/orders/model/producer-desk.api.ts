import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type { Shipment } from './shipment.ts';
import type { deskOrdersSchema, ProducerCustomer, ProducerOrder, ProducerStats } from './desk.ts';

export interface ProducerDeskApi {
  'GET /api/producer/orders': { query?: z.input<typeof deskOrdersSchema>; response: ProducerOrder[] };
  'GET /api/producer/orders/:id': { response: ProducerOrder };
  'POST /api/producer/orders/:id/ship': { body?: Shipment | null; response: IdResponse };
  'GET /api/producer/customers': { response: ProducerCustomer[] };
  'GET /api/producer/stats': { response: ProducerStats };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ProducerDeskApi {}
}
