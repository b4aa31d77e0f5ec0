import type { Config } from './config.ts';
import { Catalogue } from '#engine/server/changes/catalogue.ts';
import type { CatalogueChanges } from '#engine/server/changes/catalogue-changes.ts';
import type { Database, Db } from '#engine/server/db/client.ts';
import { PublicSource } from '#engine/server/changes/public-source.ts';
import { RateLimiter } from '#engine/server/http/rate-limit.ts';
import { FrontCaches } from '#engine/server/cache/front-caches.ts';
import { QuantityCheck } from '#engine/server/cache/quantity-check.ts';
import { Reads } from '#engine/server/cache/reads.ts';
import { ResponseCache } from '#engine/server/cache/response-cache.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import type { KeyRing, Secrets } from '#engine/server/secrets/key-ring.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { loadSettings, type ShopSettings } from '#engine/server/settings/stored-settings.ts';
import { adoptSettings } from '#engine/server/settings/settings-in-force.ts';

/** What every room is handed: the open database and the few things a process shares. Nothing in here is the truth. */
export interface Shop {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  /** Where public reads read. */
  readonly source: PublicSource;
  /** Every write that the public can see goes through it. */
  readonly catalogue: Catalogue;
  readonly cache: ResponseCache;
  readonly frontCaches: FrontCaches;
  readonly quantityCheck: QuantityCheck;
  readonly reads: Reads;
  readonly limiter: RateLimiter;
  readonly keys: KeyRing;
  readonly links: LinkSigner;
  /** What administrators switch while the shop runs. */
  settings: ShopSettings;
}

export async function openShop(config: Config, database: Database, { keys, links }: Secrets): Promise<Shop> {
  adoptHome(config.home);
  const readSettings = async () => {
    const stored = await loadSettings(database.db);
    adoptSettings(new Map([...stored.chosen].map(([key, { value }]) => [key, value])), config);
    return stored;
  };
  const stored = await readSettings();
  const frontCaches = new FrontCaches(config.httpCaches);
  const cache = new ResponseCache({ maxBytes: config.cacheBytes, frontCaches });
  // What they have stored may be of another version of the shop.
  cache.clear();
  const catalogue = new Catalogue(database, (changes) => forget(changes));
  const shop: Shop = {
    config,
    database,
    db: database.db,
    source: new PublicSource(database, catalogue),
    catalogue,
    cache,
    frontCaches,
    quantityCheck: new QuantityCheck(database.db, cache),
    reads: new Reads(cache),
    limiter: new RateLimiter(database.db, links, config.rateLimit),
    keys,
    links,
    settings: stored,
  };
  const reloadSettings = inTurn(async () => {
    shop.settings = await readSettings();
  });
  const forget = async (changes: CatalogueChanges) => {
    if (!changes.concernsEverything) return cache.forget(changes.tags);
    cache.clear();
    await reloadSettings();
    // Pages made while they were being read may show the old ones.
    cache.clear();
  };
  await shop.catalogue.follow();
  shop.quantityCheck.start();
  return shop;
}

/** One at a time, each begun after the last has ended: an older reading never replaces a newer one. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}

/** The switch on the admin dashboard wins over STORE_MODE. */
export function storeMode(shop: Shop): 'open' | 'prelaunch' {
  return shop.settings.storeMode ?? shop.config.storeMode;
}
