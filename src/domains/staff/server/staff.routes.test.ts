import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Right } from '#engine/model/rights.ts';
import { auditLog, mailOutbox } from '#engine/server/db/operations.schema.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import type { Invitation, StaffMember } from '#domains/staff/model/staff.ts';
import { invitations } from './staff.schema.ts';
import { aBuyer, anAdmin, aProducer } from '../../../../tests/support/people.ts';
import {
  openTestApp,
  TEST_PASSWORD,
  type TestApp,
  type Visitor,
} from '../../../../tests/support/test-app.ts';

let shop: TestApp;
let owner: Awaited<ReturnType<typeof anAdmin>>;
let maker: Awaited<ReturnType<typeof aProducer>>;
let makerEmail: string;
const OWNER_EMAIL = 'root-admin@example.com';
beforeAll(async () => {
  shop = await openTestApp();
  owner = await anAdmin(shop);
  const [sample] = await shop.db.select().from(producerProfiles).orderBy(producerProfiles.id).limit(1);
  maker = await aProducer(shop, sample!.slug);
  makerEmail = `${sample!.slug}@example.com`;
});

let number = 0;
let email: string;
beforeEach(() => {
  number += 1;
  email = `person-${number}@example.com`;
});

const NEW_ACCOUNT = { password: TEST_PASSWORD, firstName: 'Pia', lastName: 'Packer' };
const newAccount = () => ({ ...NEW_ACCOUNT, username: `person-${number}` });

/** The token as the mail carries it. */
async function mailedToken(to: string): Promise<string> {
  const [mail] = await shop.db
    .select()
    .from(mailOutbox)
    .where(sql`${mailOutbox.recipient} = ${to} and ${mailOutbox.template} = 'invitation'`)
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return shop.shop.links.sign('invitation', (mail!.data as { linkKey: string }).linkKey);
}

const PATHS = { staff: '/api/admin/staff', team: '/api/producer/team' };

async function invite(by: Visitor, place: keyof typeof PATHS, rights: Right[]): Promise<string> {
  const { status } = await by.post(PATHS[place], { email, rights });
  expect(status).toBe(201);
  return mailedToken(email);
}

async function join(token: string): Promise<Visitor> {
  const visitor = shop.visitor();
  const { status } = await visitor.post(`/api/invitations/${token}/accept`, newAccount());
  expect(status).toBe(200);
  return visitor;
}

const memberOf = async (by: Visitor, place: keyof typeof PATHS, address: string) =>
  (await by.get<StaffMember[]>(PATHS[place])).body.find((one) => one.email === address)!;

