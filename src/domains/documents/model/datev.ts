import { producerOf, type Account } from '#domains/ledger/model/accounts.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import { assertCents } from '#engine/model/money.ts';

/** A posting of the ledger, as bookkeeping reads it. */
export interface JournalPosting {
  id: number;
  at: Date;
  /** 'YYYY-MM-DD', on the shop's calendar. */
  day: string;
  kind: PostingKind;
  orderId: number | null;
  /** Of the document that it belongs to; null: there is none. */
  document: string | null;
  entries: { account: Account; amountCents: number }[];
}

/** An amount that goes from one account to another. */
export interface Transfer {
  debit: Account;
  credit: Account;
  cents: number;
}

/** A posting of many entries as amounts between two accounts each: what every account gets is the same. */
export function asTransfers(entries: JournalPosting['entries']): Transfer[] {
  const debits = entries.filter(({ amountCents }) => amountCents > 0).map((entry) => ({ ...entry }));
  const credits = entries.filter(({ amountCents }) => amountCents < 0).map((entry) => ({ ...entry }));
  const transfers: Transfer[] = [];
  while (debits.length > 0 && credits.length > 0) {
    const [debit, credit] = [debits[0]!, credits[0]!];
    const cents = Math.min(debit.amountCents, 0 - credit.amountCents);
    transfers.push({ debit: debit.account, credit: credit.account, cents });
    debit.amountCents -= cents;
    credit.amountCents += cents;
    if (debit.amountCents === 0) debits.shift();
    if (credit.amountCents === 0) credits.shift();
  }
  if (debits.length > 0 || credits.length > 0) throw new RangeError('A posting does not sum to zero');
  return transfers;
}

/** Numbers of the chart of accounts SKR03; docs/documents.md names them for the tax adviser. */
const SKR03: Readonly<Record<string, number>> = {
  cash: 1200,
  receivable: 1400,
  commission: 8400,
  shipping: 8401,
  gift_wrap: 8402,
  promo: 8730,
  fees: 4970,
  refunds_due: 1701,
  disputes: 1360,
  gift_cards: 1604,
  carrier: 4730,
};
/** Producers are creditors. */
const FIRST_CREDITOR = 70_000;
const TAXES = 1776;
const CREDIT = 1605;
/** An account that this table does not know yet. */
const OTHERS = 1590;

export function datevAccount(account: Account): number {
  const producerId = producerOf(account);
  if (producerId !== null) return FIRST_CREDITOR + producerId;
  if (account.startsWith('tax:')) return TAXES;
  if (account.startsWith('credit:')) return CREDIT;
  return SKR03[account] ?? OTHERS;
}

/** The format's own language; without letters that need an encoding. */
const TEXTS: Readonly<Partial<Record<PostingKind, string>>> = {
  sale: 'Verkauf',
  cancellation: 'Stornierung',
  removal: 'Teilstorno',
  return: 'Rueckgabe',
  payment: 'Zahlungseingang',
  fee: 'Zahlungsgebuehr',
  refund: 'Erstattung',
  refund_payment: 'Rueckzahlung',
  refund_failed: 'Rueckzahlung gescheitert',
  payout: 'Auszahlung',
  dispute: 'Rueckbuchung',
  dispute_lost: 'Rueckbuchung verloren',
  dispute_won: 'Rueckbuchung gewonnen',
  credit: 'Guthaben',
};

export interface DatevHead {
  /** 'YYYY-MM-DD', both included, of one year. */
  from: string;
  until: string;
  currency: string;
  now: Date;
}

const compact = (day: string) => day.replaceAll('-', '');

/** The two lines before the bookings: format EXTF 700, bookings of version 13. */
export function datevHead({ from, until, currency, now }: DatevHead): string {
  const madeAt = now
    .toISOString()
    .replaceAll(/[-:TZ.]/g, '')
    .padEnd(17, '0');
  const length = 4;
  const fields = [
    '"EXTF"',
    700,
    21,
    '"Buchungsstapel"',
    13,
    madeAt,
    '',
    '"RE"',
    '""',
    '""',
    1001,
    1,
    `${from.slice(0, 4)}0101`,
    length,
    compact(from),
    compact(until),
    '"Ledger"',
    '""',
    1,
    0,
    0,
    `"${currency}"`,
    '',
    '""',
    '',
    '',
    '"03"',
    '',
    '',
    '""',
    '""',
  ];
  return `${fields.join(';')}\r\n${COLUMNS.join(';')}\r\n`;
}

const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schluessel)',
  'BU-Schluessel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

/** One line for each amount between two accounts. */
export function datevLines(
  { id, day, kind, orderId, document, entries }: JournalPosting,
  currency: string,
): string {
  const [, month, date] = day.split('-');
  const text = [TEXTS[kind] ?? kind, orderId === null ? '' : `Bestellung ${orderId}`].join(' ').trim();
  return asTransfers(entries)
    .map(({ debit, credit, cents }) =>
      [
        decimal(cents),
        '"S"',
        `"${currency}"`,
        '',
        '',
        '""',
        datevAccount(debit),
        datevAccount(credit),
        '""',
        `${date}${month}`,
        `"${document ?? ''}"`,
        `"${id}"`,
        '',
        `"${text}"`,
      ].join(';'),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}

/** '1234,56' */
function decimal(cents: number): string {
  assertCents(cents);
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}
