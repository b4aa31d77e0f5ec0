import { z } from 'zod';
import { demandSchema } from '#domains/outreach/model/waitlist/wishes.ts';
import type { Contract } from '#engine/model/api/call.ts';
import { launchSchema } from './launch.ts';
import {
  adminGroupBuySchema,
  adminGroupListSchema,
  adminGroupSchema,
  cancelGroupSchema,
  deskGroupBuySchema,
  extendGroupSchema,
  producerGroupListSchema,
  producerGroupSchema,
} from './desk-group.ts';
import {
  changeMemberSchema,
  joinGroupBuySchema,
  memberTokenSchema,
  openGroupBuySchema,
  publicGroupBuysSchema,
} from './group-input.ts';
import {
  groupBuySchema,
  groupBuySummarySchema,
  joinedSchema,
  membershipSchema,
  openedSchema,
  ownGroupBuysSchema,
} from './group-view.ts';

/** A place belongs to the holder of its token. */
const ofPlace = { guard: 'owner', query: memberTokenSchema, response: membershipSchema } as const;

/** Group buys, and the places of their members. */
export const groupBuysApi = {
  'GET /api/group-buys': {
    guard: 'public',
    query: publicGroupBuysSchema,
    response: z.array(groupBuySummarySchema),
    summary: 'Group buys that are open to everybody',
  },
  'POST /api/group-buys': {
    guard: 'BUYER',
    sells: true,
    body: openGroupBuySchema,
    response: openedSchema,
    status: 201,
    summary: 'Opens a group buy',
  },
  'GET /api/group-buys/:slug': {
    guard: 'public',
    response: groupBuySchema,
    summary: 'A group buy, its members and its price by now',
  },
  /** Server-sent events: `group` with a `GroupPool`, its id the version. */
  'GET /api/group-buys/:slug/events': {
    guard: 'public',
    download: 'text/event-stream',
    summary: 'A stream of what changes in a group buy',
  },
  'GET /api/group-buys/:slug/qr.svg': {
    guard: 'public',
    download: 'image/svg+xml',
    summary: 'The link of a group buy as a QR code',
  },
  /** By the organizer, as is the next. */
  'POST /api/group-buys/:slug/close': {
    guard: 'BUYER',
    response: groupBuySchema,
    summary: 'Closes a group buy: everybody gets an order',
  },
  'POST /api/group-buys/:slug/cancel': {
    guard: 'BUYER',
    response: groupBuySchema,
    summary: 'Cancels a group buy: nobody gets an order',
  },

  'POST /api/group-buys/:slug/members': {
    guard: 'owner',
    sells: true,
    body: joinGroupBuySchema,
    response: joinedSchema,
    status: 201,
    summary: 'Joins a group buy',
  },
  'GET /api/group-buys/:slug/members/:id': {
    ...ofPlace,
    summary: 'A place in a group buy, by its token',
  },
  /** Asks the provider how far the payment is, and where to go on with it. */
  'POST /api/group-buys/:slug/members/:id/payment': {
    ...ofPlace,
    rateLimit: 'paymentLookUps',
    summary: 'Goes on paying a place in a group buy',
  },
  /** By the link in the mail of a large place by invoice, which counts from then on. */
  'POST /api/group-buys/:slug/members/:id/confirm': {
    ...ofPlace,
    rateLimit: 'groupChanges',
    summary: 'Confirms a place in a group buy, by the token in its mail',
  },
  'PATCH /api/group-buys/:slug/members/:id': {
    ...ofPlace,
    sells: true,
    rateLimit: 'groupChanges',
    body: changeMemberSchema,
    summary: 'Changes a place in a group buy, by its token',
  },
  'DELETE /api/group-buys/:slug/members/:id': {
    ...ofPlace,
    rateLimit: 'groupChanges',
    summary: 'Leaves a group buy, by its token',
  },

  'GET /api/user/group-buys': {
    guard: 'BUYER',
    response: ownGroupBuysSchema,
    summary: "The buyer's group buys",
  },
} as const satisfies Contract;

/** Group buys at the desks: administrators see all, producers those of their own products. */
export const groupBuysDeskApi = {
  'POST /api/admin/waitlist/launch': {
    guard: 'ADMIN',
    right: 'people',
    body: launchSchema,
    response: z.object({ items: z.array(demandSchema) }),
    summary:
      'Opens a group buy for each of these products and invites those on the waitlist who wished for it, once',
    example: { productIds: [1], closesAt: '2026-11-30T18:00:00Z' },
  },
  'GET /api/admin/group-buys': {
    guard: 'ADMIN',
    right: 'orders',
    query: adminGroupListSchema,
    list: adminGroupBuySchema,
    summary: 'All group buys',
  },
  'GET /api/admin/group-buys/:id': {
    guard: 'ADMIN',
    right: 'orders',
    response: adminGroupSchema,
    summary: 'One group buy with its members and what their cards have promised',
  },
  'POST /api/admin/group-buys/:id/extend': {
    guard: 'ADMIN',
    right: 'orders',
    body: extendGroupSchema,
    response: adminGroupSchema,
    summary: 'Leaves a group buy open longer, up to six days in all',
    example: { closesAt: '2026-11-30T18:00:00Z' },
  },
  'POST /api/admin/group-buys/:id/cancel': {
    guard: 'ADMIN',
    right: 'orders',
    body: cancelGroupSchema,
    response: adminGroupSchema,
    summary: 'Calls a group buy off: everybody is released and told why',
    example: { reason: 'The harvest was lost to hail.' },
  },

  'GET /api/producer/group-buys': {
    guard: 'PRODUCER',
    right: 'orders',
    query: producerGroupListSchema,
    list: deskGroupBuySchema,
    summary: 'Group buys of own products; without a status those that are open, in pages all of them',
  },
  'GET /api/producer/group-buys/:id': {
    guard: 'PRODUCER',
    right: 'orders',
    response: producerGroupSchema,
    summary: 'A group buy of an own product, with what its members take',
  },
} as const satisfies Contract;

type GroupBuysApi = typeof groupBuysApi;
type GroupBuysDeskApi = typeof groupBuysDeskApi;
declare module '#engine/model/api/api.ts' {
  interface Api extends GroupBuysApi, GroupBuysDeskApi {}
}
