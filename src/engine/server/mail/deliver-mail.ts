import { doublingPause } from '#engine/server/queue/leased-queue.ts';
import type { WorkerLog } from '#engine/server/queue/worker-loop.ts';
import { MAX_ATTEMPTS } from './mails.schema.ts';
import { traced, tracedJob } from '#engine/server/traces/trace.ts';
import { domains } from '#engine/server/domain.ts';
import type { Shop } from '#engine/server/shop.ts';
import { composeMail } from './compose-mail.ts';
import { dropMail, markFailed, markSent, type TakenMail } from './outbox.queries.ts';
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
export function deliverMail(counter: Counter, mail: TakenMail): Promise<void> {
  const { id, template, trace } = mail;
  return tracedJob(`mail ${template}`, { mail: id }, trace, () => deliver(counter, mail));
}

async function deliver(counter: Counter, mail: TakenMail): Promise<void> {
  const { shop, log, transport, firstRetryMs } = counter;
  const { id, attempts } = mail;
  const fail = async (reason: string, pauseMs: number | null, refused = false) => {
    await markFailed(shop.db, { id, reason, pauseMs, refused });
  };
  if (mail.refused) return fail('The address was refused before', null);
  try {
    const data = await dataOf(shop, mail);
    if (data === undefined) return await dropMail(shop.db, id);
    const written = composeMail({ ...mail, data }, shop.config, shop.links);
    await traced('SMTP', {}, () => transport.send(id, written));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ mail: id, template: mail.template, attempt: attempts, reason }, 'mail not delivered');
    if (isRefusedForGood(error)) return fail(reason, null, true);
    const pace = { firstMs: firstRetryMs, longestMs: LONGEST_RETRY_MS, maxAttempts: MAX_ATTEMPTS };
    return fail(reason, doublingPause(attempts, pace));
  }
  await markSent(shop.db, { id });
}

/** Undefined where it is not to be sent any more. */
async function dataOf(shop: Shop, mail: TakenMail): Promise<Record<string, unknown> | undefined> {
  const write = domains().find(({ lateMails }) => lateMails?.[mail.template])?.lateMails?.[mail.template];
  const data = write === undefined ? mail.data : await write(shop, mail);
  return data as Record<string, unknown> | undefined;
}

/** What nodemailer says of a mail that a server did not take. */
interface SmtpError {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** 'Policy or security': the server objects to us, or to how we send; the address may be a good one. */
const ABOUT_THE_SENDER = /\b5\.7\.\d/;
/** Also '5.2.2': a full mailbox may be emptied. */
const MAILBOX_FULL = /\b5\.2\.2\b/;

/** The receiving server refused this very address for good: sending to it again would change nothing. */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0, response = '' } = error as SmtpError;
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  return responseCode !== 552 && !ABOUT_THE_SENDER.test(response) && !MAILBOX_FULL.test(response);
}
