import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { orderParts } from '#server/db/schema/orders.ts';
import type { Config } from '#server/config.ts';
import { FORM, openCheckoutDesk, type CheckoutDesk } from './checkout-desk.ts';
import { anAdmin } from './people.ts';
import type { Visitor } from './test-app.ts';

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
  who?: Visitor;
  form?: object;
}

/** Where things were bought and delivered, and come back. */
export interface ReturnsDesk extends CheckoutDesk {
  admin: Visitor;
  /** Bought by a guest, unless somebody is named, and delivered. */
  buy(purchase: Purchase): Promise<DeliveredOrder>;
  arrive(orderId: number, deliveredAt: Date): Promise<unknown>;
}

export function openReturnsDesk(settings: Partial<Config> = {}): ReturnsDesk {
  const desk = openCheckoutDesk(settings) as ReturnsDesk;
  Object.assign(desk, {
    async buy({ oil = 0, cheese = 0, hoursAgo = 1, deliveredAt, who = desk.visitor, form = {} }: Purchase) {
      if (oil > 0) await desk.add(desk.oil, oil, who);
      if (cheese > 0) await desk.add(desk.cheese, cheese, who);
      const { body } = await desk.checkout(who, { ...FORM, ...form });
      const { order } = body;
      for (const status of ['processing', 'shipped', 'completed'])
        await desk.admin.patch(`/api/admin/orders/${order.id}`, { status });
      await desk.arrive(order.id, deliveredAt ?? new Date(Date.now() - hoursAgo * HOUR_MS));
      const token = desk.shop.shop.links.sign('order', order.id);
      return { id: order.id, token, itemIds: order.items.map(({ id }) => id) };
    },
    arrive: (orderId: number, deliveredAt: Date) =>
      desk.shop.db.update(orderParts).set({ deliveredAt }).where(eq(orderParts.orderId, orderId)),
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
