import { eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailBatches, mailPace, MAX_ATTEMPTS, refusedAddresses } from './mails.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { freePort, Postbox } from '../../../../tests/support/postbox.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { startMailDelivery } from './delivery.ts';
import { composeDomains, domains, type ServerDomain } from '#engine/server/domain.ts';
import { takeBulkMail, takeDueMails } from './outbox.queries.ts';
import { queueMail, queueMails } from './outbox.ts';

const PACE = { pollMs: 50, firstRetryMs: 20 };
const PATIENCE = { timeout: 8_000, interval: 20 };
const QUIET = { warn: vi.fn(), error: vi.fn() };
const HOUR_MS = 60 * 60 * 1000;

let test: TestApp;
let postbox: Postbox;
let port: number;
const workers: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  for (const table of [mailOutbox, mailBatches, mailPace, refusedAddresses]) await test.db.delete(table);
  port = await freePort();
  postbox = new Postbox();
  await postbox.open(port);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await postbox.close();
});

function start(lateMails: ServerDomain['lateMails'] = {}, bulkMailsPerMinute = 60_000) {
  composeDomains([...domains().filter(({ name }) => name !== 'late'), { name: 'late', lateMails }]);
  const config = { ...test.shop.config, smtpUrl: `smtp://127.0.0.1:${port}`, bulkMailsPerMinute };
  workers.push(startMailDelivery({ ...test.shop, config }, QUIET, { pace: PACE }));
}

const mailTo = (recipient: string, bulk = false) => ({
  template: 'password-changed' as const,
  recipient,
  language: 'en' as const,
  data: { username: 'ada' },
  bulk,
});
const unsent = () => test.db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt));
const arrived = (address: string) => vi.waitFor(() => expect(postbox.to(address)).toHaveLength(1), PATIENCE);

describe('mails to many', () => {
  /** As an issue of the newsletter queues them: in one statement. */
  const queueMany = (count: number) =>
    test.db.execute(sql`
      insert into mail_outbox (template, recipient, data, bulk, next_attempt_at)
      select 'password-changed', 'reader-' || n || '@example.com', '{"username":"ada"}', true, now() - interval '1 hour'
        from generate_series(1, ${count}::int) n`);

  it('leave a confirmation ahead of 50,000 of them', async () => {
    await queueMany(50_000);
    const firstBulk = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    postbox.hold = async (mail) => {
      if (!mail.to![0]!.address!.startsWith('reader-')) return;
      firstBulk.resolve();
      await release.promise;
    };
    start();
    await firstBulk.promise;
    // A server that takes its time over the newsletter holds up the newsletter alone.
    await queueMail(test.db, mailTo('customer@example.com'));
    await arrived('customer@example.com');
    expect(postbox.received).toHaveLength(1);
    release.resolve();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  it('are never taken by those who deliver to single people', async () => {
    await queueMany(5);
    await queueMail(test.db, mailTo('customer@example.com'));
    const taken = await takeDueMails(test.db, { limit: 100 });
    expect(taken.map(({ recipient }) => recipient)).toEqual(['customer@example.com']);
  });

  it('leave one at a time, at the speed that was set, however many processes there are', async () => {
    await queueMany(5);
    const asked = await Promise.all([1, 2, 3].map(() => takeBulkMail(test.db, HOUR_MS)));
    expect(asked.filter((mail) => mail !== undefined)).toHaveLength(1);
    await test.db.update(mailPace).set({ bulkFreeAt: new Date(Date.now() - 1) });
    const next = await takeBulkMail(test.db, HOUR_MS);
    expect(next!.id).not.toBe(asked.find((mail) => mail !== undefined)!.id);
    expect(await takeBulkMail(test.db, HOUR_MS)).toBeUndefined();
  });

  it('all arrive, once each, from two processes', async () => {
    await queueMany(10);
    start();
    start();
    await vi.waitFor(async () => expect(await unsent()).toEqual([]), PATIENCE);
    expect(new Set(postbox.received.map((mail) => mail.to![0]!.address)).size).toBe(10);
    expect(postbox.received).toHaveLength(10);
  });

  it('say what is true when they are sent, and are dropped where nobody wants them any more', async () => {
    const [batch] = await test.db
      .insert(mailBatches)
      .values({ about: 'test', recipients: 3 })
      .returning({ id: mailBatches.id });
    await queueMails(
      test.db,
      ['stays', 'left', 'nowhere'].map((name) => mailTo(`${name}@example.com`, true)),
    );
    await test.db.update(mailOutbox).set({ batchId: batch!.id });
    postbox.unknown.set('nowhere@example.com', '5.1.1 No such mailbox');
    start({
      'password-changed': async (_shop, { recipient }) =>
        recipient === 'left@example.com' ? undefined : { username: 'written late' },
    });
    await vi.waitFor(async () => {
      const [counts] = await test.db.select().from(mailBatches);
      expect(counts).toMatchObject({ recipients: 3, sent: 1, failed: 1, dropped: 1 });
    }, PATIENCE);
    expect(
      postbox.received.map((mail) => [mail.to![0]!.address, mail.text!.includes('written late')]),
    ).toEqual([['stays@example.com', true]]);
  });
});

describe('an address that a server refuses for good', () => {
  it('is written to no more, by no mail', async () => {
    postbox.unknown.set('gone@example.com', '5.1.1 No such mailbox');
    start();
    await queueMail(test.db, mailTo('gone@example.com'));
    await vi.waitFor(async () => {
      const [refused] = await test.db.select().from(refusedAddresses);
      expect(refused).toMatchObject({ email: 'gone@example.com' });
      expect(refused!.reason).toContain('No such mailbox');
    }, PATIENCE);
    // From now on the server would take it.
    postbox.unknown.clear();
    for (const bulk of [false, true]) await queueMail(test.db, mailTo('GONE@example.com', bulk));
    await vi.waitFor(async () => {
      const given = await test.db.select().from(mailOutbox).where(eq(mailOutbox.attempts, MAX_ATTEMPTS));
      expect(given).toHaveLength(3);
    }, PATIENCE);
    expect(postbox.received).toEqual([]);
  });

  it.each(['5.7.1 Client host is on a block list', '5.2.2 Mailbox full'])(
    'is not one whose server says %s',
    async (refusal) => {
      postbox.unknown.set('ada@example.com', refusal);
      start();
      await queueMail(test.db, mailTo('ada@example.com'));
      await vi.waitFor(async () => {
        const [mail] = await unsent();
        expect(mail!.lastError).toContain(refusal);
      }, PATIENCE);
      expect(await test.db.select().from(refusedAddresses)).toEqual([]);
      postbox.unknown.clear();
      await arrived('ada@example.com');
    },
  );
});
