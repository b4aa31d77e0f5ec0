import type { WorkerLog } from '#engine/server/queue/worker-loop.ts';
import { MAX_ATTEMPTS } from './mails.schema.ts';
import { domains } from '#engine/server/domain.ts';
import type { Shop } from '#engine/server/shop.ts';
import { composeMail } from './compose-mail.ts';
import { dropMail, giveUp, markFailed, markSent, type TakenMail } from './outbox.queries.ts';
import { isRefusedForGood } from './refusal.ts';
import type { MailTransport } from './transport.ts';

const LONGEST_RETRY_MS = 12 * 60 * 60 * 1000;

interface Counter {
  shop: Shop;
  log: WorkerLog;
  transport: MailTransport;
  /** Doubles with every failed attempt. */
  firstRetryMs: number;
}

/** Sends one mail that was taken from the outbox, and notes there what became of it. */
export async function deliverMail(counter: Counter, mail: TakenMail): Promise<void> {
  const { shop, log, transport, firstRetryMs } = counter;
  if (mail.refused) return giveUp(shop.db, mail.id, 'The address was refused before', false);
  try {
    const data = await dataOf(shop, mail);
    if (data === undefined) return await dropMail(shop.db, mail.id);
    await transport.send(mail.id, composeMail({ ...mail, data }, shop.config, shop.links));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(
      { mail: mail.id, template: mail.template, attempt: mail.attempts, reason },
      'mail not delivered',
    );
    const isRefused = isRefusedForGood(error);
    if (isRefused || mail.attempts >= MAX_ATTEMPTS) return giveUp(shop.db, mail.id, reason, isRefused);
    const retryInMs = Math.min(firstRetryMs * 2 ** (mail.attempts - 1), LONGEST_RETRY_MS);
    return markFailed(shop.db, mail.id, reason, retryInMs);
  }
  return markSent(shop.db, mail.id);
}

/** Undefined where it is not to be sent any more. */
async function dataOf(shop: Shop, mail: TakenMail): Promise<Record<string, unknown> | undefined> {
  const write = domains().find(({ lateMails }) => lateMails?.[mail.template])?.lateMails?.[mail.template];
  const data = write === undefined ? mail.data : await write(shop, mail);
  return data as Record<string, unknown> | undefined;
}
