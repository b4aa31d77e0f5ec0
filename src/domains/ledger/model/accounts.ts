import { z } from 'zod';
import { idTextSchema } from '#engine/model/ids.ts';

/** The shop's own accounts; besides them every producer has one. */
export const HOUSE_ACCOUNTS = [
  /** What we have. */
  'cash',
  /** What customers owe us. */
  'receivable',
  /** What we earned: the commission of producers' goods, and all of what the house sells itself. */
  'commission',
  'shipping',
  'gift_wrap',
  /** What codes cost us. */
  'promo',
  /** What payment providers keep. */
  'fees',
  /** What we owe customers. */
  'refunds_due',
  /** What the bank has taken back because a customer disputes a payment, until that is decided. */
  'disputes',
  /** What holders of gift cards may still buy for; which card an entry concerns stands beside it. */
  'gift_cards',
  /** What carriers cost us for labels. */
  'carrier',
] as const;

/** Where an order's money is; all its other accounts say what it was for, but gift cards and credit that pay it (`isFunds`). */
export const MONEY_ACCOUNTS = ['cash', 'receivable', 'fees', 'refunds_due', 'disputes', 'carrier'] as const;

export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];
export type ProducerAccount = `producer:${number}`;
/** What is collected for a country, or a part of it: `tax:US`, `tax:US-NY`. */
export type TaxAccount = `tax:${string}`;
/** What the shop owes somebody with an account, to be spent here. */
export type CreditAccount = `credit:${number}`;
export type Account = HouseAccount | ProducerAccount | TaxAccount | CreditAccount;

export function producerAccount(producerId: number): ProducerAccount {
  return `producer:${producerId}`;
}

/** Null: an account of the shop's own. */
export function producerOf(account: Account): number | null {
  return account.startsWith('producer:') ? Number(account.slice('producer:'.length)) : null;
}

export function creditAccount(userId: number): CreditAccount {
  return `credit:${userId}`;
}

/** Null: it is nobody's credit. */
export function creditOf(account: Account): number | null {
  return account.startsWith('credit:') ? Number(account.slice('credit:'.length)) : null;
}

/** Whether an entry of an order says that a gift card or credit paid it. A gift card that is sold belongs to a part. */
export function isFunds({ account, partId }: { account: Account; partId: number | null }): boolean {
  return partId === null && (account === 'gift_cards' || creditOf(account) !== null);
}

export function taxAccount({ country, region }: { country: string; region: string | null }): TaxAccount {
  return region === null ? `tax:${country}` : `tax:${country}-${region}`;
}

export function isTaxAccount(account: string): account is TaxAccount {
  return account.startsWith('tax:');
}

/** Where the tax of an account is owed. */
export function placeOfTax(account: TaxAccount): { country: string; region: string | null } {
  const [country, region = null] = account.slice('tax:'.length).split('-');
  return { country: country!, region };
}

function isAccount(text: string): text is Account {
  if ((HOUSE_ACCOUNTS as readonly string[]).includes(text)) return true;
  if (/^tax:[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/.test(text)) return true;
  const [name, id, ...rest] = text.split(':');
  return (
    (name === 'producer' || name === 'credit') &&
    rest.length === 0 &&
    /^[1-9]\d*$/.test(id ?? '') &&
    idTextSchema.safeParse(id).success
  );
}

export const accountSchema = z.custom<Account>(
  (value) => typeof value === 'string' && isAccount(value),
  'validation:accountInvalid',
);
