import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { GroupBuy, Joined, Membership, Opened } from '#domains/group-buys/model/group-view.ts';
import type { Config } from '#engine/server/config.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { groupBuys } from '#domains/group-buys/server/group-buys.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { OIL_NAME } from './checkout-desk.ts';
import { readLedger, type Ledger } from './ledger.ts';
import { aBuyer } from './people.ts';
import { openTestApp, type TestApp, type Visitor } from './test-app.ts';

type Refusal = { message: string; fields?: Record<string, string>; reason?: string };

/** A shop in which Beatrice opens group buys of olive oil and others join. */
export interface GroupDesk {
  shop: TestApp;
  organizer: { id: number; visitor: Visitor };
  /** $24.99 by the standard ladder, 200 units. */
  oil: number;
  /** The books before the test. */
  before: Ledger;
  open(form?: object, who?: Visitor): Promise<{ status: number; text: string; body: Opened & Refusal }>;
  /** Opens one and gives its slug. */
  opened(form?: object): Promise<string>;
  join(
    slug: string,
    form: object,
    who?: Visitor,
  ): Promise<{ status: number; text: string; body: Joined & Refusal }>;
  view(slug: string): Promise<GroupBuy>;
  membership(slug: string, member: { memberId: number; token: string }): Promise<Membership>;
  /** Beatrice with 2, Ada with 3, Bo with 5. */
  three(form?: object): Promise<{ slug: string; organizer: Opened; ada: Joined; bo: Joined }>;
  /** Mails about one group buy, oldest first. */
  mailsOf(slug: string, template: string): Promise<(typeof mailOutbox.$inferSelect)[]>;
  changeProduct(values: Partial<typeof products.$inferInsert>): Promise<unknown>;
  stock(): Promise<number>;
  /** From now on it is over. */
  letClose(slug: string): Promise<unknown>;
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

export const ORGANIZER = {
  customerName: 'Beatrice Marlow',
  customerEmail: 'beatrice@example.com',
  shippingAddress: '7 Orchard Row, Bath, ME 04530',
};

/** Somebody who joins, each with an e-mail address of their own. */
export const member = (name: string, quantity: number, more: object = {}) => ({
  quantity,
  customerName: `${name} Moreau`,
  customerEmail: `${name.toLowerCase()}@example.com`,
  shippingAddress: '12 Harbour Street, Portland',
  ...more,
});

export function openGroupDesk(settings: Partial<Config> = {}): GroupDesk {
  const desk: GroupDesk = {
    shop: undefined!,
    organizer: undefined!,
    oil: 0,
    before: undefined!,
    open: (form = {}, who = desk.organizer.visitor) =>
      who.post<Opened & Refusal>('/api/group-buys', {
        productId: desk.oil,
        quantity: 2,
        closesAt: inHours(24),
        delivery: 'separate',
        ...ORGANIZER,
        ...form,
      }),
    async opened(form) {
      const { status, text, body } = await desk.open(form);
      if (status !== 201) throw new Error(`not opened: ${text}`);
      return body.slug;
    },
    join: (slug, form, who = desk.shop.visitor()) =>
      who.post<Joined & Refusal>(`/api/group-buys/${slug}/members`, form),
    view: async (slug) => (await desk.shop.visitor().get<GroupBuy>(`/api/group-buys/${slug}`)).body,
    membership: async (slug, { memberId, token }) =>
      (
        await desk.shop
          .visitor()
          .get<Membership>(`/api/group-buys/${slug}/members/${memberId}?token=${token}`)
      ).body,
    async three(form = {}) {
      const { body: organizer } = await desk.open({ quantity: 2, ...form });
      const { slug } = organizer;
      const noAddress = 'delivery' in form ? { shippingAddress: undefined } : {};
      const ada = (await desk.join(slug, member('Ada', 3, noAddress))).body;
      const bo = (await desk.join(slug, member('Bo', 5, noAddress))).body;
      return { slug, organizer, ada, bo };
    },
    mailsOf: async (slug, template) =>
      (await desk.shop.db.select().from(mailOutbox).orderBy(mailOutbox.id)).filter(
        (mail) => mail.template === template && mail.data.slug === slug,
      ),
    changeProduct: (values) => desk.shop.db.update(products).set(values).where(eq(products.id, desk.oil)),
    stock: async () =>
      (await desk.shop.db.select().from(products).where(eq(products.id, desk.oil)))[0]!.quantityAvailable,
    letClose: (slug) =>
      desk.shop.db
        .update(groupBuys)
        .set({ closesAt: new Date(Date.now() - 1_000) })
        .where(eq(groupBuys.slug, slug)),
  };

  beforeAll(async () => {
    desk.shop = await openTestApp(settings);
    const [oil] = await desk.shop.db.select().from(products).where(eq(products.name, OIL_NAME));
    desk.oil = oil!.id;
  });
  let organizers = 0;
  beforeEach(async () => {
    organizers += 1;
    desk.organizer = await aBuyer(desk.shop, `beatrice-${organizers}`);
    await desk.changeProduct({
      hidden: false,
      forSale: true,
      quantityAvailable: 200,
      discountTiers: null,
      priceCents: 24_99,
    });
    desk.before = await readLedger(desk.shop.db);
  });
  return desk;
}
