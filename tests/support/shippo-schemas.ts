// What of Shippo's published OpenAPI description the shop uses (version 2018-02-08): requests hold nothing else, answers
// hold what it says is always there.
import { z } from 'zod';

const addressRequest = z.strictObject({
  country: z.string().length(2),
  name: z.string().optional(),
  company: z.string().optional(),
  street1: z.string().optional(),
  street2: z.string().optional(),
  street3: z.string().optional(),
  street_no: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
  is_residential: z.boolean().optional(),
  metadata: z.string().max(100).optional(),
  validate: z.boolean().optional(),
});

const decimal = z.string().regex(/^\d{1,6}(\.\d{1,4})?$/);

const parcelRequest = z.strictObject({
  mass_unit: z.enum(['g', 'kg', 'lb', 'oz']),
  weight: decimal,
  distance_unit: z.enum(['cm', 'in', 'ft', 'm', 'mm', 'yd']),
  height: decimal,
  length: decimal,
  width: decimal,
  metadata: z.string().optional(),
});

export const shipmentCreateRequest = z.strictObject({
  address_from: addressRequest,
  address_to: addressRequest,
  parcels: z.array(parcelRequest).min(1),
  async: z.boolean().optional(),
  metadata: z.string().max(100).optional(),
  shipment_date: z.string().optional(),
  carrier_accounts: z.array(z.string()).optional(),
});
export type ShipmentCreateRequest = z.output<typeof shipmentCreateRequest>;

const money = z.string();
const rate = z.strictObject({
  amount: money,
  amount_local: money,
  currency: z.string().length(3),
  currency_local: z.string().length(3),
  attributes: z.array(z.enum(['BESTVALUE', 'CHEAPEST', 'FASTEST'])),
  carrier_account: z.string(),
  object_created: z.iso.datetime(),
  object_id: z.string(),
  object_owner: z.string(),
  provider: z.string(),
  servicelevel: z.strictObject({ name: z.string().optional(), token: z.string().optional() }),
  shipment: z.string(),
  estimated_days: z.number().int().optional(),
  test: z.boolean().optional(),
});
export type Rate = z.output<typeof rate>;

export const shipment = z.strictObject({
  metadata: z.string(),
  address_from: addressRequest,
  address_to: addressRequest,
  carrier_accounts: z.array(z.string()),
  messages: z.array(z.strictObject({ source: z.string(), code: z.string(), text: z.string() })),
  object_created: z.iso.datetime(),
  object_id: z.string(),
  object_owner: z.string(),
  object_updated: z.iso.datetime(),
  parcels: z.array(parcelRequest),
  rates: z.array(rate),
  status: z.enum(['ERROR', 'QUEUED', 'SUCCESS', 'WAITING']),
});

export const transactionCreateRequest = z.strictObject({
  rate: z.string(),
  async: z.boolean().optional(),
  label_file_type: z
    .enum(['PNG', 'PNG_2.3x7.5', 'PDF', 'PDF_4x6', 'PDF_4x8', 'PDF_A4', 'PDF_A5', 'PDF_A6', 'ZPLII'])
    .optional(),
  metadata: z.string().optional(),
  order: z.string().optional(),
});

const TRANSACTION_STATUSES = [
  'WAITING',
  'QUEUED',
  'SUCCESS',
  'ERROR',
  'REFUNDED',
  'REFUNDPENDING',
  'REFUNDREJECTED',
] as const;

export const transaction = z.strictObject({
  object_id: z.string(),
  status: z.enum(TRANSACTION_STATUSES),
  rate: z.string(),
  label_file_type: z.string().optional(),
  label_url: z.string().optional(),
  tracking_number: z.string().optional(),
  tracking_url_provider: z.string().optional(),
  messages: z.array(z.strictObject({ source: z.string(), code: z.string(), text: z.string() })),
  test: z.boolean().optional(),
});
export type Transaction = z.output<typeof transaction>;

export const transactionList = z.strictObject({
  next: z.string().optional(),
  previous: z.string().optional(),
  results: z.array(transaction),
});

export const refundRequestBody = z.strictObject({ transaction: z.string(), async: z.boolean().optional() });

export const refund = z.strictObject({
  object_created: z.iso.datetime(),
  object_id: z.string(),
  status: z.enum(['QUEUED', 'PENDING', 'SUCCESS', 'ERROR']),
  transaction: z.string(),
});

const TRACKING_STATUSES = ['UNKNOWN', 'PRE_TRANSIT', 'TRANSIT', 'DELIVERED', 'RETURNED', 'FAILURE'] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

const trackingStatus = z.strictObject({
  object_created: z.iso.datetime(),
  object_id: z.string(),
  object_updated: z.iso.datetime(),
  status: z.enum(TRACKING_STATUSES),
  status_details: z.string(),
  status_date: z.iso.datetime().optional(),
});

export const track = z.strictObject({
  carrier: z.string(),
  messages: z.array(z.string()),
  tracking_history: z.array(trackingStatus),
  tracking_number: z.string(),
  tracking_status: trackingStatus.optional(),
  transaction: z.string().optional(),
});
export type Track = z.output<typeof track>;

export const webhookPayloadTrack = z.strictObject({
  event: z.literal('track_updated'),
  test: z.boolean(),
  data: track,
});
