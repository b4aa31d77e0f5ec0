import { addedLabel } from '#engine/model/added-names.ts';
import type { TFunction } from 'i18next';
import type { Document, Goods, Statement } from '#domains/documents/model/document.ts';
import { brand, type MarkFill } from '#engine/model/brand.ts';
import { spacedIban } from '#engine/model/bank-account.ts';
import { formatDay, formatMoment } from '#engine/model/dates.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import { formatAmount } from '#engine/model/money.ts';
import { coloursInForce } from '#engine/server/brand/opened-brand.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { STATEMENT_KINDS } from '#domains/documents/model/document.ts';
import { notesOf, totalsOf } from '#domains/documents/model/totals-of.ts';
import type { Fact, PrintedTable, Printout } from './printout.ts';

/** Where people write letters on Letter; everywhere else they do on A4. */
const LETTER_COUNTRIES = ['US', 'CA'];

type Say = (key: string, values?: Record<string, unknown>) => string;

/** A document in its own language, which may be another than the reader's. */
export function toPrintout(document: Document, writtenAt: Date): Printout {
  const language = isLanguage(document.language) ? document.language : DEFAULT_LANGUAGE;
  const t: TFunction = translator(language);
  const say: Say = (key, values = {}) => t(`documents:${key}`, values);
  const { kind, number, seller, recipient, goods, statement } = document;
  const kindName = say(`kinds.${kind}`);
  return {
    language,
    paper: LETTER_COUNTRIES.includes(seller.country) ? 'LETTER' : 'A4',
    title: `${kindName} ${number}`,
    kind: kindName,
    writtenAt: writtenAt.toISOString(),
    seller: {
      name: seller.name,
      lines: [
        seller.address,
        seller.email,
        seller.phone,
        ...(seller.taxId === null ? [] : [`${say('taxId')}: ${seller.taxId}`]),
      ].filter((line) => line !== ''),
    },
    mark: markOf(),
    recipient: {
      label: say(`to.${kind}`),
      name: recipient?.name ?? say('forgotten'),
      lines:
        recipient === null
          ? []
          : linesOf([
              recipient.deliveredTo && say('deliveredTo', { name: recipient.deliveredTo }),
              recipient.address ?? say('toOrganizer'),
              recipient.email,
              recipient.phone,
              recipient.vatId && `${say('vatId')}: ${recipient.vatId}`,
            ]),
    },
    facts: factsOf(document, say, language, (key) => t(key)),
    table: goods ? goodsTable(goods, say) : statement && statementTable(statement, say, language),
    totals: totalsOf(document, say, (method) => t(`orders:methods.${method}`)).map(
      ({ label, amount, tone }) => ({
        label,
        value: amount,
        ...(tone === 'total' && { isTotal: true }),
      }),
    ),
    notes: goods ? notesOf(goods).map((note) => say(note)) : [],
    payTo: goods?.payTo ? payToOf(goods.payTo, (key) => t(`orders:payTo.${key}`)) : null,
    pageOf: say('pageOf', { page: '{page}', pages: '{pages}' }),
  };
}

function linesOf(lines: readonly (string | null)[]): string[] {
  return lines.filter((line) => line !== null && line !== '') as string[];
}

function markOf(): Printout['mark'] {
  const { viewBox, shapes } = brand().mark;
  const { colours } = coloursInForce();
  const colourOf = (fill: MarkFill) => colours[fill]?.light ?? '#1d1b16';
  return { viewBox, shapes: shapes.map(({ d, fill }) => ({ d, colour: colourOf(fill) })) };
}

function factsOf(document: Document, say: Say, language: string, t: (key: string) => string): Fact[] {
  const { goods, statement, payoutId, orderId } = document;
  const day = (text: string) => formatDay(text, 'longDate', language);
  const facts: [label: string, value: string | null | undefined][] = [
    [say(`numbers.${document.kind}`), document.number],
    [say('date'), day(document.date)],
    [say('order'), orderId === null ? null : `#${orderId}`],
    [say('orderedOn'), goods && goods.orderedOn !== document.date ? day(goods.orderedOn) : null],
    [say('corrects'), goods?.corrects?.number],
    [say('reason'), goods?.corrects && say(`reasons.${goods.corrects.reason}`)],
    [say('delivery'), goods && goods.corrects === null ? t(`orders:methods.${goods.shippingMethod}`) : null],
    [
      say('payment'),
      goods &&
        (addedLabel('payment', goods.paymentMethod, language) ?? say(`payments.${goods.paymentMethod}`)),
    ],
    [say('due'), goods?.dueOn && day(goods.dueOn)],
    [say('statement.payout'), payoutId === null ? null : `#${payoutId}`],
    [say('statement.periodEnd'), statement && formatMoment(statement.periodEnd, 'dateTime', language)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const column = (header: string, width: number, align: 'left' | 'right' = 'right') => ({
  header,
  width,
  align,
});

function goodsTable({ lines }: Goods, say: Say): PrintedTable | null {
  if (lines.length === 0) return null;
  return {
    caption: say('lines.caption'),
    columns: [
      column(say('lines.quantity'), 0.12, 'left'),
      column(say('lines.product'), 0.54, 'left'),
      column(say('lines.price'), 0.17),
      column(say('lines.amount'), 0.17),
    ],
    rows: lines.map((line) => [
      { text: line.quantity === null ? '' : String(line.quantity) },
      {
        text: line.name === '' ? say('lines.amountOnly') : line.name,
        ...(line.discount > 0 && {
          note: say('lines.discount', {
            percent: line.discountPercentage,
            amount: formatAmount(-line.discount),
          }),
        }),
      },
      { text: line.unitPrice === null ? '' : formatAmount(line.unitPrice) },
      { text: formatAmount(line.amount) },
    ]),
  };
}

function statementTable({ lines }: Statement, say: Say, language: string): PrintedTable {
  const kindOf = (kind: string) => (STATEMENT_KINDS.includes(kind) ? kind : 'other');
  return {
    caption: say('statement.caption'),
    columns: [
      column(say('statement.order'), 0.16, 'left'),
      column(say('statement.kind'), 0.3, 'left'),
      column(say('statement.goods'), 0.18),
      column(say('statement.commission'), 0.18),
      column(say('statement.amount'), 0.18),
    ],
    rows: lines.map((line) => [
      { text: `#${line.orderId}` },
      { text: say(`statement.kinds.${kindOf(line.kind)}`), note: formatDay(line.on, 'date', language) },
      { text: formatAmount(line.goods) },
      { text: formatAmount(line.commission) },
      { text: formatAmount(line.amount) },
    ]),
  };
}

function payToOf(account: NonNullable<Goods['payTo']>, say: (key: string) => string): Printout['payTo'] {
  const { holder, iban, routingNumber, accountNumber, bic, name, reference, qrCode = null } = account;
  const facts: [string, string | null][] = [
    ['holder', holder],
    ['iban', iban && spacedIban(iban)],
    ['routingNumber', iban === null ? routingNumber : null],
    ['accountNumber', iban === null ? accountNumber : null],
    ['bic', bic],
    ['bank', name],
    ['reference', reference],
  ];
  return {
    title: say('title'),
    intro: say('intro'),
    facts: facts.flatMap(([key, value]) => (value === null ? [] : [{ label: say(key), value }])),
    qrCode,
  };
}
