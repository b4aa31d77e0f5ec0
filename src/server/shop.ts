import type { Config } from './config.ts';
import { listenToCatalogueVersion } from './db/catalogue-version.ts';
import type { Database, Db } from './db/client.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { Reads } from '#server/cache/reads.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { LinkSigner } from './http/link-signer.ts';
import { loadSettings, type ShopSettings } from './db/settings.ts';

/** What every room is handed: the open database and the few things a process shares. Nothing in here is the truth. */
export interface Shop {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly cache: ResponseCache;
  readonly reads: Reads;
  readonly limiter: RateLimiter;
  readonly links: LinkSigner;
  /** Settings administrators change while running; fresh whenever the catalogue version moves. */
  settings: ShopSettings;
}

export async function openShop(config: Config, database: Database): Promise<Shop> {
  const stored = await loadSettings(database.db);
  const cache = new ResponseCache();
  const links = new LinkSigner(stored.linkSecret);
  const shop: Shop = {
    config,
    database,
    db: database.db,
    cache,
    reads: new Reads(cache),
    limiter: new RateLimiter(database.db, links, config.rateLimit),
    links,
    settings: stored,
  };
  await listenToCatalogueVersion(database, () => {
    shop.cache.clear();
    loadSettings(database.db).then(
      (settings) => {
        shop.settings = settings;
        shop.cache.clear();
      },
      () => {},
    );
  });
  return shop;
}

/** The switch on the admin dashboard wins over STORE_MODE. */
export function storeMode(shop: Shop): 'open' | 'prelaunch' {
  return shop.settings.storeMode ?? shop.config.storeMode;
}
