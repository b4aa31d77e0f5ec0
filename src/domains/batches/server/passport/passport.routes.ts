import { toSVG } from 'bwip-js/node';
import type { Passport } from '#domains/batches/model/passport.ts';
import { passportPath } from '#domains/batches/model/passport-path.ts';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { passportById, passportByLink, linkOfBatch } from './passport.queries.ts';

const dependencies = ({ productId, producerId }: Passport) => [
  `product:${productId}` as const,
  ...(producerId === null ? [] : [`producer:${producerId}` as const]),
];

export function passportRoutes(app: ApiApp, { config, db, reads, source }: Shop): void {
  const known = (passport: Passport | undefined): Passport => {
    if (passport === undefined) throw new AppError('not_found', 'errors:batches.notFound');
    return passport;
  };

  reads.handle(
    app,
    '/api/batches/:id',
    ({ language, params: { id } }) =>
      source.read(async (replica) => known(await passportById(replica, id, language))),
    { dependsOn: dependencies },
  );

  reads.handle(
    app,
    '/api/passport',
    ({ language, query }) =>
      source.read(async (replica) => known(await passportByLink(replica, query, language))),
    { dependsOn: dependencies },
  );

  /** For the labels of a batch: dark on white, which every camera reads. */
  app.get('/api/producer/batches/:id/code.svg', async (request, reply) => {
    const { id } = request.params;
    const producerId = await ownProducerId(db, signedInUser(request));
    const link = await linkOfBatch(db, id, producerId);
    if (link === undefined) throw new AppError('not_found', 'errors:batches.notFound');
    const text = config.publicUrl + passportPath(link);
    return reply
      .type('image/svg+xml')
      .send(toSVG({ bcid: 'qrcode', text, scale: 3, padding: 2, backgroundcolor: 'FFFFFF' }));
  });
}
