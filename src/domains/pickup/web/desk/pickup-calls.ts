import type { HandOver, Pickup } from '#domains/pickup/model/pickup.ts';
import type { PickupPlace } from '#domains/pickup/model/place.ts';
import type { BodyOf, PathOf } from '#engine/model/api/contract.ts';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { ADMIN, DESK } from '#engine/web/lists/admin.queries.ts';

export type PlaceBody = BodyOf<'POST /api/admin/pickup-places'>;

/** The calls of the house, or of a producer: the same, at other paths. */
export interface PickupCalls {
  readonly right: 'ADMIN' | 'PRODUCER';
  /** What is read anew after a change. */
  readonly refreshes: string;
  readonly places: ReturnType<typeof apiQuery<'/api/admin/pickup-places'>>;
  pickups(day: string | undefined): ReturnType<typeof apiQuery<'/api/admin/pickups'>>;
  /** Without a day: of today. */
  calendarUrl(day: string | undefined): string;
  handOver(body: HandOver): Promise<Pickup>;
  makeReady(pickup: Pickup): Promise<unknown>;
  add(body: PlaceBody): Promise<PickupPlace>;
  change(id: number, body: PlaceBody): Promise<PickupPlace>;
  remove(id: number): Promise<unknown>;
}

export const HOUSE: PickupCalls = {
  right: 'ADMIN',
  refreshes: ADMIN,
  places: apiQuery('/api/admin/pickup-places'),
  pickups: (day) => apiQuery('/api/admin/pickups', { query: { day } }),
  calendarUrl: (day) => apiUrl('/api/admin/pickups/calendar.ics' satisfies PathOf<'GET'>, { query: { day } }),
  handOver: (body) => apiRequest('POST /api/admin/pickups/hand-over', { body }),
  makeReady: ({ orderId }) =>
    apiRequest('POST /api/admin/orders/move', { body: { ids: [orderId], status: 'shipped' } }),
  add: (body) => apiRequest('POST /api/admin/pickup-places', { body }),
  change: (id, body) => apiRequest('PUT /api/admin/pickup-places/:id', { params: { id }, body }),
  remove: (id) => apiRequest('DELETE /api/admin/pickup-places/:id', { params: { id } }),
};

export const PRODUCER: PickupCalls = {
  right: 'PRODUCER',
  refreshes: DESK,
  places: apiQuery('/api/producer/pickup-places'),
  pickups: (day) => apiQuery('/api/producer/pickups', { query: { day } }),
  calendarUrl: (day) =>
    apiUrl('/api/producer/pickups/calendar.ics' satisfies PathOf<'GET'>, { query: { day } }),
  handOver: (body) => apiRequest('POST /api/producer/pickups/hand-over', { body }),
  makeReady: ({ orderId: id }) =>
    apiRequest('POST /api/producer/orders/:id/ship', { params: { id }, body: {} }),
  add: (body) => apiRequest('POST /api/producer/pickup-places', { body }),
  change: (id, body) => apiRequest('PUT /api/producer/pickup-places/:id', { params: { id }, body }),
  remove: (id) => apiRequest('DELETE /api/producer/pickup-places/:id', { params: { id } }),
};
