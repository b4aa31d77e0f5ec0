import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { AdminReturn } from '#domains/returns/model/handled-return.ts';
import type { ReturnStatus } from '#domains/orders/model/return-status.ts';
import type { RequestedReturn, ReturnPhoto, ReturnView } from '#domains/returns/model/return.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import type { Config } from '#engine/server/config.ts';
import { FORM, openCheckoutDesk, type CheckoutDesk } from './checkout-desk.ts';
import { anAdmin } from './people.ts';
import type { Visitor } from './test-app.ts';
import { sendPicture } from './uploads.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface DeliveredOrder {
  id: number;
  token: string;
  /** In the order of the lines. */
  itemIds: number[];
}

export interface Purchase {
  /** Oil keeps, cheese spoils. */
  oil?: number;
  cheese?: number;
  /** Hours since delivery. */
  hoursAgo?: number;
  deliveredAt?: Date;
  form?: object;
}

type Answer<Body> = Promise<{ status: number; text: string; body: Body & { message: string } }>;

/** Where things were bought and delivered, and come back. */
export interface ReturnsDesk extends CheckoutDesk {
  admin: Visitor;
  /** Bought by a guest, and delivered. */
  buy(purchase: Purchase): Promise<DeliveredOrder>;
  arrive(orderId: number, deliveredAt: Date): Promise<unknown>;
  /** By the guest; all of the first line because it is the wrong item, unless said otherwise. */
  request(order: DeliveredOrder, changes?: object): Answer<RequestedReturn>;
  views(order: DeliveredOrder): Promise<ReturnView[]>;
  /** A photo that waits for a request. */
  photo(order: DeliveredOrder): Promise<ReturnPhoto>;
  decide(id: number, decision: object, who?: Visitor): Answer<AdminReturn>;
  /** Through these statuses, one after the other; the last answer. */
  walk(id: number, ...steps: ReturnStatus[]): Answer<AdminReturn>;
}

export const smallPhoto = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a8b45' } })
    .jpeg()
    .toBuffer();

export function openReturnsDesk(settings: Partial<Config> = {}): ReturnsDesk {
  const desk = openCheckoutDesk(settings) as ReturnsDesk;
  Object.assign(desk, {
    async buy({ oil = 0, cheese = 0, hoursAgo = 1, deliveredAt, form = {} }) {
      if (oil > 0) await desk.add(desk.oil, oil);
      if (cheese > 0) await desk.add(desk.cheese, cheese);
      const { order } = (await desk.checkout(desk.visitor, { ...FORM, ...form })).body;
      for (const status of ['processing', 'shipped', 'completed'])
        await desk.admin.patch(`/api/admin/orders/${order.id}`, { status });
      await desk.arrive(order.id, deliveredAt ?? new Date(Date.now() - hoursAgo * HOUR_MS));
      const token = desk.shop.shop.links.sign('order', order.id);
      return { id: order.id, token, itemIds: order.items.map(({ id }) => id) };
    },
    arrive: (orderId, deliveredAt) =>
      desk.shop.db.update(orderParts).set({ deliveredAt }).where(eq(orderParts.orderId, orderId)),
    request: ({ id, token, itemIds }, changes = {}) =>
      desk.visitor.post(`/api/orders/${id}/returns?token=${token}`, {
        kind: 'refund',
        reason: 'incorrect',
        items: [{ itemId: itemIds[0], quantity: 1 }],
        ...changes,
      }),
    async views({ id, token }) {
      const { body } = await desk.visitor.get<{ items: ReturnView[] }>(
        `/api/orders/${id}/returns?token=${token}`,
      );
      return body.items;
    },
    async photo({ id, token }) {
      const url = `/api/uploads/return-photos?token=${token}`;
      const picture = { bytes: await smallPhoto() };
      const answer = await sendPicture(desk.visitor, { orderId: String(id) }, picture, url);
      expect(answer.status).toBe(201);
      return answer.body as unknown as ReturnPhoto;
    },
    decide: (id, decision, who = desk.admin) => who.patch(`/api/admin/returns/${id}`, decision),
    async walk(id, ...steps) {
      const answers = [];
      for (const status of steps) answers.push(await desk.decide(id, { status }));
      return answers.at(-1)!;
    },
  } satisfies Partial<ReturnsDesk>);
  beforeAll(async () => {
    desk.admin = (await anAdmin(desk.shop)).visitor;
  });
  beforeEach(async () => {
    await desk.change(desk.oil, { perishable: false });
    await desk.change(desk.cheese, { perishable: true });
  });
  return desk;
}
