import { epcText, type BankAccount } from '#engine/model/bank-account.ts';
import { toCents } from '#engine/model/money.ts';
import type { OrderPayment, PayTo } from '#domains/orders/model/payments/order-payment.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { drawCode } from './pickup/draw-code.ts';
import { settingInForce } from '#engine/server/settings/settings-in-force.ts';

/** Where customers transfer what they owe; undefined until the owner has said it. */
export function bankAccount(): BankAccount | undefined {
  const said = (name: string) => settingInForce<string | null>(`bank.${name}`);
  const [holder, iban, routingNumber, accountNumber] = [
    said('holder'),
    said('iban'),
    said('routingNumber'),
    said('accountNumber'),
  ];
  if (holder === null || (iban === null && (routingNumber === null || accountNumber === null)))
    return undefined;
  return { holder, name: said('name'), iban, routingNumber, accountNumber, bic: said('bic') };
}

/** Of an invoice that is not paid: where, with which reference, and in euro the code that a banking app reads. */
export function payTo(
  { method, open, invoiceNumber: reference }: Pick<OrderPayment, 'method' | 'open' | 'invoiceNumber'>,
  currency: string = shopHome().currency,
): PayTo | undefined {
  const account = bankAccount();
  if (method !== 'invoice' || open <= 0 || account === undefined || reference === null) return undefined;
  return payToFor(account, { cents: toCents(open), reference, currency });
}

/** An amount to be paid to this account. */
export function payToFor(
  account: BankAccount,
  { cents, reference, currency }: { cents: number; reference: string; currency: string },
): PayTo {
  const code = currency === 'EUR' ? epcText(account, { cents, reference }) : undefined;
  return { ...account, reference, ...(code !== undefined && { qrCode: drawCode(code) }) };
}
