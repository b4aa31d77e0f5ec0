import { ownersOfShop } from '#domains/desk/server/shop-owners.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import type { SettingsChange } from '#engine/server/settings/setting.ts';

/** Customers' money goes elsewhere from now on: every owner of the shop hears of it, by whom, and how it ends. */
export async function tellOfBankAccount(tx: Db, { actor, keys, values }: SettingsChange): Promise<void> {
  if (!keys.some((key) => key.startsWith('bank.'))) return;
  const account = values.get('bank.iban') ?? values.get('bank.accountNumber');
  const ends = typeof account === 'string' ? `…${account.slice(-4)}` : null;
  await queueMails(
    tx,
    (await ownersOfShop(tx)).map((owner) => ({
      template: 'bank-account-changed' as const,
      recipient: owner.email,
      language: toLanguage(owner.language) ?? DEFAULT_LANGUAGE,
      data: { by: actor.username, ends },
    })),
  );
}
