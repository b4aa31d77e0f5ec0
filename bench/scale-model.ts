// How many processes, and how much of a database, so many visits need: from what one request costs.

/** Processor time of one, in seconds. */
export interface Cost {
  shop: number;
  database: number;
}

/** Of what visitors ask for: from the cache, made anew, a script or picture, their own (a cart, an account), bought. */
export interface Costs {
  warm: Cost;
  cold: Cost;
  file: Cost;
  own: Cost;
  purchase: Cost;
}

/** What one visit is, and how visits are spread. */
export interface Habits {
  pages: number;
  /** Scripts, styles, fonts and pictures that the browser does not have yet. */
  files: number;
  own: number;
  purchases: number;
  /** Of the day's visits, in its busiest hour. */
  busiestHour: number;
}

/** Above this share of its time a core makes visitors wait. */
const FULL = 0.6;
const SECONDS_PER_HOUR = 3_600;
/** Another must be able to take over. */
const FEWEST_PROCESSES = 2;

export interface CacheRun {
  /** The path of the next visit. */
  next: () => string;
  /** Which of all products changes next, as a slug. */
  changed?: () => string;
  /** So many requests lie between two changes; without it nothing changes. */
  requestsPerChange?: number | undefined;
  /** What one process can hold. */
  entries: number;
  /** Not counted: the cache fills. */
  warmUp: number;
  requests: number;
}

/** Shares of all requests. */
export interface CacheShares {
  hits: number;
  /** Lists that were sent as they were and made anew behind the visitor's back. */
  remade: number;
}

/**
 * Plays requests to the cache of one process: the least recently used leave, a change drops the product's own responses,
 * and every list is made anew when it is next asked for. Which of several processes a visitor comes to is chance, so one of
 * them stands for all: `partOf` is its part of the requests.
 */
export function playCache(run: CacheRun): CacheShares {
  const cache = new Map<string, number>();
  // It stands before the least recently used; a new one would walk past everything that ever left.
  const oldest = cache.keys();
  let changes = 0;
  let hits = 0;
  let remade = 0;
  const store = (key: string) => {
    cache.delete(key);
    cache.set(key, changes);
    if (cache.size > run.entries) cache.delete(oldest.next().value!);
  };
  let untilChange = run.requestsPerChange ?? Infinity;
  for (let turn = -run.warmUp; turn < run.requests; turn += 1) {
    for (untilChange -= 1; untilChange < 0; untilChange += run.requestsPerChange!) {
      changes += 1;
      const slug = run.changed?.() ?? '';
      for (const key of keysOf(slug)) cache.delete(key);
    }
    const path = run.next();
    const madeAt = cache.get(path);
    const isCounted = turn >= 0;
    if (madeAt === undefined) {
      store(path);
      // A page is made of the reads of the API, which stay too.
      if (path.startsWith('/product/')) store(keysOf(path.slice('/product/'.length))[1]);
      continue;
    }
    if (isCounted) hits += 1;
    const isStaleList = madeAt < changes && !path.includes('/product');
    if (isStaleList && isCounted) remade += 1;
    if (isStaleList) store(path);
    else touch(cache, path, madeAt);
  }
  return { hits: hits / run.requests, remade: remade / run.requests };
}

/** What one of several processes gets to see of a run: all changes, and its part of the requests. */
export function partOf(run: CacheRun, processes: number): CacheRun {
  return {
    ...run,
    requestsPerChange: run.requestsPerChange && run.requestsPerChange / processes,
    warmUp: run.warmUp / processes,
    requests: run.requests / processes,
  };
}

const keysOf = (slug: string): [page: string, read: string] => [`/product/${slug}`, `/api/products/${slug}`];

function touch(cache: Map<string, number>, key: string, madeAt: number): void {
  cache.delete(key);
  cache.set(key, madeAt);
}

/** What a page or public read costs where so many are found cached. */
export function pageCost({ warm, cold }: Pick<Costs, 'warm' | 'cold'>, { hits, remade }: CacheShares): Cost {
  const made = 1 - hits + remade;
  return {
    shop: hits * warm.shop + made * cold.shop,
    database: hits * warm.database + made * cold.database,
  };
}

export interface Load {
  /** All per second, in the busiest hour. */
  pages: number;
  files: number;
  own: number;
  purchases: number;
}

export function loadOf(visitsPerDay: number, habits: Habits): Load {
  const visits = (visitsPerDay * habits.busiestHour) / SECONDS_PER_HOUR;
  return {
    pages: visits * habits.pages,
    files: visits * habits.files,
    own: visits * habits.own,
    purchases: visits * habits.purchases,
  };
}

export interface Need {
  /** Cores that work all the time. */
  shopCores: number;
  databaseCores: number;
  /** With room to breathe; a process fills one core. */
  processes: number;
  databaseMachineCores: number;
}

export function needOf(load: Load, costs: Costs, shares: CacheShares): Need {
  const page = pageCost(costs, shares);
  const busy = (part: keyof Cost) =>
    load.pages * page[part] +
    load.files * costs.file[part] +
    load.own * costs.own[part] +
    load.purchases * costs.purchase[part];
  const [shopCores, databaseCores] = [busy('shop'), busy('database')];
  return {
    shopCores,
    databaseCores,
    processes: Math.max(FEWEST_PROCESSES, Math.ceil(shopCores / FULL)),
    databaseMachineCores: Math.max(1, Math.ceil(databaseCores / FULL)),
  };
}

/**
 * More processes have more caches, and each makes everything itself: so how many are needed depends on how many there
 * are. `sharesAt` says what is found cached with so many.
 */
export function settle(load: Load, costs: Costs, sharesAt: (processes: number) => CacheShares): Need {
  let need = needOf(load, costs, sharesAt(FEWEST_PROCESSES));
  for (let tries = 0; tries < 20; tries += 1) {
    const next = needOf(load, costs, sharesAt(need.processes));
    if (next.processes === need.processes) return next;
    need = next;
  }
  return need;
}
