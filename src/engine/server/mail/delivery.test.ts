import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ATTEMPTS } from './mails.schema.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import { freePort, Postbox } from '../../../../tests/support/postbox.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { startMailDelivery } from './delivery.ts';
import { forgetOldMails } from './outbox.queries.ts';
import { queueMail } from './outbox.ts';

const PACE = { pollMs: 50, firstRetryMs: 20 };
const PATIENCE = { timeout: 8_000, interval: 20 };
const QUIET = { warn: vi.fn(), error: vi.fn() };

describe('mail delivery', () => {
  let test: TestApp;
  let postbox: Postbox;
  let port: number;
  const workers: { stop(): Promise<void> }[] = [];

  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(async () => {
    await test.db.delete(mailOutbox);
    port = await freePort();
    postbox = new Postbox();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await postbox.close();
  });

  const withMail = (smtpUrl: string | undefined): Shop => ({
    ...test.shop,
    config: { ...test.shop.config, smtpUrl },
  });
  const start = (shop = withMail(`smtp://127.0.0.1:${port}`)) => {
    const worker = startMailDelivery(shop, QUIET, { pace: PACE });
    workers.push(worker);
    return worker;
  };
  const queue = (orderId: number, recipient = `customer-${orderId}@example.com`) =>
    queueMail(test.db, {
      template: 'order-shipped',
      recipient,
      language: 'de',
      data: {
        orderId,
        customerName: 'Ada Moreau',
        shippingAddress: '12 Harbour Street',
        totalCents: 1,
        lines: [{ name: 'Öl', quantity: 3 }],
      },
    });
  const unsent = async () =>
    (await test.db.select().from(mailOutbox).where(isNull(mailOutbox.sentAt))).length;
  const outboxEmpty = () => vi.waitFor(async () => expect(await unsent()).toBe(0), PATIENCE);

  it('hands a mail to the server, in HTML and text', async () => {
    await postbox.open(port);
    start();
    await queue(42, 'ada@example.com');
    await outboxEmpty();
    const [mail] = postbox.received;
    expect(mail).toMatchObject({
      subject: 'Bestellung Nr.\u00A042 ist unterwegs',
      from: { name: 'Madia', address: 'hello@madia.example' },
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'support@madia.example' }],
    });
    expect(mail!.text).toContain('3 × Öl');
    expect(mail!.html).toContain('3 × Öl');
    expect(mail!.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('delivers every mail once, though the server is down at first and again in between', async () => {
    start();
    start();
    for (let id = 1; id <= 10; id += 1) await queue(id);
    // Down: attempts are made and fail, nothing is lost.
    await vi.waitFor(async () => {
      const rows = await test.db.select().from(mailOutbox);
      expect(rows.every((row) => row.attempts >= 1 && row.lastError !== null && row.sentAt === null)).toBe(
        true,
      );
    }, PATIENCE);

    await postbox.open(port);
    await outboxEmpty();
    await postbox.close();
    for (let id = 11; id <= 20; id += 1) await queue(id);
    await vi.waitFor(async () => expect(await unsent()).toBe(10), PATIENCE);
    await postbox.open(port);
    await outboxEmpty();

    const recipients = postbox.received.map((mail) => mail.to![0]!.address).toSorted();
    const expected = Array.from({ length: 20 }, (_, index) => `customer-${index + 1}@example.com`).toSorted();
    expect(recipients).toEqual(expected);
    expect(new Set(postbox.received.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('gives up on an address that does not exist, and delivers the others', async () => {
    await postbox.open(port);
    postbox.unknown.set('nobody@example.com', 'No such mailbox');
    start();
    await queue(1, 'nobody@example.com');
    await queue(2);
    await vi.waitFor(async () => {
      const [row] = await test.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, 'nobody@example.com'));
      expect(row).toMatchObject({ attempts: MAX_ATTEMPTS, sentAt: null });
      expect(row!.lastError).toContain('No such mailbox');
    }, PATIENCE);
    await vi.waitFor(() => expect(postbox.received).toHaveLength(1), PATIENCE);
  });

  it('forgets mails after 30 days, the ones nobody could be given included', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const id of [1, 2, 3, 4]) await queue(id);
    // What is about an order is kept longer, and has a test beside the page of an order.
    await test.db.update(mailOutbox).set({ orderId: null });
    const ids = (await test.db.select({ id: mailOutbox.id }).from(mailOutbox).orderBy(mailOutbox.id)).map(
      ({ id }) => id,
    );
    const set = (index: number, values: Partial<typeof mailOutbox.$inferInsert>) =>
      test.db.update(mailOutbox).set(values).where(eq(mailOutbox.id, ids[index]!));
    await set(0, { createdAt: daysAgo(32), sentAt: daysAgo(31) });
    await set(1, { createdAt: daysAgo(32), sentAt: daysAgo(29) });
    await set(2, { createdAt: daysAgo(31), attempts: MAX_ATTEMPTS });
    await set(3, { createdAt: daysAgo(29), attempts: MAX_ATTEMPTS });
    await forgetOldMails(test.db);
    const left = await test.db.select({ id: mailOutbox.id }).from(mailOutbox).orderBy(mailOutbox.id);
    expect(left.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
  });

  it('takes over what a worker left behind when it died', async () => {
    await postbox.open(port);
    await queue(1);
    await test.db.update(mailOutbox).set({ lockedUntil: new Date(Date.now() + 60_000), attempts: 1 });
    start();
    await queue(2);
    await vi.waitFor(() => expect(postbox.received).toHaveLength(1), PATIENCE);
    await test.db
      .update(mailOutbox)
      .set({ lockedUntil: new Date(Date.now() - 1) })
      .where(isNull(mailOutbox.sentAt));
    await outboxEmpty();
    expect(postbox.received).toHaveLength(2);
  });

  it('finishes what is under way before it stops', async () => {
    await postbox.open(port);
    const worker = start();
    await queue(1);
    await vi.waitFor(async () => {
      const [row] = await test.db.select().from(mailOutbox);
      expect(row!.attempts).toBe(1);
    }, PATIENCE);
    await worker.stop();
    expect(await unsent()).toBe(0);
    expect(postbox.received).toHaveLength(1);
  });

  it('keeps mails as files where there is no mail server', async () => {
    const shop = withMail(undefined);
    start(shop);
    await queue(5, 'ada@example.com');
    await outboxEmpty();
    const folder = path.join(shop.config.dataDir, 'mail');
    const files = await readdir(folder);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^\d{8}\.eml$/);
    const mail = await PostalMime.parse(await readFile(path.join(folder, files[0]!)));
    expect(mail.subject).toBe('Bestellung Nr.\u00A05 ist unterwegs');
    expect(mail.to![0]!.address).toBe('ada@example.com');
    // A mail may open an account.
    const modes = await Promise.all([folder, path.join(folder, files[0]!)].map((name) => stat(name)));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);

    // Somebody may clear the folder away while the shop runs.
    await rm(folder, { recursive: true });
    await queue(6);
    await outboxEmpty();
    expect(await readdir(folder)).toHaveLength(1);
  });
});
