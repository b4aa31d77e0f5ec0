import type { AdminStats } from '#domains/desk/model/admin.ts';
import { countUpTo, EXACT_UP_TO } from '#engine/server/lists/count-rows.ts';
import type { Database } from '#engine/server/db/client.ts';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { AgingFigures } from '#engine/server/http/aging-figures.ts';
import { shopSums, shopTasks, type ShopSums } from './stats.queries.ts';

/** Of more than `EXACT_UP_TO` orders, sums may be this old: ten million take some seconds of the database's time. */
const MAX_AGE_MS = 5 * 60_000;

/** The figures of the dashboard. What asks to be done is never old. */
export class ShopFigures {
  readonly #database: Database;
  readonly #exactUpTo: number;
  readonly #sums = new AgingFigures<ShopSums>({ maxAgeMs: MAX_AGE_MS, maxFigures: 1 });

  constructor(database: Database, exactUpTo = EXACT_UP_TO) {
    this.#database = database;
    this.#exactUpTo = exactUpTo;
  }

  async read(now = new Date()): Promise<AdminStats> {
    return { ...(await this.#sumsAt(now)), ...(await shopTasks(this.#database.db)) };
  }

  async #sumsAt(now: Date): Promise<ShopSums> {
    const { db } = this.#database;
    const known = this.#sums.known('', now.getTime());
    if (known !== undefined) return known;
    if ((await countUpTo(db, orders, undefined, this.#exactUpTo + 1)) <= this.#exactUpTo)
      return shopSums(db, now);
    const summing = this.#database.withoutLimits((patient) => shopSums(patient.db, now));
    return this.#sums.remember('', summing, now.getTime());
  }
}
