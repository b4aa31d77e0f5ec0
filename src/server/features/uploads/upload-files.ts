import { mkdirSync } from 'node:fs';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { MAX_IMAGE_BYTES } from '#shared/uploads/upload.ts';
import type { App } from '#server/http/app-type.ts';
import type { Shop } from '#server/shop.ts';
import { openPictureStore } from './picture-store.ts';

const YEAR_MS = 31_536_000_000;

/** Forms with files are read, and uploaded pictures served. */
export function addUploadFiles(app: App, { config }: Shop): void {
  const store = openPictureStore(config.dataDir);
  mkdirSync(store.folder, { recursive: true });
  void app.register(fastifyStatic, {
    root: store.folder,
    prefix: '/uploads/',
    decorateReply: false,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
  });
  void app.register(multipart, {
    limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 5, fieldSize: 1_000, headerPairs: 50, parts: 8 },
  });
}
