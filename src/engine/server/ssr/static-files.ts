import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#engine/server/config.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';
import { CLIENT_DIR } from './assets.ts';
import { serveKnownFiles } from './known-files.ts';

const DAY_SECONDS = 86_400;

/** Built files (their names change with their content), pictures and icons of the brand and of the shop. */
export function addStaticFiles(app: FastifyInstance, config: Config): void {
  const built = join(CLIENT_DIR, 'assets');
  serveKnownFiles(app, '/assets/', {
    folders: [
      existsSync(built) && config.environment !== 'development' ? built : join(PROJECT_ROOT, 'public'),
    ],
    cacheControl: `public, max-age=${365 * DAY_SECONDS}, immutable`,
    inMemory: true,
  });
  // The brand's own lie over those of the shop.
  serveKnownFiles(app, '/pictures/', {
    folders: [join(config.brand.folder, 'pictures'), join(PROJECT_ROOT, 'sample/pictures')],
    cacheControl: `public, max-age=${30 * DAY_SECONDS}`,
  });
  serveKnownFiles(app, '/', {
    folders: [join(config.brand.folder, 'public'), join(PROJECT_ROOT, 'public')],
    cacheControl: `public, max-age=${DAY_SECONDS}`,
  });
}
