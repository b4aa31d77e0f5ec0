import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { AppError } from './app-error.ts';
import { clientNetwork, siteOf } from './client-network.ts';
import { limitOf, type LimitName } from './limits.ts';
import type { LinkSigner } from './link-signer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted per network before anything else happens. */
    rateLimit?: LimitName;
  }
}

/** What is counted, and for whom: { passwordTries: 'user 7 192.0.2.1' }. */
export type Counted = Partial<Record<LimitName, string | number>>;

/** How much is counted of what. */
type Amounts = Partial<Record<LimitName, number>>;

interface CountedRow {
  key: string;
  count: number;
  secondsLeft: number;
}

/** Where a count of the database ends: more than this is as much as this. */
const MOST_COUNTED = 2_000_000_000;

/**
 * Networks of one /48 may together do so many times what one may: a phone network has thousands of customers in it, but so
 * many times they are one person.
 */
const SITE_SHARE = 10;

/** One count: of what was named, or of the site that its network is in. */
interface Entry {
  name: LimitName;
  key: string;
  max: number;
  isOfSite: boolean;
}

/** So many more in the running window of each key, or the first in a new one. Locked in order: nobody waits in a circle. */
const countMore = statement<CountedRow, { keys: string[]; amounts: number[]; windows: number[] }>(
  'count-more',
  `
  insert into rate_limits as r (key, count, ends_at)
  select w.key, w.amount, now() + make_interval(secs => w.seconds)
    from unnest($keys::text[], $amounts::int[], $windows::int[]) as w(key, amount, seconds) order by w.key
  on conflict (key) do update
     set count = case when r.ends_at > now() then least(r.count::bigint + excluded.count, ${MOST_COUNTED})::int
                      else excluded.count end,
         ends_at = case when r.ends_at > now() then r.ends_at else excluded.ends_at end
  returning key, count, ceil(extract(epoch from ends_at - now()))::int as seconds_left`,
);

const forgetCounts = statement<never, { keys: string[] }>(
  'forget-counts',
  'delete from rate_limits where key = any($keys::text[])',
);

const countOneLess = statement<never, { keys: string[] }>(
  'count-one-less',
  'update rate_limits set count = count - 1 where key = any($keys::text[]) and ends_at > now() and count > 0',
);

const MAX_REMEMBERED_REFUSALS = 10_000;

/**
 * Counts in fixed windows, in the database: all processes share a limit, a restart forgets none, and a row goes only
 * once its window is over (src/engine/server/upkeep/tidy-up.ts). Keys are signed, so that the table names neither people nor IPs.
 * Never called inside a transaction: what was counted stays counted.
 */
export class RateLimiter {
  readonly #db: Db;
  readonly #links: LinkSigner;
  readonly #on: boolean;
  /** Until when a key is refused: a flood does not reach the database. Losing an entry costs one more statement. */
  readonly #refusedUntil = new Map<string, number>();

  constructor(db: Db, links: LinkSigner, on: boolean) {
    this.#db = db;
    this.#links = links;
    this.#on = on;
  }

  /** Counts one more of each; throws 429 with Retry-After once a limit is passed. */
  async count(counted: Counted): Promise<void> {
    await this.add(counted, {});
  }

  /** The same with more than one of what `amounts` names. Returns how much it is now, of what is counted at all. */
  async add(counted: Counted, amounts: Amounts): Promise<Amounts> {
    if (!this.#on) return {};
    const entries = this.#entriesOf(counted);
    if (entries.length === 0) return {};
    for (const { name, key } of entries) {
      const secondsLeft = ((this.#refusedUntil.get(key) ?? 0) - Date.now()) / 1000;
      if (secondsLeft > 0) throw refusal(name, secondsLeft);
    }
    const rows = await countMore(this.#db, {
      keys: entries.map(({ key }) => key),
      amounts: entries.map(({ name }) => amounts[name] ?? 1),
      windows: entries.map(({ name }) => limitOf(name).windowSeconds),
    });
    const now = rows.map((row) => ({ ...row, ...entries.find(({ key }) => key === row.key)! }));
    const passed = now.filter(({ count, max }) => count > max);
    for (const { key, secondsLeft } of passed) this.#rememberRefusal(key, secondsLeft);
    const [longest] = passed.toSorted((a, b) => b.secondsLeft - a.secondsLeft);
    if (longest !== undefined) throw refusal(longest.name, longest.secondsLeft);
    return Object.fromEntries(
      now.filter(({ isOfSite }) => !isOfSite).map(({ name, count }) => [name, count]),
    );
  }

  /**
   * What was let through turned out not to count. Counted first all the same: many at once would otherwise all be let
   * through before the first of them counts.
   */
  async takeBack(counted: Counted): Promise<void> {
    if (!this.#on) return;
    await countOneLess(this.#db, { keys: this.#entriesOf(counted).map(({ key }) => key) });
  }

  /** Somebody who got in starts from nothing again. */
  async forget(counted: Counted): Promise<void> {
    if (!this.#on) return;
    const keys = this.#entriesOf(counted).map(({ key }) => key);
    for (const key of keys) this.#refusedUntil.delete(key);
    await forgetCounts(this.#db, { keys });
  }

  #entriesOf(counted: Counted): Entry[] {
    return namesOf(counted).flatMap((name) => {
      const subject = String(counted[name]);
      const site = siteOf(subject);
      const { max } = limitOf(name);
      const own = { name, key: this.#keyOf(name, subject), max, isOfSite: false };
      if (site === subject) return [own];
      return [own, { name, key: this.#keyOf(name, site), max: max * SITE_SHARE, isOfSite: true }];
    });
  }

  #keyOf(name: LimitName, subject: string): string {
    return this.#links.sign('limit', `${name} ${subject}`);
  }

  #rememberRefusal(key: string, seconds: number): void {
    if (this.#refusedUntil.size >= MAX_REMEMBERED_REFUSALS) {
      const [oldest] = this.#refusedUntil.keys();
      this.#refusedUntil.delete(oldest!);
    }
    this.#refusedUntil.set(key, Date.now() + seconds * 1000);
  }
}

function namesOf(counted: Counted): LimitName[] {
  return (Object.keys(counted) as LimitName[]).filter((name) => counted[name] !== undefined);
}

function refusal(name: LimitName, secondsLeft: number): AppError {
  const seconds = Math.max(1, Math.ceil(secondsLeft));
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait =
    minutes > 120
      ? 'errors:rateLimitedHours'
      : seconds > 120
        ? 'errors:rateLimitedMinutes'
        : 'errors:rateLimited';
  return new AppError('rate_limited', limitOf(name).refusal ?? wait, {
    retryAfterSeconds: seconds,
    params: { seconds, minutes, hours },
  });
}

/** Enforces `config.rateLimit` of a route. */
export function addRateLimitHook(route: RouteOptions, limiter: RateLimiter): void {
  const name = route.config?.rateLimit;
  if (name === undefined) return;
  const check = (request: FastifyRequest) => limiter.count({ [name]: clientNetwork(request) });
  route.onRequest = [check, ...[route.onRequest ?? []].flat()];
}
