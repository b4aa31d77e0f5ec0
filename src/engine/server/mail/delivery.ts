import { startWorkerLoop, type WorkerLog } from '#engine/server/queue/worker-loop.ts';
import type { Shop } from '#engine/server/shop.ts';
import { deliverMail } from './deliver-mail.ts';
import { bulkMailsWait, takeBulkMail, takeDueMails } from './outbox.queries.ts';
import { MAIL_CHANNEL } from './outbox.ts';
import { MAX_CONNECTIONS, openTransport } from './transport.ts';

/** As many as are under way at once: a mail is taken only when it can be sent right away, so its lease never runs out waiting. */
const BATCH = MAX_CONNECTIONS;
const MINUTE_MS = 60_000;

export interface DeliveryPace {
  /** Mails announced by NOTIFY go at once; all others wait at most this long. */
  pollMs: number;
  /** Doubles with every failed attempt. */
  firstRetryMs: number;
}

const PACE: DeliveryPace = { pollMs: 2_000, firstRetryMs: 5_000 };

/**
 * Delivers what stands in the outbox until stopped. Any number of processes share the work. Mails to many leave beside the
 * others, over a connection of their own: a confirmation never waits behind a newsletter.
 */
export function startMailDelivery(
  shop: Shop,
  log: WorkerLog,
  { pace = PACE }: { pace?: DeliveryPace } = {},
): { stop(): Promise<void> } {
  const { pollMs, firstRetryMs } = pace;
  const counter = (transport: ReturnType<typeof openTransport>) => ({ shop, log, transport, firstRetryMs });
  const transport = openTransport(shop.config, MAX_CONNECTIONS);
  const round = async (): Promise<boolean> => {
    const mails = await takeDueMails(shop.db, { limit: BATCH });
    // All of them, also when marking one fails: the next round begins only when nothing is under way.
    const outcomes = await Promise.allSettled(mails.map((mail) => deliverMail(counter(transport), mail)));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return mails.length > 0;
  };

  const bulkTransport = openTransport(shop.config, 1);
  const gapMs = Math.ceil(MINUTE_MS / shop.config.bulkMailsPerMinute);
  // One at a time: a process that is killed has sent at most one mail whose delivery it could not note.
  const bulkRound = async (): Promise<boolean | number> => {
    const mail = await takeBulkMail(shop.db, gapMs);
    if (mail !== undefined) await deliverMail(counter(bulkTransport), mail);
    return (mail !== undefined || (await bulkMailsWait(shop.db, {}))) && Math.min(gapMs, pollMs);
  };

  const common = { channel: MAIL_CHANNEL, pollMs };
  const rounds = startWorkerLoop(shop.database, log, { ...common, name: 'mail delivery', round });
  const bulkRounds = startWorkerLoop(shop.database, log, {
    ...common,
    name: 'bulk mail delivery',
    round: bulkRound,
  });
  return {
    async stop() {
      await Promise.all([rounds.stop(), bulkRounds.stop()]);
      transport.close();
      bulkTransport.close();
    },
  };
}
