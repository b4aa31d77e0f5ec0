// The typed client in a browser, on a page of the shop's own address: the cookies are the browser's, and so are hashes and signatures.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { signedHeaders } from '#engine/server/webhooks/webhook-secrets.ts';
import type * as Client from '../../packages/client/index.js';
import { test } from './test.ts';

const FOLDER = path.join(import.meta.dirname, '../../packages/client');
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const BODY = '{"type":"order.placed","timestamp":"2026-01-01T00:00:00Z","data":{"orderId":7}}';

test('the client reads, keeps a cart, is refused, and knows what the shop has signed', async ({ page }) => {
  await page.route('**/its-own/*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(path.join(FOLDER, path.basename(new URL(route.request().url()).pathname))),
    }),
  );
  await page.goto('/shop');
  const headers = signedHeaders({ messageId: 'msg_1', body: BODY, secret: SECRET }, new Date());
  const found = await page.evaluate(
    async ({ entry, secret, signed, body }) => {
      const { MadiaClient, MadiaError, verifyWebhook } = (await import(entry)) as typeof Client;
      const shop = new MadiaClient({ language: 'de' });
      const slugs: string[] = [];
      for await (const { slug } of shop.all('/api/products', { query: { limit: 50 } })) slugs.push(slug);
      const whole = await shop.get('/api/products');
      const product = whole.find(({ inStock }) => inStock)!;
      await shop.post('/api/cart', { body: { productId: product.id, quantity: 2 } });
      const { items } = await shop.get('/api/cart');
      const refused: unknown = await shop
        .post('/api/cart', { body: { productId: product.id, quantity: -1 } })
        .catch((error: unknown) => error);
      const lied = await verifyWebhook(secret, signed, `${body} `).catch((error: Error) => error.name);
      return {
        walked: slugs.length,
        whole: whole.length,
        quantities: items.map(({ quantity }) => quantity),
        refused: refused instanceof MadiaError ? [refused.status, refused.code] : String(refused),
        told: (await verifyWebhook(secret, signed, body)).type,
        lied,
      };
    },
    { entry: '/its-own/index.js', secret: SECRET, signed: headers, body: BODY },
  );
  expect(found.walked).toBe(found.whole);
  expect(found).toMatchObject({
    quantities: [2],
    refused: [400, 'invalid'],
    told: 'order.placed',
    lied: 'WebhookError',
  });
  // The cart is the one that the page shows: nobody but the browser held its cookie.
  await page.goto('/cart');
  await expect(page.getByRole('main')).not.toContainText('Your cart is empty');
});
