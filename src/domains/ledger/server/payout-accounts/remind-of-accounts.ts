import { statement } from '#engine/server/db/statement.ts';
import type { Db } from '#engine/server/db/client.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { LEAST_PAYOUT_CENTS } from '#domains/ledger/model/upcoming.ts';
import { sumsOfProducer } from '#domains/ledger/server/balances.queries.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { lockProducer } from './lock-producer.ts';
import { ownersOf } from './tell-owners.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Shorter than a month, and than mails are kept. */
const QUIET_DAYS = 28;

const withoutAccount = statement<{ id: number; companyName: string }>(
  'producers-without-payout-account',
  `select r.id, r.company_name from producer_profiles r
    where r.verified and r.closed_at is null
      and not exists (select from payout_accounts a where a.producer_id = r.id)
    order by r.id`,
);

const writtenTo = statement<{ recipient: string }, { recipients: string[]; since: Date }>(
  'reminded-of-payout-account',
  `select distinct recipient from mail_outbox
    where template = 'payout-account-missing' and recipient = any($recipients::text[])
      and created_at > $since::timestamptz`,
);

/** Producers whose balance waits for an account hear of it, at most once a month, however often this runs. */
export async function remindOfAccounts(db: Db, now: Date): Promise<void> {
  for (const { id, companyName } of await withoutAccount(db, {})) {
    await db.transaction(async (tx) => {
      await lockProducer(tx, id);
      const { balance: cents } = await sumsOfProducer(tx, id);
      if (cents < LEAST_PAYOUT_CENTS) return;
      const owners = await ownersOf(tx, id);
      const since = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
      const recent = await writtenTo(tx, { recipients: owners.map(({ email }) => email), since });
      const told = new Set(recent.map(({ recipient }) => recipient));
      await queueMails(
        tx,
        owners
          .filter(({ email }) => !told.has(email))
          .map(({ email, language }) => ({
            template: 'payout-account-missing' as const,
            recipient: email,
            language: toLanguage(language) ?? DEFAULT_LANGUAGE,
            data: { companyName, cents },
          })),
      );
    });
  }
}

/** Every few days: who is due that day hears of it. */
export const REMIND_EVERY_MINUTES = 7 * 24 * 60;
