import type { z } from 'zod';
import type { Download } from '#engine/model/api/call.ts';
import type { changeMemberSchema, joinGroupBuySchema, openGroupBuySchema } from './group-input.ts';
import type {
  DeskGroupBuy,
  GroupBuy,
  GroupBuySummary,
  Joined,
  Membership,
  Opened,
  OwnGroupBuys,
} from './group-view.ts';

interface Token {
  token: string;
}

export interface GroupBuysApi {
  /** Open ones that look for members. */
  'GET /api/group-buys': { query?: { productId?: number }; answer: GroupBuySummary[] };
  'POST /api/group-buys': { body: z.input<typeof openGroupBuySchema>; answer: Opened };
  'GET /api/group-buys/:slug': { answer: GroupBuy };
  /** Server-sent events: `group` with a `GroupPool`, its id the version. */
  'GET /api/group-buys/:slug/events': { answer: Download };
  /** The link to it as a QR code. */
  'GET /api/group-buys/:slug/qr.svg': { answer: Download };
  /** By the organizer. */
  'POST /api/group-buys/:slug/close': { answer: GroupBuy };
  'POST /api/group-buys/:slug/cancel': { answer: GroupBuy };

  'POST /api/group-buys/:slug/members': { body: z.input<typeof joinGroupBuySchema>; answer: Joined };
  /** For whoever holds the member's token. */
  'GET /api/group-buys/:slug/members/:id': { query: Token; answer: Membership };
  /** Asks the provider how far the payment is, and where to go on with it. */
  'POST /api/group-buys/:slug/members/:id/payment': { query: Token; answer: Membership };
  'PATCH /api/group-buys/:slug/members/:id': {
    query: Token;
    body: z.input<typeof changeMemberSchema>;
    answer: Membership;
  };
  'DELETE /api/group-buys/:slug/members/:id': { query: Token; answer: Membership };

  'GET /api/user/group-buys': { answer: OwnGroupBuys };
  'GET /api/producer/group-buys': { answer: DeskGroupBuy[] };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends GroupBuysApi {}
}
