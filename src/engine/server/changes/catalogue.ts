import { sql } from 'drizzle-orm';
import { CatalogueChanges, type Changed } from './catalogue-changes.ts';
import { rows, type Database, type Db } from '#engine/server/db/client.ts';
import { catalogueState } from '#engine/server/db/changes.schema.ts';

const CHANNEL = 'catalogue';
/** Announcements arrive at once; whatever keeps one from arriving, nobody is longer behind than both of these, two seconds. */
const COMPARE_EVERY_MS = 1_500;
/** A change that is stored but not applied here is mostly on its way, our own too: a busy thread hears of it a little later. */
const ON_ITS_WAY_MS = 500;

/** What could not be applied shows at the next comparison. */
const leftToCatchUp = () => {};

/** Tells the caches of this process what changed. Settled once nothing of the old state is left in them. */
type OnChange = (changes: CatalogueChanges) => Promise<void>;

/**
 * What the public sees, as something that changes. Each change has a version, one higher than the last, and is announced
 * to all processes. This one applies its own before it goes on: somebody who has just saved looks at the result next.
 */
export class Catalogue {
  readonly #database: Database;
  readonly #onChange: OnChange;
  /** Every change up to this version is applied here. */
  #appliedUpTo = 0;
  /** Later ones that are applied already: our own arrive before those of others that were committed first. */
  readonly #appliedAhead = new Set<number>();
  readonly #beingApplied = new Map<number, Promise<void>>();
  readonly #expecting = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #madeHere = 0;

  constructor(database: Database, onChange: OnChange) {
    this.#database = database;
    this.#onChange = onChange;
  }

  /** From now on changes of all processes are applied here, until `stop`. */
  async follow(compareEveryMs = COMPARE_EVERY_MS): Promise<void> {
    await this.#database.listen(
      CHANNEL,
      (announcement) => void this.#applyOnce(announcement).catch(leftToCatchUp),
      () => void this.#afterGap().catch(leftToCatchUp),
    );
    await this.catchUp(0);
    this.#compareIn(compareEveryMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The newest change that this process has heard of. */
  get newestKnown(): number {
    return Math.max(this.#appliedUpTo, ...this.#appliedAhead, ...this.#beingApplied.keys());
  }

  /**
   * Runs `work` in a transaction. If it names anything that changed for the public, the version rises with the commit,
   * all processes hear of it, and this one serves nothing older once the call returns.
   */
  async change<Result>(work: (tx: Db, changed: Changed) => Promise<Result>): Promise<Result> {
    const { result, announcement } = await this.#database.db.transaction(async (tx) => {
      const changes = new CatalogueChanges();
      const done = await work(tx, changes);
      return { result: done, announcement: changes.isEmpty ? undefined : await announce(tx, changes) };
    });
    if (announcement !== undefined) await this.applyAnnounced(announcement);
    return result;
  }

  /** For statements that call `announce_catalogue_change` themselves: to be called with its result after the commit. */
  async applyAnnounced(announcement: string): Promise<void> {
    const [version] = readAnnouncement(announcement);
    await this.#applyOnce(announcement);
    this.#madeHere = Math.max(version, this.#madeHere);
  }

  /** The last version that this process has made. */
  get madeHere(): number {
    return this.#madeHere;
  }

  /** Whether this process serves nothing older than that version. */
  hasApplied(version: number): boolean {
    return version <= this.#appliedUpTo || this.#appliedAhead.has(version);
  }

  async #applyOnce(announcement: string): Promise<void> {
    const [version, changes] = readAnnouncement(announcement);
    if (this.hasApplied(version)) return;
    const running = this.#beingApplied.get(version);
    if (running !== undefined) return running;
    const applying = this.#apply(version, changes);
    this.#beingApplied.set(version, applying);
    return applying.finally(() => this.#beingApplied.delete(version));
  }

  /** Compares with the version in the database: where something was missed, everything is forgotten. */
  async catchUp(patienceMs = ON_ITS_WAY_MS): Promise<void> {
    const before = this.#appliedUpTo;
    const version = await storedVersion(this.#database.db);
    // Lower than before: a backup was restored under the running shop.
    const isOtherDatabase = version < before;
    if (!isOtherDatabase && (await this.#arrives(version, patienceMs))) return;
    await this.#onChange(CatalogueChanges.everything());
    this.#appliedUpTo = isOtherDatabase ? version : Math.max(version, this.#appliedUpTo);
    this.#closeGaps();
  }

  /** Whether every change up to that version is applied within so long. */
  #arrives(version: number, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (version <= this.#appliedUpTo) end();
      };
      const end = () => {
        clearTimeout(timer);
        this.#expecting.delete(look);
        resolve(version <= this.#appliedUpTo);
      };
      const timer = setTimeout(end, withinMs).unref();
      this.#expecting.add(look);
      look();
    });
  }

  /** Announcements may have been missed. While the database is away nobody can say what others change. */
  async #afterGap(): Promise<void> {
    try {
      await this.catchUp(0);
    } catch {
      await this.#onChange(CatalogueChanges.everything());
    }
  }

  #compareIn(ms: number): void {
    const compare = async () => {
      await this.catchUp().catch(leftToCatchUp);
      if (this.#timer !== undefined) this.#compareIn(ms);
    };
    this.#timer = setTimeout(() => void compare(), ms);
    this.#timer.unref();
  }

  async #apply(version: number, changes: CatalogueChanges): Promise<void> {
    await this.#onChange(changes);
    this.#appliedAhead.add(version);
    this.#closeGaps();
  }

  #closeGaps(): void {
    for (const version of this.#appliedAhead)
      if (version <= this.#appliedUpTo) this.#appliedAhead.delete(version);
    while (this.#appliedAhead.delete(this.#appliedUpTo + 1)) this.#appliedUpTo += 1;
    for (const look of this.#expecting) look();
  }
}

/** In a transaction with one snapshot: every change up to it, and none after it, is seen there. */
export async function storedVersion(db: Db): Promise<number> {
  const [row] = await db.select().from(catalogueState);
  return row!.version;
}

/** The one row is locked until the commit: this is the last statement of a transaction. */
async function announce(tx: Db, changes: CatalogueChanges): Promise<string> {
  const statement = sql`select announce_catalogue_change(${changes.toString()}) as announcement`;
  const [row] = await rows<{ announcement: string }>(tx, statement);
  return row!.announcement;
}

/** '8 product:7 settings': the version, and what changed with it. */
function readAnnouncement(text: string): [version: number, changes: CatalogueChanges] {
  const space = text.indexOf(' ');
  return [Number(text.slice(0, space)), CatalogueChanges.parse(text.slice(space + 1))];
}
