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
  'GET /api/group-buys': { query?: { productId?: number }; response: GroupBuySummary[] };
  'POST /api/group-buys': { body: z.input<typeof openGroupBuySchema>; response: Opened };
  'GET /api/group-buys/:slug': { response: GroupBuy };
  /** Server-sent events: `group` with a `GroupPool`, its id the version. */
  'GET /api/group-buys/:slug/events': { response: Download };
  /** The link to it as a QR code. */
  'GET /api/group-buys/:slug/qr.svg': { response: Download };
  /** By the organizer. */
  'POST /api/group-buys/:slug/close': { response: GroupBuy };
  'POST /api/group-buys/:slug/cancel': { response: GroupBuy };

  'POST /api/group-buys/:slug/members': { body: z.input<typeof joinGroupBuySchema>; response: Joined };
  /** For whoever holds the member's token. */
  'GET /api/group-buys/:slug/members/:id': { query: Token; response: Membership };
  /** Asks the provider how far the payment is, and where to go on with it. */
  'POST /api/group-buys/:slug/members/:id/payment': { query: Token; response: Membership };
  'PATCH /api/group-buys/:slug/members/:id': {
    query: Token;
    body: z.input<typeof changeMemberSchema>;
    response: Membership;
  };
  'DELETE /api/group-buys/:slug/members/:id': { query: Token; response: Membership };

  'GET /api/user/group-buys': { response: OwnGroupBuys };
  'GET /api/producer/group-buys': { response: DeskGroupBuy[] };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends GroupBuysApi {}
}
