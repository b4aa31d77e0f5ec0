import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { mailBatches, refusedAddresses } from '#engine/server/mail/mails.schema.ts';
import { mailOutbox, waitlist } from '#engine/server/db/operations.schema.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

let test: TestApp;
let admin: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  test = await openTestApp();
  admin = (await anAdmin(test)).visitor;
  colleague = (await anAdmin(test, 'colleague')).visitor;
});
beforeEach(async () => {
  await test.db.delete(mailOutbox);
  await test.db.delete(mailBatches);
  await test.db.delete(waitlist);
  await test.db
    .insert(waitlist)
    .values(LANGUAGES.map((language) => entry(`${language}@example.com`, language)));
});

const entry = (email: string, language = 'en') => ({ email, name: 'Ada', language });
const announce = (visitor = admin) => visitor.post('/api/admin/waitlist/announce');
const state = async () => (await admin.get('/api/admin/waitlist/announcement')).body;
const told = async () =>
  (
    await test.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'shop-opened'))
      .orderBy(mailOutbox.id)
  ).map(({ recipient, language, bulk }) => ({ recipient, language, bulk }));

describe('POST /api/admin/waitlist/announce', () => {
  it('tells everyone in their language, beside the mails that somebody waits for', async () => {
    expect(await state()).toEqual({ waiting: 5, progress: null });
    const { status, body } = await announce();
    expect(status).toBe(200);
    expect(body).toEqual({ waiting: 0, progress: { recipients: 5, sent: 0, failed: 0, dropped: 0 } });
    expect(await told()).toEqual(
      expect.arrayContaining(
        LANGUAGES.map((language) => ({ recipient: `${language}@example.com`, language, bulk: true })),
      ),
    );
  });

  it('tells everyone once, however often and by however many it is called', async () => {
    const answers = await Promise.all([announce(), announce(colleague), announce(), announce(colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await announce();
    expect(await told()).toHaveLength(5);
    expect(await state()).toMatchObject({ waiting: 0, progress: { recipients: 5 } });
  });

  it('tells those who joined later when it is called again, and nobody else', async () => {
    await announce();
    await test.db.insert(waitlist).values(entry('late@example.com'));
    expect(await state()).toMatchObject({ waiting: 1, progress: { recipients: 5 } });
    expect((await announce()).body).toMatchObject({ waiting: 0, progress: { recipients: 6 } });
    expect((await told()).filter(({ recipient }) => recipient === 'late@example.com')).toHaveLength(1);
  });

  it('leaves out addresses that a server has refused for good', async () => {
    await test.db.insert(refusedAddresses).values({ email: 'en@example.com', reason: 'No such mailbox' });
    expect((await announce()).body).toMatchObject({ waiting: 0, progress: { recipients: 4 } });
    await test.db.delete(refusedAddresses);
  });

  it('waits until the shop is open', async () => {
    await admin.put('/api/admin/settings', { storeMode: 'prelaunch' });
    expect(await announce()).toMatchObject({
      status: 409,
      body: { message: 'Open the shop first, then tell the waitlist.' },
    });
    expect(await told()).toEqual([]);
    await admin.put('/api/admin/settings', { storeMode: 'open' });
  });
});

describe('addresses that bounced', () => {
  it('are listed with what the server said, and may be written to again', async () => {
    await test.db.insert(refusedAddresses).values([
      { email: 'a@example.com', reason: '550 No such mailbox' },
      { email: 'b@example.com', reason: '550 Gone' },
    ]);
    const { body } = await admin.get<{ id: number; email: string }[]>('/api/admin/refused-addresses?q=b@');
    expect(body).toMatchObject([{ email: 'b@example.com', reason: '550 Gone' }]);
    const url = `/api/admin/refused-addresses/${body[0]!.id}`;
    expect((await admin.delete(url)).status).toBe(200);
    expect((await admin.delete(url)).status).toBe(404);
    const left = await test.db
      .select({ email: refusedAddresses.email })
      .from(refusedAddresses)
      .where(inArray(refusedAddresses.email, ['a@example.com', 'b@example.com']));
    expect(left).toEqual([{ email: 'a@example.com' }]);
  });
});
