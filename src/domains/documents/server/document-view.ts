import type { Document, Goods, ListedDocument, Statement } from '#domains/documents/model/document.ts';
import type {
  ContentTax,
  DocumentContent,
  InvoiceContent,
  Recipient,
  StatementContent,
} from '#domains/documents/model/document-content.ts';
import { sumsOfContent, taxesOfContent } from '#domains/documents/model/sums.ts';
import { payToFor } from '#domains/orders/server/pay-to.ts';
import { toAmount } from '#engine/model/money.ts';
import type { documents } from './documents.schema.ts';

export type DocumentRecord = typeof documents.$inferSelect;

type Listed = Pick<DocumentRecord, 'number' | 'kind' | 'date' | 'totalCents' | 'currency' | 'orderId'>;

export function toListed({ number, kind, date, totalCents, currency, orderId }: Listed): ListedDocument {
  return { number, kind, date, total: toAmount(totalCents), currency, orderId };
}

export function toDocument(record: DocumentRecord): Document {
  const { language, recipient, payoutId } = record;
  const content: DocumentContent = record.content;
  return {
    ...toListed(record),
    language,
    seller: content.seller,
    recipient: recipient && toRecipient(recipient),
    payoutId,
    goods: content.type === 'goods' ? toGoods(record, content) : null,
    statement: content.type === 'statement' ? toStatement(content) : null,
  };
}

function toGoods(record: DocumentRecord, content: InvoiceContent): Goods {
  const { promo, shipping, giftWrap, payment } = content;
  const sums = sumsOfContent(content);
  const { paidBy = [] } = payment;
  const paidCents = paidBy.reduce((sum, { cents }) => sum + cents, 0);
  const owed = { cents: record.totalCents - paidCents, reference: record.number, currency: record.currency };
  return {
    orderedOn: content.orderedOn,
    lines: content.lines.map((line) => ({
      name: line.name,
      unit: line.unit,
      quantity: line.quantity,
      unitPrice: line.priceCents === null ? null : toAmount(line.priceCents),
      discount: toAmount(line.discountCents),
      discountPercentage: line.discountPercentage,
      amount: toAmount(line.cents),
    })),
    subtotal: toAmount(sums.subtotalCents),
    discountTotal: toAmount(sums.discountCents),
    promo: promo && { code: promo.code, discount: toAmount(promo.cents) },
    shipping: toAmount(shipping.cents),
    shippingMethod: shipping.method,
    coldChain: shipping.coldChain,
    giftWrap: toAmount(giftWrap.cents),
    taxes: taxesOfContent(content).map(toTax),
    taxIncluded: content.taxIncluded,
    taxReason: content.taxReason,
    taxRelief: toAmount(sums.reliefCents),
    paymentMethod: payment.method,
    paidBy: paidBy.map(({ cents, ...by }) => ({ ...by, amount: toAmount(cents) })),
    dueOn: payment.dueOn,
    payTo: payment.bank && payToFor(payment.bank, owed),
    corrects: content.corrects,
  };
}

function toRecipient({ name, email, phone, address, deliveredTo = null, vatId = null }: Recipient) {
  return { name, email, phone, address, deliveredTo, vatId };
}

function toTax({ baseCents, amountCents, ...tax }: ContentTax): Goods['taxes'][number] {
  return { ...tax, base: toAmount(baseCents), amount: toAmount(amountCents) };
}

function toStatement({ periodEnd, lines }: StatementContent): Statement {
  const sum = (of: 'goodsCents' | 'commissionCents') => lines.reduce((total, line) => total + line[of], 0);
  return {
    periodEnd,
    lines: lines.map(({ orderId, kind, on, goodsCents, commissionCents, cents }) => ({
      orderId,
      kind,
      on,
      goods: toAmount(goodsCents),
      commission: toAmount(commissionCents),
      amount: toAmount(cents),
    })),
    goods: toAmount(sum('goodsCents')),
    commission: toAmount(sum('commissionCents')),
  };
}
