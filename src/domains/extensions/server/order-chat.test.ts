import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { webhookDeliveries } from '#engine/server/webhooks/webhooks.schema.ts';
import { handleAll, listen, withExtensions } from '../../../../tests/support/extension-desk.ts';
import { closeAtEnd } from '../../../../tests/support/opened.ts';
import { openTwoProducers } from '../../../../tests/support/two-producers.ts';
import type { ExtensionPage } from '#domains/extensions/model/page-blocks.ts';
import type { OpenExtension } from './open-extensions.ts';

const said: string[] = [];
let status = 200;
let chat: OpenExtension;

beforeAll(async () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (status === 200) said.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(status).end('ok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAtEnd(async () => server.close());
  const { port } = server.address() as AddressInfo;
  [chat] = (await withExtensions(['./examples/order-chat'], {
    X_ORDER_CHAT_URL: `http://127.0.0.1:${port}/hooks/abc`,
  })) as [OpenExtension];
});
const two = openTwoProducers();
beforeAll(() => listen(two.shop.db, [chat]));
beforeEach(() => {
  said.length = 0;
  status = 200;
});

const handle = () => handleAll(chat, two.shop.shop);
const PAGE = '/api/admin/extensions/order-chat/pages/chat';

it('tells the chat of an order, once, however often the event comes', async () => {
  const { orderId } = await two.buy();
  expect(await handle()).toEqual([]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(`New order ${orderId}: `);
  expect(said[0]).toContain(`• 5 × `);
  expect(said[0]).toContain(`http://localhost:3000/admin?tab=orders&order=${orderId}`);
  expect(said[0]).not.toContain('Ada');
  await two.shop.db.update(webhookDeliveries).set({ deliveredAt: null });
  await handle();
  expect(said).toHaveLength(1);
});

it('tells it later where the chat does not answer', async () => {
  status = 500;
  await two.buy();
  expect(await handle()).toEqual([expect.stringMatching(/The chat answered 500; again in 5 s$/)]);
  status = 200;
  await two.shop.db.update(webhookDeliveries).set({ nextAttemptAt: new Date() });
  expect(await handle()).toEqual([]);
  expect(said).toHaveLength(1);
});

it('has a page at the desk, in the language of its reader, and a form', async () => {
  const { body } = await two.admin.get<ExtensionPage>(PAGE, { 'accept-language': 'de' });
  expect(body.title).toBe('Chat');
  expect(body.blocks[0]).toMatchObject({
    kind: 'text',
    text: expect.stringMatching(/^Neue Bestellungen gehen an 127/),
  });
  const sent = await two.admin.post<ExtensionPage & { said: string }>(PAGE, {
    form: 'test',
    values: { text: 'The mill is closed.' },
  });
  expect(sent.body.said).toBe('Your message is in the chat.');
  expect(said).toEqual(['The mill is closed.']);
  expect((await two.shelves[0].visitor.get(PAGE)).status).toBe(403);
  expect((await two.shop.visitor().get(PAGE)).status).toBe(401);
  expect((await two.admin.get('/api/admin/extensions/order-chat/pages/none')).status).toBe(404);
});

it('writes a mail in five languages, from its texts', async () => {
  const [mail] = await two.shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'x-order-chat-test'));
  const { config, links } = two.shop.shop;
  const subjects = LANGUAGES.map((language) => composeMail({ ...mail!, language }, config, links));
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
  for (const { text: plain, html } of subjects) {
    expect(plain).toContain('The mill is closed.');
    expect(html).not.toContain('{{');
  }
});

it('says at the desk what it reaches, without the secret part of an address', async () => {
  const { body, text: plain } =
    await two.admin.get<{ name: string; state: object }[]>('/api/admin/extensions');
  expect(body).toMatchObject([
    {
      name: 'order-chat',
      title: 'Orders in the chat',
      state: { running: true, events: ['order.placed'], failed: 0 },
    },
  ]);
  expect(plain).not.toContain('/hooks/abc');
});

it('forgets after a while what it has told', async () => {
  const { body: before } = await two.admin.get<{ name: string }[]>('/api/admin/timers');
  expect(Array.isArray(before)).toBe(true);
  const later = new Date(Date.now() + 41 * 24 * 60 * 60_000).toISOString();
  await chat.host.call({ do: 'timer', name: 'forget', now: later }, 5_000);
  await two.shop.db.update(webhookDeliveries).set({ deliveredAt: null });
  await handle();
  expect(said.length).toBeGreaterThan(0);
});
