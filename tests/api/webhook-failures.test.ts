// Programs that do not answer as they should, and targets that must not be reached.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { WebhookFailure } from '#engine/model/webhooks/webhook-failure.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { webhookDeliveries, webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { openWebhookDesk, soon } from '../support/webhook-desk.ts';
import type { WebhookReceiver } from '../support/webhook-receiver.ts';

const HOUR_MS = 60 * 60 * 1000;

const { two, receiver, listen, deliver, logOf, stateOf } = openWebhookDesk();

describe('a program that does not take a message', () => {
  it('is asked again with growing waits and the same message, and then no more', async () => {
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    receiver.answer = (response) => response.writeHead(500).end();
    const begin = soon();
    const tried: number[] = [];
    for (let now = begin.getTime(); now <= begin.getTime() + 26 * HOUR_MS; now += HOUR_MS / 12) {
      const before = receiver.received.length;
      await deliver(new Date(now));
      if (receiver.received.length > before) tried.push(Math.round((now - begin.getTime()) / 60_000));
    }
    expect(tried).toEqual([0, 5, 10, 40, 160, 400, 760, 1450]);
    const ids = new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`));
    expect(ids.size).toBe(1);
    expect((await logOf(two.admin, made))[0]).toMatchObject({
      state: 'failed',
      attempts: 8,
      lastStatus: 500,
    });
    expect((await stateOf(two.admin, made)).disabledAt).not.toBeNull();
    const mails = await two.shop.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.template, 'webhook-disabled'));
    expect(mails).toMatchObject([{ data: { url: receiver.url } }]);
    // Disabled, it hears nothing new, until its owner switches it on again.
    await two.buy();
    expect(await two.shop.db.$count(webhookDeliveries)).toBe(1);
    receiver.answer = (response) => response.writeHead(200).end('fine');
    await two.admin.patch(`/api/webhooks/${made.webhook.id}`, { enabled: true });
    const [message] = await logOf(two.admin, made);
    expect((await two.admin.post(`/api/webhook-deliveries/${message!.id}/send`)).status).toBe(200);
    receiver.received.length = 0;
    await deliver();
    expect(receiver.received[0]!.headers['webhook-id']).toBe(message!.messageId);
    expect((await logOf(two.admin, made))[0]).toMatchObject({ state: 'delivered', lastStatus: 200 });
  });

  it('does not keep others waiting, and is asked for one message at a time', async () => {
    const slow = await listen(two.admin, ['order.placed']);
    await two.shop.db
      .update(webhookEndpoints)
      .set({ url: 'http://nowhere.example.com:1/in' })
      .where(eq(webhookEndpoints.id, slow.webhook.id));
    await listen(two.shelves[0].visitor, ['order.placed']);
    await two.buy();
    await two.buy();
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const attempts = (await logOf(two.admin, slow)).map((message) => message.attempts);
    expect(attempts.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('that says it is gone is believed', async () => {
    const made = await listen(two.admin, ['order.placed']);
    receiver.answer = (response) => response.writeHead(410).end();
    await two.buy();
    await deliver();
    expect((await stateOf(two.admin, made)).disabledAt).not.toBeNull();
  });

  it.each([
    ['never answers', () => {}, 'No answer within 0.3 s', { reason: 'tooSlow', seconds: 0.3 }],
    [
      'redirects into a private network',
      (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      '302, and redirects are not followed',
      { reason: 'redirect', status: 302 },
    ],
    [
      'is broken',
      (response) => response.writeHead(500).end(),
      'Status 500',
      { reason: 'status', status: 500 },
    ],
    [
      'hangs up',
      (response) => response.destroy(),
      'The connection was closed before an answer came',
      { reason: 'hungUp' },
    ],
  ] satisfies [string, WebhookReceiver['answer'], string, WebhookFailure][])(
    'because it %s, fails, and the log says why to programs and to people',
    async (_, answer, lastError, lastFailure) => {
      const made = await listen(two.admin, ['order.placed']);
      receiver.answer = answer;
      await two.buy();
      await deliver(soon(), { timeLimitMs: 300 });
      expect(await logOf(two.admin, made)).toMatchObject([
        { state: 'waiting', attempts: 1, lastError, lastFailure },
      ]);
    },
  );

  it.each([
    ['where nobody listens', ['127.0.0.1'], 'The connection was refused', { reason: 'refused' }],
    [
      'under a name that leads nowhere',
      [],
      'hooks.example.com was not found',
      { reason: 'notFound', host: 'hooks.example.com' },
    ],
  ] satisfies [string, string[], string, WebhookFailure][])(
    '%s fails in words, not in codes',
    async (_, addresses, lastError, lastFailure) => {
      const made = await listen(two.admin, ['order.placed']);
      await two.shop.db.update(webhookEndpoints).set({ url: 'http://hooks.example.com:1/in' });
      receiver.addresses = addresses;
      await two.buy();
      await deliver();
      expect(await logOf(two.admin, made)).toMatchObject([{ lastStatus: null, lastError, lastFailure }]);
    },
  );

  it('whose failure an older version noted in a sentence keeps that sentence', async () => {
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    await two.shop.db.update(webhookDeliveries).set({ attempts: 1, lastError: 'No answer within 10 s' });
    expect(await logOf(two.admin, made)).toMatchObject([
      { lastError: 'No answer within 10 s', lastFailure: null },
    ]);
  });

  it('answers as long as it likes: no more than a little is read', async () => {
    const made = await listen(two.admin, ['order.placed']);
    let sent = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && sent < 10_000_000) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536))) return void response.once('drain', more);
        }
      };
      more();
    };
    await two.buy();
    await deliver();
    expect(await logOf(two.admin, made)).toMatchObject([{ state: 'delivered' }]);
    expect(sent).toBeLessThan(10_000_000);
  });
});

describe('a target in a private network', () => {
  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
  ])('%s is refused when it is named', async (url) => {
    const { status, body } = await two.admin.post<{ fields?: object }>('/api/webhooks', {
      url,
      events: ['order.placed'],
    });
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 400, fields: ['url'] });
  });

  it.each([
    'http://hooks.example.com/',
    'https://user:secret@hooks.example.com/',
    'ftp://x.example.com/',
    'hooks',
  ])('%s is no target', async (url) =>
    expect((await two.admin.post('/api/webhooks', { url, events: ['order.placed'] })).status).toBe(400),
  );

  it('is refused when its name turns out to lead there, whatever else it leads to', async () => {
    const { PUBLIC_NETWORK } = await import('#engine/server/webhooks/send-message.ts');
    const made = await listen(two.admin, ['order.placed']);
    await two.buy();
    receiver.addresses = ['93.184.215.14', '127.0.0.1'];
    const { isPublic } = PUBLIC_NETWORK;
    await deliver(soon(), { network: { ...receiver.network, isPublic } });
    expect(receiver.received).toEqual([]);
    expect((await logOf(two.admin, made))[0]).toMatchObject({
      lastStatus: null,
      lastError: 'The URL leads into a private network',
      lastFailure: { reason: 'privateNetwork' },
    });
  });
});
