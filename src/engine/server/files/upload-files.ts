import { extname } from 'node:path';
import multipart from '@fastify/multipart';
import { MAX_IMAGE_BYTES } from '#engine/model/upload.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { App } from '#engine/server/http/app-type.ts';
import type { Shop } from '#engine/server/shop.ts';
import { SHOWN_IN_MAILS } from '#engine/server/http/security.ts';
import { extensionsOf, openPictureStore } from './open-picture-store.ts';
import { isShownFile, PicturesAway, type PictureStore, PICTURE_TYPES } from './picture-store.ts';
import { RememberedPictures } from './remembered-pictures.ts';

const YEAR_SECONDS = 31_536_000;

/** Forms with files are read, and uploaded pictures served. */
export function addUploadFiles(app: App, shop: Shop): void {
  const store = openPictureStore(shop);
  const isAsked = extensionsOf(shop.config).length > 0;
  servePictures(app, isAsked ? new RememberedPictures(store, shop.db) : store);
  void app.register(multipart, {
    limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 5, fieldSize: 1_000, headerPairs: 50, parts: 8 },
  });
}

/** A name stands for the same bytes for ever: somebody who has them needs to ask nobody. */
function servePictures(app: App, store: Pick<PictureStore, 'read'>): void {
  app.get<{ Params: { name: string } }>('/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const type = PICTURE_TYPES[extname(name)];
    if (type === undefined || !isShownFile(name)) throw notFound();
    const etag = `"${name}"`;
    const kept = {
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      etag,
      ...SHOWN_IN_MAILS,
    };
    if (request.headers['if-none-match'] === etag) return reply.status(304).headers(kept).send();
    const bytes = await store.read(name).catch((error: unknown) => {
      if (error instanceof PicturesAway) throw new AppError('unavailable', 'errors:unavailable');
      throw error;
    });
    if (bytes === undefined) throw notFound();
    return reply
      .type(type)
      .headers(kept)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}

const notFound = () => new AppError('not_found', 'errors:not_found');
