import type { ServerDomain } from '#engine/server/domain.ts';
import { webhookQueue } from '#engine/server/webhooks/deliveries.queries.ts';
import { forgetOldMails, mailQueue } from '#engine/server/mail/outbox.queries.ts';
import { HOURLY } from '#engine/server/scheduler/timer.ts';
import { disableUnsignable, resealWebhookSecrets } from '#engine/server/webhooks/webhook-secrets.ts';
import { tidyUp } from './tidy-up.ts';

/** What the engine itself does again and again. */
export const upkeep: ServerDomain = {
  name: 'upkeep',
  timers: ({ database, db }) => [
    { name: 'tidy-up', next: HOURLY, run: () => tidyUp(database) },
    { name: 'forget-old-mails', next: HOURLY, run: () => forgetOldMails(db) },
  ],
  queues: [mailQueue, webhookQueue],
  sealed: { reseal: resealWebhookSecrets, forget: disableUnsignable },
};
