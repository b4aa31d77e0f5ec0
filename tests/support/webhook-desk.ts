import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { WEBHOOK_EVENTS } from '#engine/model/webhooks/webhook-events.ts';
import type { MadeWebhook, Webhook, WebhookDelivery } from '#engine/model/webhooks/webhook.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { webhookEndpoints } from '#engine/server/webhooks/webhooks.schema.ts';
import { deliverDueMessages } from '#engine/server/webhooks/delivery.ts';
import type { Visitor } from './test-app.ts';
import { openTwoProducers } from './two-producers.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

export interface Message {
  type: string;
  timestamp: string;
  data: { orderId?: number; parts?: { producerId: number; items: { quantity: number }[] }[] } & Record<
    string,
    unknown
  >;
}

export const soon = () => new Date(Date.now() + 1_000);

/** Two producers, and a program that their webhooks lead to; for the whole test file. */
export function openWebhookDesk() {
  const two = openTwoProducers();
  const receiver = new WebhookReceiver();
  beforeAll(() => receiver.open());
  beforeEach(async () => {
    await two.shop.db.delete(webhookEndpoints);
    await two.shop.db.update(products).set({ quantityAvailable: 100 });
    receiver.received.length = 0;
    receiver.answer = (response) => response.writeHead(204).end();
    receiver.addresses = ['127.0.0.1'];
  });

  /** A receiver made through the API; its URL is this machine's, which the API itself would refuse. */
  async function listen(visitor: Visitor, events: readonly string[] = WEBHOOK_EVENTS): Promise<MadeWebhook> {
    const { status, body } = await visitor.post<MadeWebhook>('/api/webhooks', {
      url: 'https://hooks.example.com/in',
      events,
    });
    expect(status).toBe(201);
    await two.shop.db
      .update(webhookEndpoints)
      .set({ url: receiver.url })
      .where(eq(webhookEndpoints.id, body.webhook.id));
    return body;
  }

  /** Everything that is due at that moment, however many rounds it takes. */
  async function deliver(now = soon(), { network = receiver.network, timeLimitMs = 5_000 } = {}) {
    const post = { shop: two.shop.shop, network, timeLimitMs };
    while (await deliverDueMessages(post, now));
  }

  return {
    two,
    receiver,
    listen,
    deliver,
    messages: () => receiver.received.map(({ body }) => JSON.parse(body) as Message),
    logOf: async (visitor: Visitor, { webhook }: MadeWebhook) =>
      (await visitor.get<WebhookDelivery[]>(`/api/webhooks/${webhook.id}/deliveries`)).body,
    stateOf: async (visitor: Visitor, { webhook }: MadeWebhook) =>
      (await visitor.get<Webhook[]>('/api/webhooks')).body.find(({ id }) => id === webhook.id)!,
  };
}
