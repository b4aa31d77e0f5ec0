import type { z } from 'zod';
import type { IdAnswer } from '#shared/api/answers.ts';
import type { Shipment } from '#shared/orders/shipment.ts';
import type { deskOrdersSchema, OwnProduct, ProducerCustomer, ProducerOrder, ProducerStats } from './desk.ts';

export interface ProducerDeskApi {
  'GET /api/producer/products': { answer: OwnProduct[] };
  'GET /api/producer/orders': { query?: z.input<typeof deskOrdersSchema>; answer: ProducerOrder[] };
  'GET /api/producer/orders/:id': { answer: ProducerOrder };
  'POST /api/producer/orders/:id/ship': { body?: Shipment | null; answer: IdAnswer };
  'GET /api/producer/customers': { answer: ProducerCustomer[] };
  'GET /api/producer/stats': { answer: ProducerStats };
}
