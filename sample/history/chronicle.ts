import { orderBooks, type BookedEntry, type OrderBooks } from '#domains/ledger/model/order-books.ts';
import type { Posting } from '#domains/ledger/model/posting.ts';
import type { ledgerEntries, ledgerPostings } from '#domains/ledger/server/ledger.schema.ts';
import type { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import type { orderEvents, orderItems, orderParts, orders } from '#domains/orders/server/orders.schema.ts';
import type { paymentFacts, payments, refunds } from '#domains/orders/server/payments.schema.ts';
import type { payouts } from '#domains/ledger/server/payouts.schema.ts';
import type { returnEvents, returnItems, returns } from '#domains/returns/server/returns.schema.ts';
import type { productReviews } from '#domains/catalogue/server/reviews.schema.ts';

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert'] & { id: number };

/** What happened, as rows that carry their ids already, each table in the order of time. */
export interface ChronicleRows {
  orders: Row<typeof orders>[];
  orderParts: Row<typeof orderParts>[];
  orderItems: Row<typeof orderItems>[];
  orderEvents: Row<typeof orderEvents>[];
  payments: Row<typeof payments>[];
  refunds: Row<typeof refunds>[];
  paymentFacts: Row<typeof paymentFacts>[];
  ledgerPostings: Row<typeof ledgerPostings>[];
  ledgerEntries: Row<typeof ledgerEntries>[];
  payouts: Row<typeof payouts>[];
  returns: Row<typeof returns>[];
  returnItems: Row<typeof returnItems>[];
  returnEvents: Row<typeof returnEvents>[];
  productReviews: Row<typeof productReviews>[];
  auditLog: Row<typeof auditLog>[];
  mailOutbox: Row<typeof mailOutbox>[];
}

export type ChronicleTable = keyof ChronicleRows;
/** The first id that is free in each table. */
export type FirstIds = Record<ChronicleTable, number>;

/** Writes down what happens, one thing after the other, with the books. */
export class Chronicle {
  readonly rows: ChronicleRows = {
    orders: [],
    orderParts: [],
    orderItems: [],
    orderEvents: [],
    payments: [],
    refunds: [],
    paymentFacts: [],
    ledgerPostings: [],
    ledgerEntries: [],
    payouts: [],
    returns: [],
    returnItems: [],
    returnEvents: [],
    productReviews: [],
    auditLog: [],
    mailOutbox: [],
  };
  readonly #firstIds: FirstIds;
  readonly #booked = new Map<number, BookedEntry[]>();

  constructor(firstIds: FirstIds) {
    this.#firstIds = firstIds;
  }

  add<Table extends ChronicleTable>(
    table: Table,
    row: Omit<ChronicleRows[Table][number], 'id'>,
  ): ChronicleRows[Table][number] {
    const rows: object[] = this.rows[table];
    const added = { ...row, id: this.#firstIds[table] + rows.length };
    rows.push(added);
    return added as ChronicleRows[Table][number];
  }

  post({ entries, taxes = [], ...posting }: Posting, at: Date): void {
    if (taxes.length > 0) throw new Error('The history is of a shop that charges no taxes.');
    const { id: postingId } = this.add('ledgerPostings', { ...posting, at });
    for (const entry of entries) this.add('ledgerEntries', { postingId, ...entry });
    if (posting.orderId === undefined) return;
    const before = this.#booked.get(posting.orderId) ?? [];
    const now = entries.map((entry) => ({ ...entry, kind: posting.kind }));
    this.#booked.set(posting.orderId, [...before, ...now]);
  }

  booksOf(orderId: number): OrderBooks {
    return orderBooks(this.#booked.get(orderId) ?? []);
  }

  /** What the office did, as administrators see it. */
  audit(
    action: string,
    entity: { type: string; id: number },
    detail: Record<string, unknown>,
    at: Date,
  ): void {
    this.add('auditLog', {
      actorName: 'office',
      action,
      entityType: entity.type,
      entityId: String(entity.id),
      detail,
      createdAt: at,
    });
  }
}
