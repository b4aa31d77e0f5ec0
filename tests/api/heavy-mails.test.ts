// A confirmation may weigh 300 KB with its invoice: it arrives whole, and what waits behind it arrives too.
import { randomBytes } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { domains } from '#engine/server/domain.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { startMailDelivery } from '#engine/server/mail/delivery.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { openCheckoutDesk } from '../support/checkout-desk.ts';
import { freePort, Postbox } from '../support/postbox.ts';

const ORDERS = 8;
const OTHERS = 12;
const content = randomBytes(300_000);
const desk = openCheckoutDesk();

it('delivers mails of 300 KB and those behind them, each once and whole', async () => {
  const { db, shop } = desk.shop;
  const documents = domains().find(({ invoiceFile }) => invoiceFile !== undefined)!;
  vi.spyOn(documents, 'invoiceFile').mockResolvedValue({
    filename: 'invoice.pdf',
    contentType: 'application/pdf',
    content,
  });
  for (let count = 0; count < ORDERS; count += 1) {
    const who = desk.shop.visitor();
    await desk.add(desk.oil, 1, who);
    expect((await desk.checkout(who)).status).toBe(201);
  }
  for (let count = 0; count < OTHERS; count += 1)
    await queueMail(db, {
      template: 'password-changed',
      recipient: `reader-${count}@example.com`,
      language: 'en',
      data: { username: 'ada' },
    });
  const queued = await db.$count(mailOutbox);
  const postbox = new Postbox();
  const port = await freePort();
  await postbox.open(port);
  const config = { ...shop.config, smtpUrl: `smtp://127.0.0.1:${port}` };
  const log = { warn: vi.fn(), error: vi.fn() };
  const workers = [1, 2].map(() =>
    startMailDelivery({ ...shop, config }, log, { pace: { pollMs: 50, firstRetryMs: 20 } }),
  );
  try {
    await vi.waitFor(async () => expect(await db.$count(mailOutbox, isNull(mailOutbox.sentAt))).toBe(0), {
      timeout: 30_000,
      interval: 50,
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await postbox.close();
  }
  expect(new Set(postbox.received.map(({ messageId }) => messageId)).size).toBe(queued);
  expect(postbox.received).toHaveLength(queued);
  const heavy = postbox.received.flatMap(({ attachments }) => attachments);
  expect(heavy).toHaveLength(ORDERS);
  for (const { content: arrived } of heavy)
    expect(Buffer.from(arrived as ArrayBuffer).equals(content)).toBe(true);
}, 60_000);
