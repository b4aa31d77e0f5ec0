import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { readEvent } from './stripe-events.ts';
import { takeEvent } from '#domains/payments/server/take-event.ts';

/** Where Stripe tells what happened. The signature is about the bytes as they came, so nothing reads them before. */
export function addStripeWebhook(app: App, shop: Shop): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    (scope as ApiApp).post('/api/payments/stripe/webhook', async (request) => {
      const { stripe } = shop.config;
      if (stripe === undefined) throw new AppError('not_found', 'errors:not_found');
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const event = readEvent(body, String(request.headers['stripe-signature'] ?? ''), stripe);
      await takeEvent(shop, event, body);
      return { received: true } as const;
    });
  });
}
