import { startRounds, type RoundsLog } from '../db/rounds.ts';
import type { Shop } from '../shop.ts';
import { composeMail } from './compose-mail.ts';
import { markFailed, markSent, takeDueMails, type TakenMail } from './outbox.queries.ts';
import { MAIL_CHANNEL } from './outbox.ts';
import { MAX_CONNECTIONS, openTransport } from './transport.ts';

/** As many as are under way at once: a mail is taken only when it can be sent right away, so its lease never runs out waiting. */
const BATCH = MAX_CONNECTIONS;
const LONGEST_RETRY_MS = 12 * 60 * 60 * 1000;

export interface DeliveryPace {
  /** Mails announced by NOTIFY go at once; all others wait at most this long. */
  pollMs: number;
  /** Doubles with every failed attempt. */
  firstRetryMs: number;
}

const PACE: DeliveryPace = { pollMs: 2_000, firstRetryMs: 5_000 };

/** Delivers what stands in the outbox until stopped. Any number of processes share the work. */
export function startMailDelivery(
  shop: Shop,
  log: RoundsLog,
  pace: DeliveryPace = PACE,
): { stop(): Promise<void> } {
  const { database, config, links } = shop;
  const transport = openTransport(config);

  const deliver = async (mail: TakenMail) => {
    try {
      await transport.send(mail.id, composeMail(mail, config, links));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const retryInMs = isFinal(error)
        ? undefined
        : Math.min(pace.firstRetryMs * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS);
      log.warn(
        { mail: mail.id, template: mail.template, attempt: mail.attempts, reason },
        'mail not delivered',
      );
      return markFailed(shop.db, mail.id, reason, retryInMs);
    }
    return markSent(shop.db, mail.id);
  };

  const round = async (): Promise<boolean> => {
    const mails = await takeDueMails(shop.db, BATCH);
    // All of them, also when marking one fails: the next round begins only when nothing is under way.
    const outcomes = await Promise.allSettled(mails.map(deliver));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return mails.length > 0;
  };

  const rounds = startRounds(database, log, {
    name: 'mail delivery',
    channel: MAIL_CHANNEL,
    pollMs: pace.pollMs,
    round,
  });
  return {
    async stop() {
      await rounds.stop();
      transport.close();
    },
  };
}

/** The receiving server refused this very address for good: sending it again would change nothing. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
}
