import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domains/desk/model/admin.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import { promoCodes } from '#domains/cart/server/promotions.schema.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

const PATH = '/api/admin/promo-codes';
type Refused = AdminPromoCode & { message: string; fields: Record<string, string> };

describe("the administrators' promo codes", () => {
  let shop: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
  });
  const make = (code: object) => admin.post<Refused>(PATH, code);
  const change = (id: number, changes: object) => admin.patch<Refused>(`${PATH}/${id}`, changes);

  it('are made with everything optional left open', async () => {
    const { status, body } = await make({ code: 'WELCOME-10', kind: 'percent', value: 12.5, active: true });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      code: 'WELCOME-10',
      kind: 'percent',
      value: 12.5,
      description: '',
      minTotal: null,
      startsAt: null,
      endsAt: null,
      maxUses: null,
      oncePerCustomer: false,
      active: true,
      uses: 0,
      cost: 0,
      createdAt: body.createdAt,
    });
    const [row] = await shop.db.select().from(promoCodes).where(eq(promoCodes.id, body.id));
    expect(row).toMatchObject({ kind: 'percent', value: 1250, minTotalCents: 0 });
  });

  it('are made with everything said', async () => {
    const said = {
      code: 'Harvest-2026',
      kind: 'amount',
      value: 15,
      description: '15 dollars off the harvest',
      minTotal: 60.5,
      startsAt: '2026-09-01T00:00:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
      maxUses: 100,
      oncePerCustomer: true,
      active: false,
    };
    const { body } = await make(said);
    expect(body).toMatchObject(said);
    const [row] = await shop.db.select().from(promoCodes).where(eq(promoCodes.id, body.id));
    expect(row).toMatchObject({ value: 15_00, minTotalCents: 60_50 });
  });

  it('for free shipping need no value, and keep none', async () => {
    expect((await make({ code: 'SHIP', kind: 'free_shipping', active: true })).body.value).toBe(0);
    expect((await make({ code: 'SHIP-2', kind: 'free_shipping', value: 5, active: true })).body.value).toBe(
      0,
    );
  });

  it.each([
    ['code', { code: 'AB' }],
    ['code', { code: 'A'.repeat(31) }],
    ['code', { code: 'TEN PERCENT' }],
    ['code', { code: undefined }],
    ['kind', { kind: 'everything' }],
    ['value', { value: 0 }],
    ['value', { value: 100.01 }],
    ['value', { value: -5 }],
    ['value', { value: 1.005 }],
    ['value', { kind: 'amount', value: 0 }],
    ['value', { kind: 'amount', value: 1_000_000.01 }],
    ['minTotal', { minTotal: -1 }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['endsAt', { startsAt: '2026-11-02T00:00:00Z', endsAt: '2026-11-02T00:00:00Z' }],
    ['maxUses', { maxUses: 0 }],
    ['maxUses', { maxUses: 1.5 }],
    ['description', { description: 'x'.repeat(201) }],
  ])('refuses a wrong %s: %o', async (field, wrong) => {
    const { status, body } = await make({ code: 'FINE', kind: 'percent', value: 10, active: true, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await shop.db.$count(promoCodes, eq(promoCodes.code, 'FINE'))).toBe(0);
  });

  it.each([
    ['a code of 3', { code: 'AB3' }],
    ['a code of 30', { code: 'Z'.repeat(30) }],
    ['a code with blanks around it', { code: '  Padded  ' }],
    ['100 percent', { code: 'ALL', value: 100 }],
    ['0.01 percent', { code: 'HARDLY', value: 0.01 }],
    ['one cent', { code: 'CENT', kind: 'amount', value: 0.01 }],
  ])('takes %s', async (_, right) => {
    const { status, body } = await make({ kind: 'percent', value: 10, active: true, ...right });
    expect(status).toBe(201);
    expect(body.code).toBe(right.code.trim());
  });

  it('are unique without regard to case, also when renamed', async () => {
    const { body: first } = await make({ code: 'Unique', kind: 'percent', value: 5, active: true });
    const twice = await make({ code: 'uNIQUE', kind: 'percent', value: 5, active: true });
    expect(twice.status).toBe(409);
    expect(twice.body.fields.code).toBe('There is already a promo code with this name.');
    const { body: second } = await make({ code: 'Another', kind: 'percent', value: 5, active: true });
    expect((await change(second.id, { code: 'UNIQUE' })).status).toBe(409);
    expect((await change(first.id, { code: 'UNIQUE' })).body.code).toBe('UNIQUE');
  });

  it('are changed field by field, and judged as a whole', async () => {
    const { body: made } = await make({
      code: 'STEPS',
      kind: 'amount',
      value: 150,
      endsAt: '2026-12-01T00:00:00Z',
      active: true,
    });
    const off = await change(made.id, { active: false });
    expect(off.status).toBe(200);
    expect(off.body).toEqual({ ...made, active: false });
    // $150 are fine, 150 percent are not.
    expect((await change(made.id, { kind: 'percent' })).body.fields).toHaveProperty('value');
    expect((await change(made.id, { startsAt: '2027-01-01T00:00:00Z' })).body.fields).toHaveProperty(
      'endsAt',
    );
    expect(
      (await change(made.id, { endsAt: null, startsAt: '2027-01-01T00:00:00Z' })).body.endsAt,
    ).toBeNull();
    expect((await change(999_999_999, { active: false })).status).toBe(404);
  });

  it('cannot be limited to fewer uses than there were', async () => {
    const { body: made } = await make({ code: 'USED', kind: 'percent', value: 5, active: true });
    await shop.db.update(promoCodes).set({ uses: 7 }).where(eq(promoCodes.id, made.id));
    const refused = await change(made.id, { maxUses: 6 });
    expect(refused.status).toBe(409);
    expect(refused.body.fields.maxUses).toContain('7');
    expect((await change(made.id, { maxUses: 7 })).body).toMatchObject({ maxUses: 7, uses: 7 });
  });

  it('are listed newest first, found by code and description, paged and filtered', async () => {
    const { body: all } = await admin.get<AdminPromoCode[]>(PATH);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
    const page = await admin.get<Page<AdminPromoCode>>(`${PATH}?limit=2`);
    expect(page.body).toMatchObject({ total: all.length, items: all.slice(0, 2) });
    const next = await admin.get<Page<AdminPromoCode>>(`${PATH}?limit=2&cursor=${page.body.nextCursor}`);
    expect(next.body.items).toEqual(all.slice(2, 4));
    const harvest = await admin.get<AdminPromoCode[]>(`${PATH}?q=HARVEST`);
    expect(harvest.body.map(({ code }) => code)).toEqual(['Harvest-2026']);
    const off = await admin.get<AdminPromoCode[]>(`${PATH}?active=false`);
    expect(off.body.map(({ code }) => code)).toEqual(['STEPS', 'Harvest-2026']);
    expect((await admin.get(`${PATH}?active=perhaps`)).status).toBe(400);
  });

  it('leave a trace in the audit log', async () => {
    const { body } = await admin.get<AuditEntry[]>('/api/admin/audit?q=promo');
    const last = body.find(({ action }) => action === 'promo.change');
    expect(last).toMatchObject({ entityType: 'promo-code', detail: { code: 'USED', maxUses: 7 } });
    expect(body.find(({ detail }) => detail.code === 'SHIP')).toMatchObject({
      action: 'promo.create',
      detail: { kind: 'free_shipping' },
    });
  });
});
