import { nextPayoutAfter } from '#shared/ledger/payout-days.ts';
import { tidyUp } from './db/tidy-up.ts';
import { remindOfApplications } from './features/admin/remind-of-applications.ts';
import { deliverAfterAWeek } from './features/orders/deliver-after-a-week.ts';
import { forgetMembers } from './features/group-buys/forget-members.ts';
import { forgetCustomers } from './features/orders/forget-customers.ts';
import { expireUnpaid } from './features/payments/expire-unpaid.ts';
import { openProviders } from './features/payments/providers.ts';
import { closeBooks } from './features/ledger/close-books.ts';
import { runPayouts } from './features/ledger/run-payouts.ts';
import { removeOldPhotos } from './features/returns/return-photos.ts';
import { openPictureStore } from './features/uploads/open-picture-store.ts';
import { removeUnusedPictures } from './features/uploads/remove-unused-pictures.ts';
import { nextMorningAfter, noteSoldOut, tellOfDeals } from './features/saved/tell-of-deals.ts';
import { forgetOldMails } from './mail/outbox.queries.ts';
import { everyMinutes, type Timer } from './scheduler/timer.ts';
import type { Shop } from './shop.ts';

const HOURLY = everyMinutes(60);

/** Everything that the shop does by itself. Each may be cut off, and run again, at any point. */
export function shopTimers(shop: Shop): Timer[] {
  const { config, database, db } = shop;
  const providers = openProviders(shop);
  return [
    { name: 'expire-unpaid', next: everyMinutes(1), run: (now) => expireUnpaid(shop, providers, now) },
    { name: 'tidy-up', next: HOURLY, run: () => tidyUp(database) },
    { name: 'deliver-after-a-week', next: HOURLY, run: (now) => deliverAfterAWeek(shop, now) },
    { name: 'forget-customers', next: HOURLY, run: () => forgetCustomers(db) },
    { name: 'forget-group-members', next: HOURLY, run: (now) => forgetMembers(db, now) },
    { name: 'forget-old-mails', next: HOURLY, run: () => forgetOldMails(db) },
    { name: 'remove-return-photos', next: HOURLY, run: (now) => removeOldPhotos(db, now) },
    { name: 'close-books', next: HOURLY, run: () => closeBooks(db) },
    { name: 'remind-of-applications', next: HOURLY, run: (now) => remindOfApplications(db, now) },
    { name: 'note-sold-out', next: HOURLY, run: () => noteSoldOut(db) },
    { name: 'tell-of-deals', next: nextMorningAfter, run: (now) => tellOfDeals(db, now) },
    // Every second Monday.
    { name: 'payouts', next: nextPayoutAfter, run: async (now) => void (await runPayouts(db, now)) },
    {
      name: 'remove-unused-pictures',
      next: HOURLY,
      run: () => removeUnusedPictures(db, openPictureStore(config)),
    },
  ];
}