describe('an invitation', () => {
  it('is a link by mail, says who invites for what, and makes a new account that is signed in', async () => {
    const token = await invite(owner.visitor, 'staff', ['orders']);
    const said = await shop.visitor().get<Invitation>(`/api/invitations/${token}`);
    expect(said.body).toMatchObject({ by: 'root-admin', rights: ['orders'] });
    const clerk = await join(token);
    expect((await clerk.get('/api/admin/orders')).status).toBe(200);
    expect((await clerk.get('/api/admin/payouts')).status).toBe(403);
    expect(await memberOf(owner.visitor, 'staff', email)).toMatchObject({
      name: 'Pia Packer',
      rights: ['orders'],
      invitedAt: expect.any(String),
      joinedAt: expect.any(String),
      twoFactor: false,
    });
  });

  it('is stored as a hash only, and good for seven days', async () => {
    const token = await invite(owner.visitor, 'staff', ['orders']);
    const [row] = await shop.db.select().from(invitations).where(eq(invitations.email, email));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
  });

  it.each([
    ['used', { acceptedAt: new Date() }],
    ['withdrawn', { withdrawnAt: new Date() }],
    ['expired', { expiresAt: new Date(Date.now() - 1) }],
  ] as const)('answers 404 with the reason when it is %s', async (_, change) => {
    const token = await invite(owner.visitor, 'staff', ['orders']);
    await shop.db.update(invitations).set(change).where(eq(invitations.email, email));
    const messages = new Set<string>();
    for (const ask of [
      shop.visitor().get<{ message: string }>(`/api/invitations/${token}`),
      shop.visitor().post<{ message: string }>(`/api/invitations/${token}/accept`, newAccount()),
    ]) {
      const { status, body } = await ask;
      expect(status).toBe(404);
      messages.add(body.message);
    }
    expect(messages.size).toBe(1);
    expect((await shop.visitor().get<{ message: string }>('/api/invitations/no-such')).body.message).not.toBe(
      [...messages][0],
    );
  });

  it('works once, also when two windows follow it in the same moment', async () => {
    const token = await invite(owner.visitor, 'staff', ['orders']);
    const buyer = await aBuyer(shop, `person-${number}`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => buyer.visitor.post(`/api/invitations/${token}/accept`, {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  it('is accepted with the account of its address only', async () => {
    const token = await invite(owner.visitor, 'staff', ['owner']);
    const other = await aBuyer(shop, `other-${number}`);
    expect((await other.visitor.post(`/api/invitations/${token}/accept`, {})).status).toBe(403);
    expect((await other.visitor.get('/api/admin/orders')).status).toBe(403);
    await aBuyer(shop, `person-${number}`);
    // A stranger cannot take the address over by choosing a new name for it.
    expect((await shop.visitor().post(`/api/invitations/${token}/accept`, newAccount())).status).toBe(401);
  });

  it('ends with the person who sent it', async () => {
    const second = await join(await invite(owner.visitor, 'staff', ['owner']));
    const senderEmail = email;
    email = `later-${number}@example.com`;
    const token = await invite(second, 'staff', ['owner']);
    const { id } = await memberOf(owner.visitor, 'staff', senderEmail);
    await owner.visitor.delete(`${PATHS.staff}/${id}`);
    expect((await shop.visitor().get(`/api/invitations/${token}`)).status).toBe(404);
    const late = { ...newAccount(), username: `later-${number}` };
    expect((await shop.visitor().post(`/api/invitations/${token}/accept`, late)).status).toBe(404);
  });

  it('ends when the producer is closed', async () => {
    const token = await invite(maker.visitor, 'team', ['owner']);
    const close = (at: Date | null) =>
      shop.db.update(producerProfiles).set({ closedAt: at }).where(eq(producerProfiles.id, maker.producerId));
    await close(new Date());
    expect((await shop.visitor().post(`/api/invitations/${token}/accept`, newAccount())).status).toBe(404);
    await close(null);
  });

  it('gives the rights of the moment, also when they are narrowed while it is followed', async () => {
    const token = await invite(owner.visitor, 'staff', ['owner']);
    const { id } = await memberOf(owner.visitor, 'staff', email);
    const clerk = shop.visitor();
    const [accepted, narrowed] = await Promise.all([
      clerk.post(`/api/invitations/${token}/accept`, newAccount()),
      owner.visitor.patch(`${PATHS.staff}/${id}`, { rights: ['orders'] }),
    ]);
    expect(accepted.status).toBe(200);
    const { rights } = await memberOf(owner.visitor, 'staff', email);
    // Either it was narrowed in time, or the owner hears that there is no such invitation any more.
    expect([narrowed.status, rights]).toEqual(narrowed.status === 200 ? [200, ['orders']] : [404, ['owner']]);
  });

  it('takes the place of an earlier one to the same address, whose link ends', async () => {
    const first = await invite(owner.visitor, 'staff', ['orders']);
    const second = await invite(owner.visitor, 'staff', ['money']);
    expect((await shop.visitor().get(`/api/invitations/${first}`)).status).toBe(404);
    expect((await shop.visitor().get<Invitation>(`/api/invitations/${second}`)).body.rights).toEqual([
      'money',
    ]);
  });

  it.each([
    ['no right', []],
    ['a right there is not', ['everything']],
  ])('with %s is refused', async (_, rights) => {
    const { status, body } = await owner.visitor.post<{ fields: object }>(PATHS.staff, { email, rights });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)[0]).toMatch(/^rights/);
  });

  it('into a team knows no right "people", and is not sent to somebody who is there', async () => {
    expect((await maker.visitor.post(PATHS.team, { email, rights: ['people'] })).status).toBe(400);
    expect((await owner.visitor.post(PATHS.staff, { email: OWNER_EMAIL, rights: ['money'] })).status).toBe(
      409,
    );
  });
});

describe("a producer's team", () => {
  it('sees what its rights reach of the one producer, and nothing of the shop', async () => {
    const packer = await join(await invite(maker.visitor, 'team', ['orders']));
    expect((await packer.get('/api/producer/orders')).status).toBe(200);
    expect((await packer.get('/api/producer/stats')).body).toMatchObject({ producerId: maker.producerId });
    expect((await packer.get('/api/producer/payouts')).status).toBe(403);
    expect((await packer.get(PATHS.team)).status).toBe(403);
    expect((await packer.get('/api/admin/orders')).status).toBe(403);
  });

  it('edits the products and the page of its producer with "catalogue"', async () => {
    const helper = await join(await invite(maker.visitor, 'team', ['catalogue']));
    const own = await helper.get<{ id: number }[]>('/api/producer/products');
    expect(own.body.length).toBeGreaterThan(0);
    expect((await helper.patch(`/api/products/${own.body[0]!.id}`, { price: 12.5 })).status).toBe(200);
  });

  it('keeps the account that the producer is, with all its rights', async () => {
    const { id } = await memberOf(maker.visitor, 'team', makerEmail);
    expect((await maker.visitor.delete(`${PATHS.team}/${id}`)).status).toBe(409);
    expect((await maker.visitor.patch(`${PATHS.team}/${id}`, { rights: ['orders'] })).status).toBe(409);
  });

  it('has nothing to say about people of another producer or of the shop', async () => {
    const { id } = await memberOf(owner.visitor, 'staff', OWNER_EMAIL);
    expect((await maker.visitor.delete(`${PATHS.team}/${id}`)).status).toBe(404);
    expect((await maker.visitor.patch(`${PATHS.team}/${id}`, { rights: ['orders'] })).status).toBe(404);
  });
});

describe('rights', () => {
  it('are changed at once, also of a waiting invitation, and stand in the audit log', async () => {
    const token = await invite(owner.visitor, 'staff', ['orders']);
    const waiting = await memberOf(owner.visitor, 'staff', email);
    await owner.visitor.patch(`${PATHS.staff}/${waiting.id}`, { rights: ['money'] });
    const clerk = await join(token);
    expect((await clerk.get('/api/admin/orders')).status).toBe(403);
    const { id } = await memberOf(owner.visitor, 'staff', email);
    expect((await owner.visitor.patch(`${PATHS.staff}/${id}`, { rights: ['orders', 'money'] })).status).toBe(
      200,
    );
    expect((await clerk.get('/api/admin/orders')).status).toBe(200);
    const [entry] = await shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'staff.rights', detail: { rights: ['orders', 'money'] } });
  });

  it('narrow the API keys of their owner, which end with the person', async () => {
    const second = await join(await invite(owner.visitor, 'staff', ['owner']));
    const made = await second.post<{ token: string }>('/api/keys', {
      name: 'Books',
      scope: 'read',
      password: TEST_PASSWORD,
    });
    const bearer = { authorization: `Bearer ${made.body.token}` };
    const program = shop.visitor();
    expect((await program.get('/api/admin/payouts', bearer)).status).toBe(200);
    const { id } = await memberOf(owner.visitor, 'staff', email);
    await owner.visitor.patch(`${PATHS.staff}/${id}`, { rights: ['orders'] });
    expect((await program.get('/api/admin/payouts', bearer)).status).toBe(403);
    expect((await program.get('/api/admin/orders', bearer)).status).toBe(200);
    await owner.visitor.delete(`${PATHS.staff}/${id}`);
    expect((await program.get('/api/admin/orders', bearer)).status).toBe(401);
    expect((await second.get('/api/auth/current-user')).status).toBe(401);
  });

  it('over people do not make administrators', async () => {
    const helper = await join(await invite(owner.visitor, 'staff', ['people']));
    const buyer = await aBuyer(shop, `other-${number}`);
    const role = (userId: number, name: string) =>
      helper.patch(`/api/admin/users/${userId}/role`, { role: name });
    expect((await role(buyer.id, 'ADMIN')).status).toBe(403);
    expect((await role(owner.id, 'BUYER')).status).toBe(403);
    expect((await role(buyer.id, 'PRODUCER')).status).toBe(200);
  });

  it('of the last owner stay, however many leave at once', async () => {
    const second = await join(await invite(owner.visitor, 'staff', ['owner']));
    const others = await shop.db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.role} = 'ADMIN' and ${users.id} <> ${owner.id} and ${users.email} <> ${email}`);
    for (const { id } of others) await owner.visitor.delete(`${PATHS.staff}/${id}`);
    const { id } = await memberOf(owner.visitor, 'staff', email);
    const answers = await Promise.all([
      owner.visitor.delete(`${PATHS.staff}/${id}`),
      second.delete(`${PATHS.staff}/${owner.id}`),
    ]);
    const left = await shop.db
      .select()
      .from(users)
      .where(sql`${users.role} = 'ADMIN' and ${users.deletedAt} is null`);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(left).toHaveLength(1);
    const last = left[0]!.id === owner.id ? owner.visitor : second;
    expect((await last.delete(`${PATHS.staff}/${left[0]!.id}`)).status).toBe(409);
    expect((await last.patch(`${PATHS.staff}/${left[0]!.id}`, { rights: ['money'] })).status).toBe(409);
  });
});
