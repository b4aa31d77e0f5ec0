import { createHash, timingSafeEqual } from 'node:crypto';
import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { openCarrier } from '#domains/carriers/server/open-carrier.ts';
import { progressOf } from '#domains/carriers/server/shippo/shippo-labels.ts';
import { profileOf } from '#domains/carriers/server/shipping-profiles.queries.ts';
import { toAmount } from '#engine/model/money.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { labelImages, parcelsToLabel } from './labels.queries.ts';
import { labelsPdf } from './labels-pdf.ts';
import { takeNews } from './track-parcels.ts';
import { wantLabels } from './want-labels.ts';

export function labelsRoutes(app: ApiApp, shop: Shop): void {
  const { config, db } = shop;
  const isOffered = () => openCarrier(shop).labels !== undefined;

  app.get('/api/producer/labels', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const offered = isOffered();
    const parcels = offered ? await parcelsToLabel(db, { producerId }) : [];
    return {
      offered,
      needsOrigin: offered && (await profileOf(db, producerId)).origin === null,
      producerPays: config.producersPayLabels,
      parcels: parcels.map(({ labelId, state, offer, trackingNumber, problem, ...parcel }) => ({
        ...parcel,
        label:
          labelId === null
            ? null
            : {
                id: labelId,
                state: state!,
                price: offer === null ? null : toAmount(offer.cents),
                service: offer?.service ?? null,
                trackingNumber,
                problem,
              },
      })),
    };
  });

  app.post('/api/producer/labels', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    if (!isOffered()) throw new AppError('conflict', 'errors:carriers.noLabels');
    const language = requestLanguage(request);
    const told = await wantLabels(shop, producerId, request.body.orderIds);
    return {
      items: told.map(({ id, error }) => ({
        id,
        message: error === undefined ? null : translateMessage(language, error.message, {}),
      })),
    };
  });

  app.get('/api/producer/labels.pdf', async (request, reply) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    const found = await labelImages(db, { producerId, ids: request.query.ids });
    if (found.length === 0) throw new AppError('not_found', 'errors:carriers.noLabelToPrint');
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="labels.pdf"')
      .send(await labelsPdf(found.map(({ image }) => image)));
  });

  app.post('/api/carriers/shippo/webhook', async (request) => {
    const { shippo } = config;
    if (shippo === undefined) throw new AppError('not_found', 'errors:not_found');
    if (!isSame(request.query.token ?? '', shippo.webhookToken))
      throw new AppError('forbidden', 'errors:carriers.webhookToken');
    const { event, test = false, data } = request.body;
    // Shippo tells of parcels in test mode at the same place.
    const isOurs = test === shippo.apiKey.startsWith('shippo_test_');
    if (event !== 'track_updated' || !isOurs || data?.tracking_status == null)
      return { received: true } as const;
    const { tracking_number: trackingNumber, tracking_status: told } = data;
    const { object_id: id, status } = told;
    await takeNews(shop, { id, status, trackingNumber, progress: progressOf(status) });
    return { received: true } as const;
  });
}

/** Compared in the same time whatever is right about it. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
