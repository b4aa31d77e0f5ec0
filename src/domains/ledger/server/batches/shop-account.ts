import type { Debtor } from '#domains/ledger/model/credit-transfer.ts';
import type { Db } from '#engine/server/db/client.ts';
import { loadSetting } from '#engine/server/db/settings.ts';

/** Where the shop's own money is, as its settings say; undefined: nobody has said it. */
export async function shopAccount(db: Db): Promise<Debtor | undefined> {
  const [holder, iban, bic] = await Promise.all(
    ['bank.holder', 'bank.iban', 'bank.bic'].map((key) => loadSetting<string>(db, key)),
  );
  return holder === undefined || iban === undefined ? undefined : { holder, iban, bic: bic ?? null };
}
