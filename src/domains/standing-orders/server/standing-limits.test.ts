import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#domains/orders/server/orders.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { aBuyer, anAdmin } from '../../../../tests/support/people.ts';
import { openStandingDesk } from '../../../../tests/support/standing-desk.ts';

describe('making standing orders', () => {
  const desk = openStandingDesk({ rateLimit: true });

  it('writes so many mails a day and no more, however many of them end at once', async () => {
    const { visitor } = desk.buyer;
    const statuses: number[] = [];
    for (let times = 0; times < 32; times += 1) {
      const { status, body } = await desk.make({ items: [{ productId: desk.oil, quantity: 1 }] });
      statuses.push(status);
      if (status === 201) await visitor.delete(`/api/user/standing-orders/${body.id}`);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
    expect(await desk.mails('standing-made')).toHaveLength(30);
  });

  it('writes fewer to an address that may be somebody else’s, however many accounts name it', async () => {
    const statuses: number[] = [];
    for (const name of ['claim-1', 'claim-2']) {
      const { id, visitor } = await aBuyer(desk.shop, name);
      const claimed = { email: 'victim@example.com', emailUnproven: true };
      await desk.shop.db.update(users).set(claimed).where(eq(users.id, id));
      for (let times = 0; times < 6; times += 1)
        statuses.push((await desk.make({ items: [{ productId: desk.oil, quantity: 1 }] }, visitor)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  });

  it('orders no more by invoice than a guest may, for somebody whose mailbox never answered', async () => {
    const setProven = (emailProvenAt: Date | null) =>
      desk.shop.db.update(users).set({ emailProvenAt }).where(eq(users.id, desk.buyer.id));
    await setProven(null);
    await desk.make({
      items: [{ productId: desk.oil, quantity: 60 }],
      startsOn: desk.day(10),
      everyWeeks: 1,
    });
    await desk.runOn(desk.day(7));
    expect(await desk.mails('standing-announced')).toMatchObject([{ data: { obstacle: 'unproven' } }]);
    await desk.runOn(desk.day(10));
    expect(await desk.orders()).toEqual([]);
    expect(await desk.mails('standing-missed')).toMatchObject([
      { data: { reason: 'unproven', isPaused: false } },
    ]);
    await setProven(new Date());
    await desk.runOn(desk.day(14));
    await desk.runOn(desk.day(17));
    expect(await desk.orders()).toHaveLength(1);
  });

  it('orders no more by invoice than the owner takes, and says so three days before', async () => {
    const owner = (await anAdmin(desk.shop, 'careful-owner')).visitor;
    const setMaximum = (maximum: number | null) =>
      owner.patch('/api/admin/settings', { 'money.invoiceMaximum': maximum });
    await setMaximum(200);
    const items = [{ productId: desk.cheese, quantity: 21 }];
    const { body } = await desk.make({ items, startsOn: desk.day(10), everyWeeks: 1 });
    await desk.runOn(desk.day(7));
    const reason = 'invoice_too_large';
    expect(await desk.mails('standing-announced')).toMatchObject([{ data: { obstacle: reason } }]);
    expect((await desk.read(body.id)).body.next).toMatchObject({ obstacle: reason });
    await desk.runOn(desk.day(10));
    expect(await desk.mails('standing-missed')).toMatchObject([{ data: { reason, isPaused: false } }]);
    await setMaximum(null);
    await desk.runOn(desk.day(14));
    await desk.runOn(desk.day(17));
    expect(await desk.orders()).toMatchObject([{ orderTotalCents: 210_00 }]);
  });

  it('counts together what several standing orders of such an account become on one day', async () => {
    const { id, visitor } = await aBuyer(desk.shop, 'many-small');
    await desk.shop.db.update(users).set({ emailProvenAt: null }).where(eq(users.id, id));
    const form = { items: [{ productId: desk.oil, quantity: 30 }], startsOn: desk.day(30) };
    for (let times = 0; times < 3; times += 1) expect((await desk.make(form, visitor)).status).toBe(201);
    await desk.runOn(desk.day(27));
    await desk.runOn(desk.day(30));
    const ordered = await desk.shop.db.select().from(orders).where(eq(orders.userId, id));
    expect(ordered).toHaveLength(1);
    const missed = (await desk.mails('standing-missed')).filter(
      ({ recipient }) => recipient === 'many-small@example.com',
    );
    expect(missed).toMatchObject([{ data: { reason: 'unproven' } }, { data: { reason: 'unproven' } }]);
  });
});
