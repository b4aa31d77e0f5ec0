import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#engine/model/current-user.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { isAddressProven } from '#engine/server/sessions/proven-address.ts';
import { users, userTokens } from '#engine/server/sessions/users.schema.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../tests/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ rateLimit: true });
});

let count = 0;
const PASSWORD = 'long enough';

/** Somebody who has registered, and is signed in. */
async function registered(email?: string) {
  count += 1;
  const username = `fresh-${count}`;
  const visitor = shop.visitor();
  const form = { username, email: email ?? `${username}@example.com`, firstName: 'A', lastName: 'B' };
  const { status, body } = await visitor.post<{ user: { id: number } }>('/api/auth/register/buyer', {
    ...form,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  expect(status).toBe(201);
  expect((await visitor.post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
  return { id: body.user.id, username, email: form.email, visitor };
}

const isConfirmed = async (visitor: Visitor) =>
  (await visitor.get<CurrentUser>('/api/auth/current-user')).body.user.emailConfirmed;
const mails = (recipient: string, template = 'email-proof') =>
  shop.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.recipient, recipient), eq(mailOutbox.template, template)))
    .orderBy(mailOutbox.id);
/** The tokens as they stand in the links of the mails, oldest first. */
const tokens = async (recipient: string) =>
  (await mails(recipient)).map(({ data }) => shop.shop.links.sign('email-proof', String(data['linkKey'])));
const follow = (token: string) => shop.visitor().post('/api/auth/confirm-email', { token });
const again = (visitor: Visitor) => visitor.post('/api/auth/confirm-email/again');

describe('the address of a new account', () => {
  it('is proven by the link in the mail to it, once, and the account works before', async () => {
    const { id, email, visitor } = await registered();
    expect(await isConfirmed(visitor)).toBe(false);
    expect(await isAddressProven(shop.db, id)).toBe(false);
    const [token] = await tokens(email);
    expect((await follow(`${token}x`)).status).toBe(400);
    expect((await follow(token!)).status).toBe(200);
    expect(await isConfirmed(visitor)).toBe(true);
    expect(await isAddressProven(shop.db, id)).toBe(true);
    expect((await follow(token!)).status).toBe(400);
  });

  it('is not proven by a link that is too old', async () => {
    const { id, email } = await registered();
    await shop.db.update(userTokens).set({ expiresAt: new Date() }).where(eq(userTokens.userId, id));
    expect((await follow((await tokens(email))[0]!)).status).toBe(400);
  });

  it('is not proven by a link that went to the address before', async () => {
    const { id, email, visitor } = await registered();
    await shop.db.update(users).set({ email: 'elsewhere@example.com' }).where(eq(users.id, id));
    // What the link proves is the address it went to: the account has that one again.
    await follow((await tokens(email))[0]!);
    expect((await visitor.get<CurrentUser>('/api/auth/current-user')).body.user).toMatchObject({ email });
  });

  it('is asked again, a few times a day', async () => {
    const { email, visitor } = await registered();
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) statuses.push((await again(visitor)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const sent = await tokens(email);
    expect(sent).toHaveLength(3);
    // Whichever of the mails is followed.
    expect((await follow(sent[0]!)).status).toBe(200);
    expect((await follow(sent[2]!)).status).toBe(400);
  });

  it('is not asked once it has answered', async () => {
    const { email, visitor } = await registered();
    await follow((await tokens(email))[0]!);
    expect((await again(visitor)).status).toBe(200);
    expect(await mails(email)).toHaveLength(1);
  });

  it('is proven by a new password too, whose link only the mailbox got', async () => {
    const { id, email, visitor } = await registered();
    await visitor.post('/api/auth/forgot-password', { email });
    const [mail] = await mails(email, 'password-reset');
    const token = shop.shop.links.sign('password-reset', String(mail!.data['linkKey']));
    const fresh = 'a fresh password';
    await visitor.post('/api/auth/reset-password', { token, password: fresh, confirmPassword: fresh });
    expect(await isAddressProven(shop.db, id)).toBe(true);
  });

  it('writes to one mailbox three times a day, however many accounts are registered with it', async () => {
    for (let times = 0; times < 5; times += 1) await registered(`victim+${times}@example.com`);
    const sent = await Promise.all([0, 1, 2, 3, 4].map((times) => mails(`victim+${times}@example.com`)));
    expect(sent.flat()).toHaveLength(3);
  });
});

describe('an address that two have registered', () => {
  it('is that of the one who proved it, who alone is told of the other', async () => {
    const owner = await registered();
    await follow((await tokens(owner.email))[0]!);
    const claimant = await registered(owner.email);
    expect((await again(claimant.visitor)).status).toBe(200);
    expect(await isConfirmed(claimant.visitor)).toBe(false);
    // One for its owner's registration, none for the other's.
    expect(await mails(owner.email)).toHaveLength(1);
    expect(await mails(owner.email, 'registration-known')).toHaveLength(1);
  });

  it('goes to the one whose mail was followed, though another registered it first', async () => {
    const squatter = await registered();
    const owner = await registered(squatter.email);
    const sent = await tokens(squatter.email);
    expect(sent).toHaveLength(2);
    expect((await follow(sent[1]!)).status).toBe(200);
    expect(await isConfirmed(owner.visitor)).toBe(true);
    expect(await isAddressProven(shop.db, owner.id)).toBe(true);
    expect((await follow(sent[0]!)).status).toBe(409);
    expect(await isAddressProven(shop.db, squatter.id)).toBe(false);
  });
});
