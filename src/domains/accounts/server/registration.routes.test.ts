import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#engine/server/sessions/users.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { compareTimes } from '../../../../tests/support/compare-times.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';

type Fields = { message: string; code: string; fields: Record<string, string> };

let shop: TestApp;
let count = 0;
beforeAll(async () => {
  shop = await openTestApp();
});

const buyer = (change: object = {}) => {
  count += 1;
  return {
    username: `buyer${count}`,
    email: `buyer${count}@example.com`,
    password: 'long enough',
    confirmPassword: 'long enough',
    firstName: 'A',
    lastName: 'B',
    ...change,
  };
};

const producer = (change: object = {}) => {
  const { firstName: _first, lastName: _last, ...account } = buyer();
  return {
    ...account,
    companyName: 'C',
    businessType: 'F',
    location: 'L',
    phoneNumber: '0123456789',
    description: 'x'.repeat(20),
    ...change,
  };
};

const registerBuyer = (change?: object) =>
  shop.visitor().post<Fields>('/api/auth/register/buyer', buyer(change));
const registerProducer = (change?: object) =>
  shop.visitor().post<Fields>('/api/auth/register/producer', producer(change));

/** Letters that are unique per call, of the length wanted. */
const letters = (length: number) => `${(count += 1)}`.padEnd(length, 'x').slice(0, length);

describe('the rules both roles share', () => {
  it.each([
    ['username', 'ab', 'Username must be at least 3 characters'],
    ['username', '  ab  ', 'Username must be at least 3 characters'],
    ['username', 'x'.repeat(51), 'Username must be at most 50 characters'],
    ['username', undefined, 'Username must be at least 3 characters'],
    ['username', 5, 'Username must be at least 3 characters'],
    ['username', 'nul\0nul', 'Invalid input'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', 'a@b', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', 'x'.repeat(201), 'Password must be at most 200 characters'],
    ['confirmPassword', 'something else', 'Passwords do not match'],
  ])('refuse %s = %j', async (field, value, message) => {
    for (const register of [registerBuyer, registerProducer]) {
      const answer = await register({ [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'invalid', fields: { [field]: message } });
    }
  });

  it.each([3, 50])('accept a username of %i characters', async (length) => {
    expect((await registerBuyer({ username: letters(length) })).status).toBe(201);
    expect((await registerProducer({ username: letters(length) })).status).toBe(201);
  });

  it.each([8, 200])('accept a password of %i characters', async (length) => {
    const password = 'p'.repeat(length);
    expect((await registerBuyer({ password, confirmPassword: password })).status).toBe(201);
  });

  it('refuse a password of 10,000 characters before it is hashed', async () => {
    const password = 'p'.repeat(10_000);
    const answer = await registerBuyer({ password, confirmPassword: password });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ password: 'Password must be at most 200 characters' });
    const login = await shop.visitor().post('/api/auth/login', { username: 'nobody', password });
    expect(login.status).toBe(400);
  });

  it('say everything that is wrong at once', async () => {
    const answer = await registerBuyer({ username: 'a', email: 'b', confirmPassword: 'c', firstName: '' });
    expect(Object.keys(answer.body.fields).sort()).toEqual([
      'confirmPassword',
      'email',
      'firstName',
      'username',
    ]);
  });

  it('answer in the language of the visitor', async () => {
    const answer = await shop
      .visitor()
      .post<Fields>('/api/auth/register/buyer', buyer({ password: 'short' }), { 'accept-language': 'de' });
    expect(answer.body.fields['password']).not.toBe('Password must be at least 8 characters');
  });
});

describe('registering as a buyer', () => {
  it('answers 201 with the account and nothing secret', async () => {
    const form = buyer({ phoneNumber: '1', address: 'Elm Street 5' });
    const answer = await shop.visitor().post('/api/auth/register/buyer', form);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: {
        id: expect.any(Number),
        username: form.username,
        email: form.email,
        role: 'BUYER',
        rights: [],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        emailConfirmed: false,
        twoFactorEnabled: false,
        twoFactorNeeded: false,
      },
    });
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
  ])('needs %s', async (field, message) => {
    for (const value of ['', '   ', undefined, null]) {
      const answer = await registerBuyer({ [field]: value });
      expect(answer.body).toMatchObject({ fields: { [field]: message } });
    }
    expect((await registerBuyer({ [field]: 'Q' })).status).toBe(201);
  });

  it('ignores role, verified and id in the payload', async () => {
    const form = buyer({ role: 'ADMIN', verified: true, id: 1, passwordHash: 'x', totpEnabledAt: 'now' });
    const { body } = await shop
      .visitor()
      .post<{ user: { id: number; role: string } }>('/api/auth/register/buyer', form);
    expect(body.user.role).toBe('BUYER');
    const [row] = await shop.db.select().from(users).where(eq(users.id, body.user.id));
    expect(row).toMatchObject({ username: form.username, role: 'BUYER', totpEnabledAt: null });
  });
});

