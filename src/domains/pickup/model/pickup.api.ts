import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { optionalTokenSchema } from '#domains/orders/model/order-token.ts';
import { handOverSchema, pickupListSchema, pickupSchema } from './pickup.ts';
import { placeInputSchema, placeSchema } from './place.ts';

const EXAMPLE = {
  kind: 'pickup',
  name: 'Harbour Market Hall',
  note: 'Counter 12, left of the fountain',
  address: {
    line1: '12 Harbour Street',
    city: 'Portland',
    region: 'ME',
    postalCode: '04101',
    country: 'US',
  },
  hours: [{ weekday: 5, from: '14:00', until: '18:00' }],
  slotMinutes: 60,
  capacity: 10,
  daysAhead: 14,
  leadHours: 24,
};

export const pickupApi = {
  'GET /api/admin/pickup-places': {
    guard: 'ADMIN',
    right: 'orders',
    response: z.array(placeSchema),
    summary: 'The places of the house where orders are fetched, or from where they are brought',
  },
  'POST /api/admin/pickup-places': {
    guard: 'ADMIN',
    right: 'orders',
    body: placeInputSchema,
    response: placeSchema,
    status: 201,
    summary: 'Adds a place of the house: it serves every cart',
    example: EXAMPLE,
  },
  'PUT /api/admin/pickup-places/:id': {
    guard: 'ADMIN',
    right: 'orders',
    body: placeInputSchema,
    response: placeSchema,
    summary: 'Changes a place as a whole; what was ordered there stays as it is',
    example: EXAMPLE,
  },
  'DELETE /api/admin/pickup-places/:id': {
    guard: 'ADMIN',
    right: 'orders',
    response: idResponseSchema,
    summary: 'Takes a place away; what was ordered there is still handed over',
  },
  'GET /api/producer/pickup-places': {
    guard: 'PRODUCER',
    right: 'orders',
    response: z.array(placeSchema),
    summary: 'Own places where orders are fetched, or from where they are brought',
  },
  'POST /api/producer/pickup-places': {
    guard: 'PRODUCER',
    right: 'orders',
    body: placeInputSchema,
    response: placeSchema,
    status: 201,
    summary: 'Adds an own place: it serves carts that hold nothing but own goods',
    example: EXAMPLE,
  },
  'PUT /api/producer/pickup-places/:id': {
    guard: 'PRODUCER',
    right: 'orders',
    body: placeInputSchema,
    response: placeSchema,
    summary: 'Changes an own place as a whole; what was ordered there stays as it is',
    example: EXAMPLE,
  },
  'DELETE /api/producer/pickup-places/:id': {
    guard: 'PRODUCER',
    right: 'orders',
    response: idResponseSchema,
    summary: 'Takes an own place away; what was ordered there is still handed over',
  },
  'GET /api/admin/pickups': {
    guard: 'ADMIN',
    right: 'orders',
    query: pickupListSchema,
    response: z.array(pickupSchema),
    summary:
      'What is handed over at the places of the house on a day; without one, today and what was left before',
  },
  'GET /api/admin/pickups/calendar.ics': {
    guard: 'ADMIN',
    right: 'orders',
    query: pickupListSchema,
    download: 'text/calendar',
    summary: 'A day at the places of the house, for a calendar',
  },
  'POST /api/admin/pickups/hand-over': {
    guard: 'ADMIN',
    right: 'orders',
    body: handOverSchema,
    response: pickupSchema,
    summary: 'Hands over the order whose code the customer says, at a place of the house',
  },
  'GET /api/producer/pickups': {
    guard: 'PRODUCER',
    right: 'orders',
    query: pickupListSchema,
    response: z.array(pickupSchema),
    summary: 'What is handed over at the own places on a day; without one, today and what was left before',
  },
  'GET /api/producer/pickups/calendar.ics': {
    guard: 'PRODUCER',
    right: 'orders',
    query: pickupListSchema,
    download: 'text/calendar',
    summary: 'A day at the own places, for a calendar',
  },
  'POST /api/producer/pickups/hand-over': {
    guard: 'PRODUCER',
    right: 'orders',
    body: handOverSchema,
    response: pickupSchema,
    summary: 'Hands over the order whose code the customer says, at an own place',
  },
  /** For its customer, by the order's token or signed in, and for administrators. */
  'GET /api/orders/:id/pickup.ics': {
    guard: 'owner',
    query: optionalTokenSchema,
    download: 'text/calendar',
    summary: 'When and where an order is fetched or comes, for a calendar',
  },
} as const satisfies Contract;

type PickupApi = typeof pickupApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends PickupApi {}
}
