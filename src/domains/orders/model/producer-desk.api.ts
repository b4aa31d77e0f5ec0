import type { z } from 'zod';
import type { IdAnswer } from '#engine/model/api/answers.ts';
import type { Shipment } from './shipment.ts';
import type { deskOrdersSchema, ProducerCustomer, ProducerOrder, ProducerStats } from './desk.ts';

export interface ProducerDeskApi {
  'GET /api/producer/orders': { query?: z.input<typeof deskOrdersSchema>; answer: ProducerOrder[] };
  'GET /api/producer/orders/:id': { answer: ProducerOrder };
  'POST /api/producer/orders/:id/ship': { body?: Shipment | null; answer: IdAnswer };
  'GET /api/producer/customers': { answer: ProducerCustomer[] };
  'GET /api/producer/stats': { answer: ProducerStats };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends ProducerDeskApi {}
}
