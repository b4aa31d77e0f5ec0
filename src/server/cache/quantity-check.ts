import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { ResponseCache } from './response-cache.ts';

/** A quantity may be 30 s old: time for a check that fails and for the next one. */
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
 * each process asks now and then how much there is of what it has cached, and drops the responses that say otherwise.
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
    const current = await this.#currentQuantities();
    this.#cache.dropWhere(({ shows }) =>
      // What was cached meanwhile may show products that were not asked for.
      shows.some(({ productId, quantity }) => current.has(productId) && current.get(productId) !== quantity),
    );
  }

  /** Of every product that is shown anywhere; undefined for those that are gone. */
  async #currentQuantities(): Promise<Map<number, number | undefined>> {
    const current = new Map<number, number | undefined>();
    for (const { shows } of this.#cache.responses())
      for (const { productId } of shows) current.set(productId, undefined);
    const ids = [...current.keys()];
    for (let at = 0; at < ids.length; at += PORTION) {
      const portion = await quantitiesOf(this.#db, { ids: ids.slice(at, at + PORTION) });
      for (const { id, quantityAvailable } of portion) current.set(id, quantityAvailable);
    }
    return current;
  }
}
