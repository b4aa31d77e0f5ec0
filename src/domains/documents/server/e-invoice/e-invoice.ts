import type { ContentTax, InvoiceContent } from '#domains/documents/model/document-content.ts';
import { taxesOfContent } from '#domains/documents/model/sums.ts';
import type { DocumentRecord } from '#domains/documents/server/document-view.ts';
import type { KnownAddress } from '#engine/model/places/address.ts';
import { readAddress } from '#engine/model/places/read-address.ts';
import { isVatId, tidyVatId } from '#engine/model/places/vat-id.ts';

/** What EN 16931 asks of an invoice, in the words of neither of its two formats. Money in cents. */
export interface EInvoice {
  number: string;
  isCreditNote: boolean;
  /** 'YYYY-MM-DD' */
  issuedOn: string;
  dueOn: string | null;
  currency: string;
  notes: string[];
  orderReference: string | null;
  /** The invoice that it corrects. */
  corrects: string | null;
  seller: EParty;
  buyer: EParty;
  payment: { meansCode: string; iban: string | null; holder: string | null; bic: string | null } | null;
  terms: string;
  lines: ELine[];
  charges: (ETaxed & { reason: string })[];
  taxes: (ETaxed & { taxCents: number; reason: { code: string; text: string } | null })[];
  lineCents: number;
  chargeCents: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
}

export interface EParty {
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  address: Pick<KnownAddress, 'line1' | 'line2' | 'city' | 'postalCode' | 'region' | 'country'>;
  vatId: string | null;
  /** By what programs tell a seller without a VAT id from others. */
  id: string | null;
  /** Another number of the tax office's. */
  taxNumber: string | null;
}

/** S: at a rate; Z: at a rate of zero; AE: the buyer owes it. */
type Category = 'S' | 'Z' | 'AE';

export interface ETaxed {
  category: Category;
  percent: number;
  /** Without tax. */
  netCents: number;
}

export interface ELine extends ETaxed {
  name: string;
  quantity: number;
}

/** Texts of `documents`, in the document's language. */
type Say = (key: string, values?: Record<string, unknown>) => string;

/** Everything as the document holds it for good. */
export function eInvoiceOf(record: DocumentRecord, content: InvoiceContent, say: Say): EInvoice {
  const { corrects, payment, taxReason } = content;
  const isReversed = taxReason === 'reverse_charge';
  const taxed = (tax: ContentTax | undefined): ETaxed => ({
    category: isReversed ? 'AE' : tax !== undefined && tax.percent > 0 ? 'S' : 'Z',
    percent: isReversed ? 0 : (tax?.percent ?? 0),
    netCents: tax?.baseCents ?? 0,
  });
  const lines = corrects === null ? soldLines(content, taxed) : correctedLines(content, taxed, say);
  const charges = corrects === null ? chargesOf(content, taxed, say) : [];
  const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0);
  const taxes = breakdown(
    [...lines, ...charges],
    taxesOfContent(content).map((tax) => ({ ...taxed(tax), taxCents: tax.amountCents })),
    isReversed ? { code: 'VATEX-EU-AE', text: say('reverseCharge') } : null,
  );
  const lineCents = sum(lines.map(({ netCents }) => netCents));
  const chargeCents = sum(charges.map(({ netCents }) => netCents));
  const taxCents = sum(taxes.map((tax) => tax.taxCents));
  const totalCents = lineCents + chargeCents + taxCents;
  const isPaid = corrects === null && payment.method !== 'invoice';
  const paidBefore = corrects === null ? sum((payment.paidBy ?? []).map(({ cents }) => cents)) : 0;
  return {
    number: record.number,
    isCreditNote: record.kind === 'credit_note',
    issuedOn: record.date,
    dueOn: payment.dueOn,
    currency: record.currency,
    notes: isReversed ? [say('reverseCharge')] : [],
    orderReference: record.orderId === null ? null : String(record.orderId),
    corrects: corrects?.number ?? null,
    seller: sellerOf(content),
    buyer: buyerOf(record, content, say),
    payment: record.kind === 'credit_note' ? null : meansOf(payment, record.currency),
    terms: say(`payments.${payment.method}`),
    lines,
    charges,
    taxes,
    lineCents,
    chargeCents,
    netCents: lineCents + chargeCents,
    taxCents,
    totalCents,
    paidCents: isPaid ? totalCents : paidBefore,
  };
}

type Taxed = (tax: ContentTax | undefined) => ETaxed;

