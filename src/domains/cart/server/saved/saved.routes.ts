import { leaveAlertsSchema } from '#domains/cart/model/saved/saved-product.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import type { App, ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addOneClick } from '#engine/server/api/one-click.ts';
import { leaveAlerts } from './leave-alerts.ts';
import { moveHearts, saveProduct } from './save-product.ts';
import { productIdsOf, savedOf, unsave } from './saved.queries.ts';

/** What people have marked with the heart: buyers in their account, visitors in their browser. */
export function savedRoutes(app: ApiApp, { db, links, reads }: Shop): void {
  app.get('/api/user/saved-products', (request) =>
    savedOf(db, signedInUser(request).id, requestLanguage(request)),
  );

  app.put('/api/user/saved-products/:productId', async (request) => {
    const { productId } = request.params;
    await saveProduct(db, signedInUser(request).id, productId);
    return { id: productId };
  });

  app.delete('/api/user/saved-products/:productId', async (request) => {
    const { productId } = request.params;
    await unsave(db, signedInUser(request).id, productId);
    return { id: productId };
  });

  app.post('/api/user/saved-products', async (request) => {
    const { id } = signedInUser(request);
    await moveHearts(db, id, request.body);
    return savedOf(db, id, requestLanguage(request));
  });

  reads.handle(app, '/api/saved-products', async ({ language, query }) =>
    productsByIds(db, language, await productIdsOf(db, query.slugs)),
  );

  app.post('/api/saved-products/unsubscribe', async (request) => {
    await leaveAlerts(db, links, request.body);
    return messageFor(request, 'saved:leave.text');
  });
}

/** The way out of mails about saved products, for mail programs. */
export function leaveAlertsByOneClick(app: App, { db, links }: Shop): void {
  addOneClick(app, '/saved/unsubscribe', leaveAlertsSchema, (link) => leaveAlerts(db, links, link));
}
