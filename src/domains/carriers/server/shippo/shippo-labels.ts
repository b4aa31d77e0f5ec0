import { z } from 'zod';
import { CarrierAway, CarrierRefused } from '#domains/carriers/server/carrier.ts';
import type {
  BoughtLabel,
  LabelSeller,
  ParcelProgress,
  ParcelToSend,
} from '#domains/carriers/server/labels/label-seller.ts';
import type { Offer } from '#domains/carriers/server/labels/labels.schema.ts';
import { carrierNamed } from '#domains/carriers/server/labels/carrier-named.ts';
import { offerOf, wayFor } from '#domains/carriers/server/ways.ts';
import { askShippo, fetchLabel, LABEL_TIMEOUT_MS, type ShippoAccess } from './shippo-api.ts';
import { parcelOf, senderOf, shipmentSchema, waysOf } from './shippo-rates.ts';

const messagesSchema = z.array(z.object({ text: z.string().nullish() })).nullish();

const transactionSchema = z.object({
  object_id: z.string().min(1),
  status: z.string(),
  label_url: z.string().nullish(),
  tracking_number: z.string().nullish(),
  messages: messagesSchema,
});
type Transaction = z.output<typeof transactionSchema>;

const transactionsSchema = z.object({ results: z.array(transactionSchema) });
const refundSchema = z.object({ status: z.string() });
export const trackSchema = z.object({
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_status: z.object({ object_id: z.string().min(1), status: z.string() }).nullish(),
});

const PROGRESS: Readonly<Record<string, ParcelProgress>> = { TRANSIT: 'shipped', DELIVERED: 'delivered' };

export const progressOf = (status: string | undefined): ParcelProgress => PROGRESS[status ?? ''] ?? 'unknown';

const slug = (provider: string) =>
  provider
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');

export function shippoLabels(access: ShippoAccess): LabelSeller {
  const ask = <Schema extends z.ZodType>(path: string, schema: Schema, body?: object) =>
    askShippo(access, path, schema, { timeoutMs: LABEL_TIMEOUT_MS, ...(body !== undefined && { body }) });
  /** What was bought at a rate: it is bought once, whatever happened to the answer. */
  const boughtAt = async ({ rateId }: Offer): Promise<Transaction | undefined> => {
    const path = `/transactions?rate=${encodeURIComponent(rateId)}&results=25`;
    const { results } = await ask(path, transactionsSchema);
    return results.find(({ status }) => status !== 'ERROR') ?? results[0];
  };
  const labelOf = async (transaction: Transaction, { provider }: Offer): Promise<BoughtLabel> => {
    const { object_id: providerId, label_url: url, tracking_number: trackingNumber, status } = transaction;
    if (status === 'QUEUED' || status === 'WAITING') throw new CarrierAway('The label is not made yet');
    if (!url || !trackingNumber) throw new CarrierAway('The label has no picture or no number');
    const image = await fetchLabel(access, url);
    return { providerId, carrier: carrierNamed(provider), trackingNumber, image };
  };
  return {
    async offer({ profile, to, phone, grams, method }: ParcelToSend) {
      const { rates } = await ask('/shipments', shipmentSchema, {
        address_from: senderOf(profile.origin!),
        address_to: {
          name: to.name,
          ...(to.company !== null && { company: to.company }),
          street1: to.line1 ?? '',
          ...(to.line2 !== null && { street2: to.line2 }),
          city: to.city ?? '',
          ...(to.region !== null && { state: to.region }),
          zip: to.postalCode ?? '',
          country: to.country,
          ...(phone !== null && { phone }),
        },
        parcels: [parcelOf(profile.box, grams)],
        async: false,
      });
      const way = wayFor(method, waysOf(rates));
      if (way === undefined) throw new CarrierRefused('No rate for this parcel');
      return offerOf(way);
    },
    async buy(offer) {
      const transaction = await ask('/transactions', transactionSchema, {
        rate: offer.rateId,
        label_file_type: 'PNG',
        async: false,
      });
      if (transaction.status !== 'ERROR') return labelOf(transaction, offer);
      const words = (transaction.messages ?? []).map(({ text }) => text ?? '').filter((text) => text !== '');
      throw new CarrierRefused(words.join(' ').slice(0, 500) || 'Refused');
    },
    async find(offer) {
      const before = await boughtAt(offer);
      return before === undefined || before.status === 'ERROR' ? undefined : labelOf(before, offer);
    },
    async void(providerId) {
      const { status } = await ask(`/transactions/${encodeURIComponent(providerId)}`, transactionSchema);
      if (status === 'REFUNDED') return 'voided';
      if (status === 'REFUNDPENDING') return 'pending';
      if (status === 'REFUNDREJECTED' || status === 'ERROR') return 'refused';
      const refund = await ask('/refunds', refundSchema, {
        transaction: providerId,
        async: false,
      });
      if (refund.status === 'SUCCESS') return 'voided';
      return refund.status === 'ERROR' ? 'refused' : 'pending';
    },
    async track({ provider, trackingNumber }) {
      const path = `/tracks/${encodeURIComponent(slug(provider))}/${encodeURIComponent(trackingNumber)}`;
      const { tracking_status: told } = await ask(path, trackSchema);
      return progressOf(told?.status);
    },
  };
}
