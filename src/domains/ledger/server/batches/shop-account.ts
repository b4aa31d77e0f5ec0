import type { Debtor } from '#domains/ledger/model/credit-transfer.ts';
import { settingInForce } from '#engine/server/settings/settings-in-force.ts';

/** Where the shop's own money is, as its settings say; undefined: nobody has said it. */
export function shopAccount(): Debtor | undefined {
  const holder = settingInForce<string | null>('bank.holder');
  const iban = settingInForce<string | null>('bank.iban');
  if (holder === null || iban === null) return undefined;
  return { holder, iban, bic: settingInForce<string | null>('bank.bic') };
}
