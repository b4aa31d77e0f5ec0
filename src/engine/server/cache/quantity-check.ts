import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * A quantity may be 30 s old: time for a check that fails, for the next one, and for making anew what shows it
 * (`ResponseCache`).
 */
const CHECK_EVERY_MS = 10_000;
/** Few enough products at a time that nobody waits for it. */
const PORTION = 500;

/** A check that failed is made good by the next one. */
const leftToNextCheck = () => {};

const quantitiesOf = statement<{ id: number; quantityAvailable: number }, { ids: number[] }>(
  'quantities-of-products',
  'select id, quantity_available from products where id = any($ids::int[])',
);

/**
 * Selling does not raise the catalogue's version while some is left: a busy checkout would empty everybody's cache. So
 * each process asks now and then how much there is of what it has cached, and has made anew what says otherwise.
 */
export class QuantityCheck {
  readonly #db: Db;
  readonly #cache: ResponseCache;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, cache: ResponseCache) {
    this.#db = db;
    this.#cache = cache;
  }

  start(everyMs = CHECK_EVERY_MS): void {
    const check = async () => {
      await this.run().catch(leftToNextCheck);
      if (this.#timer !== undefined) this.start(everyMs);
    };
    this.#timer = setTimeout(() => void check(), everyMs);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async run(): Promise<void> {
    const shown = this.#cache.shownProducts();
    for (let at = 0; at < shown.length; at += PORTION) {
      const ids = shown.slice(at, at + PORTION);
      const found = await quantitiesOf(this.#db, { ids });
      const quantities = new Map(found.map((row) => [row.id, row.quantityAvailable]));
      // Of what is gone there is no quantity.
      for (const id of ids) this.#cache.outdateOtherQuantities(id, quantities.get(id));
    }
  }
}
