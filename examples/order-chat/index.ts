// Tells a chat of every new order: Slack, Mattermost, Rocket.Chat and others take `{ "text": … }` at an address they give you.
//
//   EXTENSIONS=./examples/order-chat X_ORDER_CHAT_URL=https://hooks.slack.com/services/… npm start
import { defineExtension, Refusal, z, type Language, type OrderData, type ShopHandle } from 'madia/extension';

/** Events come at least once: what was told is remembered for a while. */
const told = (eventId: string) => `told/${eventId}`;
const REMEMBERED_DAYS = 40;

export default defineExtension({
  name: 'order-chat',
  api: 1,
  settings: {
    url: { kind: 'url', required: true },
    language: { kind: 'text', options: ['en', 'de', 'fr', 'it', 'es'] },
  },
  on: {
    'order.placed': async ({ id, data }, shop) => {
      if ((await shop.store.get(told(id))) !== undefined) return;
      await tell(shop, lines(data, shop));
      await shop.store.set(told(id), data.placedAt);
      await shop.store.add('count', 1);
    },
  },
  timers: {
    forget: {
      everyMinutes: 24 * 60,
      run: async (now, shop) => {
        const oldest = new Date(now.getTime() - REMEMBERED_DAYS * 24 * 60 * 60_000).toISOString();
        for (const { key, value } of await shop.store.list({ prefix: 'told/' }))
          if (String(value) < oldest) await shop.store.delete(key);
      },
    },
  },
  mails: {
    test: [
      { kind: 'text', text: 'mails.test.text' },
      { kind: 'button', label: 'mails.test.button', path: '/admin' },
    ],
  },
  routes: {
    'POST /say': {
      who: 'ADMIN',
      right: 'orders',
      summary: 'Says something in the chat of the orders',
      body: z.object({ text: z.string().min(1).max(500) }),
      handle: async ({ body }, shop) => {
        await tell(shop, body.text);
        return { said: true };
      },
    },
  },
  pages: {
    chat: {
      right: 'orders',
      show: async ({ language }, shop) => {
        const orders = (await shop.store.get('count')) ?? 0;
        return [
          {
            kind: 'text',
            text: shop.text(language, 'page.about', { host: new URL(shop.settings.url).host }),
          },
          { kind: 'figures', figures: [{ label: shop.text(language, 'page.told'), value: String(orders) }] },
          {
            kind: 'form',
            name: 'test',
            submit: shop.text(language, 'page.send'),
            fields: [{ name: 'text', label: shop.text(language, 'page.text'), kind: 'text', required: true }],
          },
        ];
      },
      submit: async ({ language, values }, shop) => {
        await tell(shop, String(values.text));
        await shop.mail({ mail: 'test', to: 'shop', data: { text: String(values.text) } });
        return shop.text(language, 'page.sent');
      },
    },
  },
});

type Shop = ShopHandle<{ url: { kind: 'url'; required: true }; language: { kind: 'text' } }>;

async function tell(shop: Shop, text: string): Promise<void> {
  const { status } = await shop.fetch(shop.settings.url, { method: 'POST', body: { text } });
  // What throws is tried again: after 5 seconds, 5 minutes, half an hour …
  if (status < 200 || status >= 300) throw new Refusal('unavailable', `The chat answered ${status}`);
}

function lines(order: OrderData, shop: Shop): string {
  const language = (shop.settings.language ?? 'en') as Language;
  const goods = order.parts.flatMap(({ items }) =>
    items.map(({ quantity, name }) => `• ${quantity} × ${name}`),
  );
  const total = order.orderTotal.toFixed(2);
  const link = `${shop.publicUrl}/admin?tab=orders&order=${order.orderId}`;
  return [shop.text(language, 'chat.order', { number: order.orderId, total }), ...goods, link].join('\n');
}
