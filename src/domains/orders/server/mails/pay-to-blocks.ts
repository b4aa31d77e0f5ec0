import { spacedIban } from '#engine/model/bank-account.ts';
import { payTo } from '#domains/orders/server/pay-to.ts';
import type { MailBlock, MailContext } from '#engine/server/mail/mail-content.ts';

/** Where an invoice is paid, as the shop's account is when the mail leaves; nothing where there is nothing to pay. */
export function payToBlocks(open: Parameters<typeof payTo>[0], { t }: MailContext): MailBlock[] {
  const account = payTo(open);
  if (account === undefined) return [];
  const rows = [
    ['holder', account.holder],
    ['iban', account.iban && spacedIban(account.iban)],
    ['routingNumber', account.iban === null ? account.routingNumber : null],
    ['accountNumber', account.iban === null ? account.accountNumber : null],
    ['bic', account.bic],
    ['bank', account.name],
    ['reference', account.reference],
  ] as const;
  return [
    { kind: 'text', text: t('mail:payTo.intro') },
    {
      kind: 'table',
      rows: rows.flatMap(([name, value]) =>
        value === null ? [] : [{ label: t(`mail:payTo.${name}`), value, strong: name === 'reference' }],
      ),
    },
  ];
}
