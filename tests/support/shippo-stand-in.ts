// Stands in for Shippo: judges what it is told by Shippo's description, answers as Shippo does, and lets a test be the
// network, the carrier and the postman.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import type { ShippoAccess } from '#domains/carriers/server/shippo/shippo-api.ts';
import * as schemas from './shippo-schemas.ts';

const API_KEY = 'shippo_test_stand_in';
const WEBHOOK_TOKEN = 'stand-in-token-0123456789';
const AT = '2026-11-16T15:00:00Z';
/** A picture of one grey pixel. */
const LABEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** What goes wrong with a call: it never arrives, or its answer never comes back. */
type Fault = 'lost' | 'unanswered';

export class ShippoStandIn {
  /** Every call as 'POST /shipments', in order. */
  readonly calls: string[] = [];
  readonly shipments: schemas.ShipmentCreateRequest[] = [];
  readonly transactions: schemas.Transaction[] = [];
  /** Requests and answers that are not as the description says. */
  readonly faults: string[] = [];
  /** Price and days of each service, of parcels up to a kilogram; heavier ones cost twice as much. */
  services: { token: string; amount: string; days: number | undefined; currency: string }[] = [];
  /** Asked before each call. */
  faultOf: (call: string) => Fault | undefined = () => undefined;
  /** What a purchase, and a refund, comes to. */
  purchase: 'SUCCESS' | 'ERROR' | 'QUEUED' = 'SUCCESS';
  refund: 'SUCCESS' | 'PENDING' | 'ERROR' = 'SUCCESS';
  /** Where parcels are. */
  readonly whereabouts = new Map<string, schemas.TrackingStatus>();
  readonly #server: Server;
  #count = 0;

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.forget();
  }

  static async open(): Promise<ShippoStandIn> {
    const standIn = new ShippoStandIn();
    await new Promise<void>((resolve) => {
      standIn.#server.listen(0, '127.0.0.1', resolve);
    });
    return standIn;
  }

  /** As at the beginning. */
  forget(): void {
    this.calls.length = 0;
    this.shipments.length = 0;
    this.transactions.length = 0;
    this.faults.length = 0;
    this.whereabouts.clear();
    this.faultOf = () => undefined;
    this.purchase = 'SUCCESS';
    this.refund = 'SUCCESS';
    this.services = [
      { token: 'usps_ground_advantage', amount: '7.4', days: 4, currency: 'USD' },
      { token: 'usps_priority', amount: '14.00', days: 2, currency: 'USD' },
      { token: 'usps_priority_express', amount: '31.501', days: 1, currency: 'USD' },
      { token: 'canada_post', amount: '1.00', days: 1, currency: 'CAD' },
    ];
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get access(): ShippoAccess {
    return { apiKey: API_KEY, apiUrl: this.url, webhookToken: WEBHOOK_TOKEN };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** What the postman says of a parcel, as Shippo passes it on. */
  news(trackingNumber: string, status: schemas.TrackingStatus, id = this.#name('event')) {
    return this.#judged('webhook', schemas.webhookPayloadTrack, {
      event: 'track_updated',
      test: true,
      data: this.#track(trackingNumber, status, id),
    });
  }

  #name(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.#count}`;
  }

  #judged<Schema extends z.ZodType>(what: string, schema: Schema, value: unknown): z.output<Schema> {
    const { data, error } = schema.safeParse(value);
    if (error !== undefined)
      this.faults.push(`${what}: ${error.issues[0]!.path.join('.')} ${error.issues[0]!.message}`);
    return (data ?? value) as z.output<Schema>;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    const call = `${request.method} ${pathname}`;
    const body = await text(request);
    if (pathname.startsWith('/labels/')) return void response.writeHead(200).end(LABEL);
    this.calls.push(call);
    const fault = this.faultOf(call);
    if (fault === 'lost') return void response.destroy();
    if (request.headers.authorization !== `ShippoToken ${API_KEY}`)
      return void response.writeHead(401).end('{}');
    if (request.headers['shippo-api-version'] !== '2018-02-08') this.faults.push(`${call}: version`);
    const answer = this.#answer(call, body === '' ? undefined : JSON.parse(body), searchParams);
    if (fault === 'unanswered') return void response.destroy();
    response
      .writeHead(answer === undefined ? 404 : request.method === 'POST' ? 201 : 200, {
        'content-type': 'application/json',
      })
      .end(JSON.stringify(answer ?? {}));
  }

  #answer(call: string, body: unknown, asked: URLSearchParams): unknown {
    if (call === 'POST /shipments')
      return this.#ship(this.#judged(call, schemas.shipmentCreateRequest, body));
    if (call === 'POST /transactions')
      return this.#buy(this.#judged(call, schemas.transactionCreateRequest, body).rate);
    if (call === 'GET /transactions') {
      const results = this.transactions.filter(({ rate }) => rate === asked.get('rate'));
      return this.#judged(call, schemas.transactionList, { results });
    }
    if (call === 'POST /refunds')
      return this.#giveBack(this.#judged(call, schemas.refundRequestBody, body).transaction);
    const [, kind, first, second] = call.slice('GET '.length).split('/');
    if (kind === 'transactions') return this.transactions.find(({ object_id: id }) => id === first);
    if (kind === 'tracks')
      return this.#track(second!, this.whereabouts.get(second!) ?? 'UNKNOWN', this.#name('event'));
    return undefined;
  }

  #ship(told: schemas.ShipmentCreateRequest): unknown {
    this.shipments.push(told);
    const { async: _, ...asked } = told;
    const id = this.#name('shipment');
    const isHeavy = Number(told.parcels[0]!.weight) > 1_000;
    const rates = this.services.map(({ token, amount, days, currency }) => ({
      amount: isHeavy ? String(2 * Number(amount)) : amount,
      amount_local: isHeavy ? String(2 * Number(amount)) : amount,
      currency,
      currency_local: currency,
      attributes: [],
      carrier_account: 'account',
      object_created: AT,
      object_id: `${id}_${token}`,
      object_owner: 'shop',
      provider: 'USPS',
      servicelevel: { name: token, token },
      shipment: id,
      ...(days !== undefined && { estimated_days: days }),
      test: true,
    }));
    return this.#judged('shipment', schemas.shipment, {
      ...asked,
      metadata: '',
      carrier_accounts: [],
      messages: [],
      object_created: AT,
      object_id: id,
      object_owner: 'shop',
      object_updated: AT,
      rates,
      status: 'SUCCESS',
    });
  }

  #buy(rate: string): unknown {
    const id = this.#name('transaction');
    const isBought = this.purchase === 'SUCCESS';
    const made = this.#judged('transaction', schemas.transaction, {
      object_id: id,
      status: this.purchase,
      rate,
      label_file_type: 'PNG',
      ...(isBought && { label_url: `${this.url}/labels/${id}.png`, tracking_number: `9400${this.#count}` }),
      messages: this.purchase === 'ERROR' ? [{ source: 'USPS', code: '', text: 'Address not found' }] : [],
      test: true,
    });
    this.transactions.push(made);
    return made;
  }

  #giveBack(id: string): unknown {
    const bought = this.transactions.find(({ object_id: each }) => each === id)!;
    if (this.refund === 'SUCCESS') bought.status = 'REFUNDED';
    if (this.refund === 'PENDING') bought.status = 'REFUNDPENDING';
    return this.#judged('refund', schemas.refund, {
      object_created: AT,
      object_id: this.#name('refund'),
      status: this.refund,
      transaction: id,
    });
  }

  #track(trackingNumber: string, status: schemas.TrackingStatus, id: string): schemas.Track {
    const told = {
      object_created: AT,
      object_id: id,
      object_updated: AT,
      status,
      status_details: status,
      status_date: AT,
    };
    return this.#judged('track', schemas.track, {
      carrier: 'usps',
      messages: [],
      tracking_history: [told],
      tracking_number: trackingNumber,
      tracking_status: told,
    });
  }
}
