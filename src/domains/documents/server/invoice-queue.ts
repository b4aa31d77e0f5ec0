import type { Db } from '#engine/server/db/client.ts';
import { writeInvoices } from './write-invoices.ts';

/** As many as one statement writes without holding the counter for long. */
const MOST_AT_ONCE = 100;

/** Of each database this process has open. */
const queues = new WeakMap<Db, InvoiceQueue>();

/**
 * The numbers of the invoices of these orders; what is missing is written. Orders that come while a statement is under way
 * share the next one: in a crowd the counter is locked once for many, and nobody waits in a line of its own.
 */
export function invoiceNumbers(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  let queue = queues.get(db);
  if (queue === undefined) queues.set(db, (queue = new InvoiceQueue(db)));
  return queue.add(orderIds);
}

class InvoiceQueue {
  readonly #db: Db;
  #waiting: number[] = [];
  /** What those who wait now will get, once the statement that is under way has ended. */
  #next: Promise<ReadonlyMap<number, string>> | undefined;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(db: Db) {
    this.#db = db;
  }

  add(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (this.#waiting.length >= MOST_AT_ONCE) this.#next = undefined;
    if (this.#next === undefined) {
      const together: number[] = [];
      this.#waiting = together;
      const next = this.#writeAfter(this.#underWay, together);
      this.#next = next;
      this.#underWay = next.catch(() => undefined);
    }
    this.#waiting.push(...orderIds);
    return this.#next;
  }

  async #writeAfter(earlier: Promise<unknown>, together: number[]): Promise<ReadonlyMap<number, string>> {
    await earlier;
    // From here on others wait for the next statement.
    if (this.#waiting === together) this.#next = undefined;
    return writeInvoices(this.#db, together);
  }
}