describe('registering as a producer', () => {
  it.each([
    ['companyName', '', 'Company name is required'],
    ['businessType', '', 'Business type is required'],
    ['location', '', 'Location is required'],
    ['phoneNumber', '123456789', 'Phone number must be at least 10 characters'],
    ['description', 'x'.repeat(19), 'Description should be at least 20 characters'],
    ['website', 'not a website', 'Please enter a valid website URL'],
    ['website', 'example.com', 'Please enter a valid website URL'],
    ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
    ['founded', 'long ago', 'Please enter a valid year'],
    ['founded', 999, 'Please enter a valid year'],
    ['founded', 1987.5, 'Please enter a valid year'],
    ['founded', new Date().getUTCFullYear() + 1, 'Please enter a valid year'],
  ])('refuses %s = %j', async (field, value, message) => {
    const answer = await registerProducer({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { [field]: message } });
  });

  it.each([
    ['website', ''],
    ['website', undefined],
    ['website', 'https://farm.example'],
    ['founded', ''],
    ['founded', null],
    ['founded', '1987'],
    ['founded', 1000],
    ['founded', new Date().getUTCFullYear()],
  ])('accepts %s = %j', async (field, value) => {
    expect((await registerProducer({ [field]: value })).status).toBe(201);
  });

  it('makes an unverified producer with an address of its own, whatever the payload claims', async () => {
    const slugs: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      const form = producer({ companyName: 'Crème & Co.', founded: '1987', verified: true, role: 'ADMIN' });
      const { body } = await shop
        .visitor()
        .post<{ user: { id: number; role: string } }>('/api/auth/register/producer', form);
      expect(body.user.role).toBe('PRODUCER');
      const [row] = await shop.db
        .select()
        .from(producerProfiles)
        .where(eq(producerProfiles.userId, body.user.id));
      expect(row).toMatchObject({ verified: false, founded: 1987, companyName: 'Crème & Co.' });
      slugs.push(row!.slug);
    }
    expect(slugs).toEqual(['creme-co', 'creme-co-2']);
  });

  it('stays out of the public list until approved', async () => {
    await registerProducer({ companyName: 'Hidden Valley Dairy' });
    const { text } = await shop.visitor().get('/api/producers');
    expect(text).not.toContain('Hidden Valley Dairy');
  });
});

describe('a name that somebody has', () => {
  it.each([
    ['username', { username: 'Taken.Name' }, 'This username is already taken.'],
    ['username', { username: 'tAKEN.nAME' }, 'This username is already taken.'],
  ])('is a 409 that names %s for %j', async (field, change, message) => {
    await registerBuyer({ username: 'Taken.Name', email: 'Taken@Example.com' });
    for (const register of [registerBuyer, registerProducer]) {
      const answer = await register(change);
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({ code: 'conflict', message, fields: { [field]: message } });
    }
  });

  it('says nothing of the address', async () => {
    const form = { username: 'Both.Taken', email: 'both@example.com' };
    await registerBuyer(form);
    const answer = await registerBuyer(form);
    expect(Object.keys(answer.body.fields)).toEqual(['username']);
  });

  it('goes to one of two who register it in the same moment', async () => {
    const form = buyer();
    const answers = await Promise.all([1, 2, 3].map(() => registerBuyer(form)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });
});

describe('an address that somebody has', () => {
  const letters = () =>
    shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'registration-known'));
  const password = 'long enough';

  it.each([
    ['buyer', buyer],
    ['producer', producer],
  ])('is registered like any other by a %s, and its owner is told once a day', async (role, form) => {
    const email = `Known-${role}@Example.com`;
    const owner = buyer({ email, password: 'the owner’s own', confirmPassword: 'the owner’s own' });
    await registerBuyer(owner);
    const register = (change: object) =>
      shop.visitor().post<{ user: object }>(`/api/auth/register/${role}`, form(change));
    const fresh = await register({});
    const known = await register({ email: email.toUpperCase() });
    expect(known.status).toBe(fresh.status);
    expect(Object.keys(known.body.user)).toEqual(Object.keys(fresh.body.user));
    expect(known.body.user).toMatchObject({ email: email.toUpperCase() });
    await register({ email });
    const told = (await letters()).filter(({ recipient }) => recipient === email);
    expect(told.map(({ data }) => data)).toEqual([{ username: owner.username }]);

    // The account works, as the page that signs in by itself expects.
    const { username } = known.body.user as { username: string };
    const visitor = shop.visitor();
    expect((await visitor.post('/api/auth/login', { username, password })).status).toBe(200);
    // What is asked for by the address stays its owner's.
    await shop.visitor().post('/api/auth/forgot-password', { email });
    const resets = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'password-reset'));
    const sent = resets.filter(({ recipient }) => recipient === email);
    expect(sent.map(({ data }) => data['username'])).toEqual([owner.username]);
    expect(
      (await shop.visitor().post('/api/auth/login', { username: owner.username, password: owner.password }))
        .status,
    ).toBe(200);
  });

  it('takes no longer', async () => {
    await registerBuyer({ email: 'clock@example.com' });
    const { ratio } = await compareTimes(
      [() => registerBuyer({ email: 'clock@example.com' }), () => registerBuyer()],
      1.5,
    );
    expect(ratio).toBeLessThan(1.5);
  });
});
