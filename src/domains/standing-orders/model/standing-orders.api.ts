import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idTextSchema } from '#engine/model/ids.ts';
import { adminStandingListSchema, adminStandingOrderSchema, comingDemandSchema } from './desk-standing.ts';
import { changeStandingOrderSchema, dateLinkSchema, newStandingOrderSchema } from './standing-input.ts';
import {
  cardSetupSchema,
  linkedDateSchema,
  madeStandingOrderSchema,
  standingOrderSchema,
  standingPoolSchema,
} from './standing-order.ts';

const ofBuyer = { guard: 'BUYER', response: standingOrderSchema } as const;
/** Anybody who holds the link of a mail may see its date, and until then skip it or stop what comes after it. */
const ofLink = { guard: 'owner', query: dateLinkSchema, response: linkedDateSchema } as const;

export const standingOrdersApi = {
  'GET /api/user/standing-orders': {
    guard: 'BUYER',
    response: z.array(standingOrderSchema),
    summary: "The buyer's standing orders, with what comes next at what price",
  },
  'POST /api/user/standing-orders': {
    guard: 'BUYER',
    sells: true,
    body: newStandingOrderSchema,
    response: madeStandingOrderSchema,
    status: 201,
    summary: 'Makes a standing order: the same things again every so many weeks',
  },
  'GET /api/user/standing-orders/:id': { ...ofBuyer, summary: 'A standing order' },
  'PATCH /api/user/standing-orders/:id': {
    ...ofBuyer,
    body: changeStandingOrderSchema,
    response: madeStandingOrderSchema,
    summary: 'Changes a standing order, pauses it or lets it go on',
    example: { everyWeeks: 4 },
  },
  'POST /api/user/standing-orders/:id/skip': { ...ofBuyer, summary: 'Skips the next date' },
  'POST /api/user/standing-orders/:id/card': {
    guard: 'BUYER',
    response: cardSetupSchema,
    rateLimit: 'paymentLookUps',
    summary: 'Where another card is set up for a standing order',
  },
  'DELETE /api/user/standing-orders/:id': { ...ofBuyer, summary: 'Ends a standing order' },
  'GET /api/user/standing-orders/:id/calendar.ics': {
    guard: 'BUYER',
    download: 'text/calendar',
    summary: 'The dates of a standing order, for a calendar',
  },
  'GET /api/standing-orders/:id': {
    ...ofLink,
    summary: 'A date of a standing order, by the link of its mail',
  },
  'POST /api/standing-orders/:id/skip': {
    ...ofLink,
    rateLimit: 'groupChanges',
    summary: 'Skips a date of a standing order, by the link of its mail',
  },
  'POST /api/standing-orders/:id/pause': {
    ...ofLink,
    rateLimit: 'groupChanges',
    summary: 'Pauses a standing order, by the link of a mail about its next date',
  },
  'POST /api/standing-orders/:id/end': {
    ...ofLink,
    rateLimit: 'groupChanges',
    summary: 'Ends a standing order, by the link of a mail about its next date',
  },
  'GET /api/standing-pools': {
    guard: 'public',
    query: z.object({ productId: idTextSchema }),
    response: z.array(standingPoolSchema),
    summary: 'How many units of a product stand for the next weeks, and what they bring',
  },
} as const satisfies Contract;

/** At the desks: administrators see all standing orders, producers what is wanted of them in the weeks ahead. */
export const standingDeskApi = {
  'GET /api/admin/standing-orders': {
    guard: 'ADMIN',
    right: 'orders',
    query: adminStandingListSchema,
    list: adminStandingOrderSchema,
    summary: 'All standing orders',
  },
  'GET /api/producer/coming-demand': {
    guard: 'PRODUCER',
    right: 'orders',
    response: z.array(comingDemandSchema),
    summary: 'What standing orders will want of own products in the next eight weeks',
  },
} as const satisfies Contract;

type StandingOrdersApi = typeof standingOrdersApi;
type StandingDeskApi = typeof standingDeskApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends StandingOrdersApi, StandingDeskApi {}
}
