import type { Registry } from 'prom-client';
import { storedVersion, type Catalogue } from './catalogue.ts';
import type { Database, Db } from '#engine/server/db/client.ts';
import { isAway, takesNoWrites } from '#engine/server/db/error-codes.ts';
import { isConflict } from '#engine/server/db/retry-conflicts.ts';
import { showCounter } from '#engine/server/http/metrics.ts';

/** A replica that did not answer is left alone for so long. */
const REST_MS = 5_000;
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Where what everybody may see is read from: the replica, where there is one, otherwise the database itself.
 *
 * A replica lags. Read from one, a response would fill the cache again with what a change has just made it forget, and stay
 * there. So the version of the catalogue is read in the same snapshot, and where this process has heard of a newer one
 * the database itself is asked: what `work` reads is never older than what was known when it began.
 */
export class PublicSource {
  readonly #database: Database;
  readonly #catalogue: Pick<Catalogue, 'newestKnown'>;
  #restsUntil = 0;
  readonly counts = { replica: 0, behind: 0, away: 0 };

  constructor(database: Database, catalogue: Pick<Catalogue, 'newestKnown'>) {
    this.#database = database;
    this.#catalogue = catalogue;
  }

  /**
   * `work` only reads, all of it with the handle it is given, and may run a second time. It begins in the moment in which
   * the snapshot was found new enough: a cache that it fills is to be asked for before anything else.
   */
  async read<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const { db, replica } = this.#database;
    if (replica === undefined || Date.now() < this.#restsUntil) return work(db);
    const found = await this.#readCopy(replica, work);
    return found === undefined ? work(db) : found.result;
  }

  showIn(metrics: Registry): void {
    if (this.#database.replica === undefined) return;
    showCounter(metrics, {
      name: 'public_reads_total',
      help: 'Public reads that asked the replica, and those that it could not serve.',
      label: 'from',
      read: () => this.counts,
    });
  }

  /** Undefined where the replica lags or does not answer. */
  async #readCopy<Result>(
    replica: Db,
    work: (db: Db) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    try {
      const found = await replica.transaction(async (tx) => {
        const version = await storedVersion(tx);
        return version < this.#catalogue.newestKnown ? undefined : { result: await work(tx) };
      }, SNAPSHOT);
      this.counts[found === undefined ? 'behind' : 'replica'] += 1;
      return found;
    } catch (error) {
      // Work that writes is a mistake, not a replica's weakness.
      if (takesNoWrites(error) || (!isAway(error) && !isConflict(error))) throw error;
      this.counts.away += 1;
      this.#restsUntil = Date.now() + REST_MS;
      return undefined;
    }
  }
}
