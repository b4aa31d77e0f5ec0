import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { CLIENT_DIR } from './assets.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Built files (their names change with their content), pictures and icons of the brand and of the shop. */
export async function addStaticFiles(app: FastifyInstance, config: Config): Promise<void> {
  const built = join(CLIENT_DIR, 'assets');
  await app.register(fastifyStatic, {
    root: existsSync(built) && config.environment !== 'development' ? built : join(PROJECT_ROOT, 'public'),
    prefix: '/assets/',
    cacheControl: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    preCompressed: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    // The brand's own lie over those of the shop.
    root: [join(config.brand.folder, 'pictures'), join(PROJECT_ROOT, 'pictures')],
    prefix: '/pictures/',
    decorateReply: false,
    maxAge: 30 * DAY_SECONDS * 1000,
    index: false,
  });
  // Named one by one: a wildcard at the root would hide every page.
  await app.register(fastifyStatic, {
    root: [join(config.brand.folder, 'public'), join(PROJECT_ROOT, 'public')],
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: DAY_SECONDS * 1000,
    index: false,
  });
}
