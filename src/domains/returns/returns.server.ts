import type { ServerDomain } from '#engine/server/domain.ts';
import { searchableReturns } from './server/desk/search-returns.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { withdrawalsApi } from './model/withdrawals/withdrawals.api.ts';
import {
  forgetOldWithdrawals,
  forgetWithdrawals,
  ownWithdrawals,
} from './server/withdrawals/withdrawals.queries.ts';
import { withdrawalsRoutes } from './server/withdrawals/withdrawals.routes.ts';
import { returnsApi } from './model/returns.api.ts';
import { returnsMails } from './server/mails/returns-mails.ts';
import { latelyReturns } from './server/desk/lately-returns.ts';
import { waitingReturns } from './server/desk/waiting-returns.ts';
import { ownReturns } from './server/own-returns.ts';
import { removeOldPhotos } from './server/photos/return-photos.ts';
import { returnPayload } from './server/return-event.ts';
import { returnsSettings } from './server/returns-settings.ts';
import { returnsRoutes } from './server/returns.routes.ts';
import { tellsOfRefund } from './server/refund-return.ts';
import { undoExchange } from './server/undo-exchange.ts';

/** What comes back: for money or in exchange, judged by the clock of each parcel. */
export const returns: ServerDomain = {
  name: 'returns',
  api: [returnsApi, withdrawalsApi],
  routes: [returnsRoutes, withdrawalsRoutes],
  timers: ({ db }) => [
    { name: 'forget-withdrawals', next: HOURLY, run: (now) => forgetOldWithdrawals(db, now) },
    { name: 'remove-return-photos', next: HOURLY, run: (now) => removeOldPhotos(db, now) },
  ],
  settings: returnsSettings,
  mails: returnsMails,
  events: { 'return.requested': returnPayload },
  waiting: waitingReturns,
  lately: latelyReturns,
  searchable: [searchableReturns],
  ownData: async (db, person) => ({
    ...(await ownReturns(db, person)),
    ...(await ownWithdrawals(db, person)),
  }),
  forget: (tx, _changed, person) => forgetWithdrawals(tx, person),
  partsCancelled: undoExchange,
  tellsOfRefund,
};
