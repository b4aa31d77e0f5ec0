import { nextPayoutAfter } from '#domains/ledger/model/payout-days.ts';
import type { Db } from '#engine/server/db/client.ts';
import { dueNext } from '#engine/server/scheduler/timers.queries.ts';
import { numberBetween } from '#engine/server/settings/setting-schemas.ts';
import { setting, type DomainSettings, type SettingsChange } from '#engine/server/settings/setting.ts';

/** What the house keeps, and when producers are paid. */
export const ledgerSettings: DomainSettings = {
  settings: [
    setting({
      key: 'money.commissionPercent',
      ...numberBetween(0, 50, 2),
      standard: ({ policies }) => policies.commissionPercent,
      // Of sales from now on: what was sold has its own in its parts.
      policies: (commissionPercent) => ({ commissionPercent }),
    }),
    setting({
      key: 'money.payoutWeeks',
      ...numberBetween(1, 12, 0),
      standard: ({ policies }) => policies.payoutWeeks,
      policies: (payoutWeeks) => ({ payoutWeeks }),
    }),
    setting({
      key: 'money.payoutAfterHours',
      ...numberBetween(0, 720, 0),
      standard: ({ policies }) => policies.payoutAfterHours,
      policies: (payoutAfterHours) => ({ payoutAfterHours }),
    }),
  ],
};

/** The next payout is on a day of the new rhythm. */
export async function followPayoutWeeks(
  tx: Db,
  { keys, values }: SettingsChange,
  now = new Date(),
): Promise<void> {
  if (!keys.includes('money.payoutWeeks')) return;
  await dueNext(tx, 'payouts', nextPayoutAfter(now, values.get('money.payoutWeeks') as number));
}
