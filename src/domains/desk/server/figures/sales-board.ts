import type { SalesFigures } from '#domains/desk/model/sales-figures.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { hasRight } from '#engine/model/rights.ts';
import type { Database } from '#engine/server/db/client.ts';
import { AgingFigures } from '#engine/server/http/aging-figures.ts';
import { countUpTo } from '#engine/server/lists/count-rows.ts';
import { MOST_COUNTED } from '#engine/model/lists/paging.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import { readSummed } from './sum-up-days.ts';
import { periodSales, withoutAmounts, type Asked } from './period-sales.ts';

/** Of more than `MOST_COUNTED` orders, sums may be this old. */
const MAX_AGE_MS = 60_000;
/** Periods and languages of those who are at their desks. */
const MAX_REMEMBERED = 500;

/** The sales of a period, for the first page of the desk. */
export class SalesBoard {
  readonly #database: Database;
  readonly #exactUpTo: number;
  readonly #remembered = new AgingFigures<SalesFigures>({
    maxAgeMs: MAX_AGE_MS,
    maxFigures: MAX_REMEMBERED,
  });

  constructor(database: Database, exactUpTo = MOST_COUNTED) {
    this.#database = database;
    this.#exactUpTo = exactUpTo;
  }

  async read({ rights }: SessionUser, asked: Asked): Promise<SalesFigures> {
    const figures = await this.#figures(asked);
    return hasRight(rights, 'money') ? figures : withoutAmounts(figures);
  }

  async #figures(asked: Asked): Promise<SalesFigures> {
    const { db } = this.#database;
    const now = asked.now.getTime();
    const key = `${asked.producerId} ${asked.period} ${asked.language}`;
    const known = this.#remembered.known(key, now);
    if (known !== undefined) return known;
    if ((await countUpTo(db, orders, undefined, this.#exactUpTo + 1)) <= this.#exactUpTo)
      return periodSales(db, asked);
    const summing = this.#database.withoutLimits(async (patient) =>
      periodSales(patient.db, asked, (await readSummed(patient.db)).summedUntil),
    );
    return this.#remembered.remember(key, summing, now);
  }
}
