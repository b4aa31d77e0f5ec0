import { openCarrier } from '#domains/carriers/server/open-carrier.ts';
import { stepsTowards } from '#domains/orders/model/part-status.ts';
import { moveParts } from '#domains/orders/server/move-parts.ts';
import { lockOrder } from '#domains/orders/server/orders.queries.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { ParcelProgress } from './label-seller.ts';
import { keepTrackingEvent, labelsToTrack, partOfLabel } from './labels.queries.ts';

interface TrackedPart {
  orderId: number;
  partId: number;
}

/** What a carrier says of a parcel that it brings. */
export interface TrackingNews {
  /** As the carrier names it: the same is taken once. */
  id: string;
  trackingNumber: string;
  status: string;
  progress: ParcelProgress;
}

/**
 * Takes what a carrier says, once. The parcel moves on where that is further than it was known to be, never back, so news may
 * come in any order. Numbers of no label of ours, or of one that was given back, are nobody's news.
 */
export async function takeNews({ catalogue, db }: Pick<Shop, 'catalogue' | 'db'>, news: TrackingNews) {
  const [found] = await partOfLabel(db, { trackingNumber: news.trackingNumber });
  if (found === undefined) return;
  await moveOn(catalogue, found, news.progress, { ...news, labelId: found.labelId });
}

async function moveOn(
  catalogue: Shop['catalogue'],
  { orderId, partId }: TrackedPart,
  progress: ParcelProgress,
  event?: TrackingNews & { labelId: number },
): Promise<void> {
  await catalogue.change(async (tx, changed) => {
    const order = (await lockOrder(tx, orderId))!;
    if (event !== undefined) {
      const { id, labelId, status } = event;
      if ((await keepTrackingEvent(tx, { id, labelId, status })).length === 0) return;
    }
    const part = order.parts.find(({ id }) => id === partId)!;
    if (progress === 'unknown') return;
    const steps = stepsTowards(part.status, progress === 'delivered' ? 'completed' : 'shipped');
    if (steps.length === 0) return;
    await moveParts(tx, changed, order, [{ partId, steps }], { actor: 'system', userId: null });
  });
}

/** The carrier has news of a parcel: it is asked which. Of parcels that are there, or not ours, nobody is asked. */
export async function hearOfParcel(
  shop: Pick<Shop, 'catalogue' | 'config' | 'db'>,
  { provider, name: trackingNumber }: { provider: string; name: string },
): Promise<boolean> {
  const { labels: seller, name } = openCarrier(shop);
  if (seller === undefined || name !== provider) return false;
  const [found] = await partOfLabel(shop.db, { trackingNumber });
  if (found === undefined || found.isThere) return false;
  const { carrier, offer } = found;
  const progress = await seller.track({ carrier, provider: offer.provider, trackingNumber });
  await moveOn(shop.catalogue, found, progress);
  return true;
}

/** Asks the carrier for parcels of which it said nothing for a day: a message may have been lost. */
export async function trackParcels(
  shop: Pick<Shop, 'catalogue' | 'config' | 'db'>,
  now: Date,
): Promise<void> {
  const seller = openCarrier(shop).labels;
  if (seller === undefined) return;
  for (const { offer, carrier, trackingNumber, ...part } of await labelsToTrack(shop.db, { now }))
    await moveOn(
      shop.catalogue,
      part,
      // One that cannot be asked now is asked again tomorrow.
      await seller
        .track({ carrier, provider: offer.provider, trackingNumber })
        .catch(() => 'unknown' as const),
    );
}