/** What a line costs after all discounts, without tax. One that costs nothing shares the rate of another. */
function soldLines({ lines, shipping, giftWrap }: InvoiceContent, taxed: Taxed): ELine[] {
  const any = [...lines.flatMap(({ taxes }) => taxes), ...shipping.taxes, ...giftWrap.taxes][0];
  return lines.map(({ name, quantity, taxes: [tax] }) => ({
    name,
    quantity: quantity ?? 1,
    ...taxed(tax ?? (any && { ...any, baseCents: 0, amountCents: 0 })),
  }));
}

/** The books know a correction by its rates, not by its pieces: a line for each rate, which names the pieces. */
function correctedLines(content: InvoiceContent, taxed: Taxed, say: Say): ELine[] {
  const pieces = content.lines.flatMap(({ name, quantity }) =>
    name === '' ? [] : [quantity === null ? name : `${quantity} × ${name}`],
  );
  const name = [say(`reasons.${content.corrects!.reason}`), pieces.join(', ')].filter(Boolean).join(': ');
  const taxes = content.correctedTaxes.length === 0 ? [undefined] : content.correctedTaxes;
  return taxes.map((tax) => ({ name, quantity: 1, ...taxed(tax) }));
}

function chargesOf({ shipping, giftWrap }: InvoiceContent, taxed: Taxed, say: Say): EInvoice['charges'] {
  const charge = (reason: string, [tax]: ContentTax[]) =>
    tax === undefined ? [] : [{ reason, ...taxed(tax) }];
  return [...charge(say('sums.shipping'), shipping.taxes), ...charge(say('sums.giftWrap'), giftWrap.taxes)];
}

/** One row for each rate that a line or charge has. */
function breakdown(
  parts: readonly ETaxed[],
  amounts: readonly (ETaxed & { taxCents: number })[],
  reason: EInvoice['taxes'][number]['reason'],
): EInvoice['taxes'] {
  const rates = new Map(
    parts.map(({ category, percent }) => [`${category} ${percent}`, { category, percent }]),
  );
  return [...rates.values()].map((rate) => {
    const isOf = (part: ETaxed) => part.category === rate.category && part.percent === rate.percent;
    return {
      ...rate,
      netCents: parts.filter(isOf).reduce((sum, { netCents }) => sum + netCents, 0),
      taxCents: amounts.filter(isOf).reduce((sum, { taxCents }) => sum + taxCents, 0),
      reason,
    };
  });
}

function sellerOf({ seller }: InvoiceContent): EParty {
  const { name, address, email, phone, country, taxId } = seller;
  const tidy = taxId === null ? '' : tidyVatId(taxId);
  return {
    name,
    company: null,
    email: email || null,
    phone: phone || null,
    address: { ...NO_ADDRESS, line1: address || null, country },
    vatId: isVatId(tidy) ? tidy : null,
    id: isVatId(tidy) ? null : taxId || email || name,
    taxNumber: isVatId(tidy) ? null : taxId || null,
  };
}

const NO_ADDRESS = { line1: null, line2: null, city: null, postalCode: null, region: null };

/** Documents from before addresses were kept by their parts have the text, which says most of them. */
function buyerOf({ recipient }: DocumentRecord, content: InvoiceContent, say: Say): EParty {
  const home = content.seller.country;
  const country = taxesOfContent(content)[0]?.country ?? home;
  const nowhere = { ...NO_ADDRESS, country };
  if (recipient === null)
    return {
      name: say('forgotten'),
      company: null,
      email: null,
      phone: null,
      address: nowhere,
      vatId: null,
      id: null,
      taxNumber: null,
    };
  const { name, email, phone, address, place, vatId = null } = recipient;
  const read = address === null ? nowhere : { ...readAddress(address, home), line2: null };
  return {
    name,
    company: place?.company ?? null,
    email,
    phone,
    address: place?.line1 ? place : { ...read, line1: read.line1 ?? address?.replaceAll('\n', ', ') ?? null },
    vatId,
    id: null,
    taxNumber: null,
  };
}

/** UNTDID 4461: SEPA or another transfer, a card, or nothing that it has a word for. */
function meansOf({ method, bank }: InvoiceContent['payment'], currency: string): EInvoice['payment'] {
  const none = { iban: null, holder: null, bic: null };
  if (method === 'card') return { meansCode: '48', ...none };
  if (bank?.iban == null) return { meansCode: '1', ...none };
  return { meansCode: currency === 'EUR' ? '58' : '30', iban: bank.iban, holder: bank.holder, bic: bank.bic };
}
