import type { FastifyRequest } from 'fastify';
import type { Cart } from '#domains/cart/model/cart.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { findSession, sessionTokenHash, setSessionCookie } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { addToCart, changeQuantity, clearCart, removeLine } from './change-cart.ts';
import type { CartRow } from './cart-rows.ts';
import { toCart } from './cart-view.ts';
import { readCart, showCart, type CartOwner } from './cart.queries.ts';
import { codeGuesses } from './code-guesses.ts';
import { putCodeIntoCart, takeCodeOffCart } from './put-code.ts';

export function cartRoutes(app: ApiApp, shop: Shop): void {
  const { db, limiter } = shop;
  const answer = async (request: FastifyRequest, rows: readonly CartRow[]): Promise<Cart> => {
    // The statements find the session themselves; the full look-up also marks it as in use.
    if (rows[0]?.idle === true) await findSession(db, request);
    return showCart(shop, rows, requestLanguage(request));
  };

  app.get('/api/cart', async (request) => answer(request, await readCart(db, ownerOf(request))));

  app.post('/api/cart', async (request, reply) => {
    const { rows, newToken } = await addToCart(db, ownerOf(request), request.body, () =>
      limiter.count({ newSessions: clientNetwork(request) }),
    );
    if (newToken !== undefined) setSessionCookie(reply, newToken);
    return answer(request, rows);
  });

  app.put('/api/cart/:id', async (request) => {
    const change = { lineId: request.params.id, quantity: request.body.quantity };
    return answer(request, await changeQuantity(db, ownerOf(request), change));
  });

  app.delete('/api/cart/:id', async (request) =>
    answer(request, await removeLine(db, ownerOf(request), request.params.id)),
  );

  app.delete('/api/cart', async (request) => {
    await clearCart(db, ownerOf(request));
    return toCart([], requestLanguage(request), []);
  });

  app.post('/api/cart/promo', async (request) => {
    const guesses = codeGuesses(limiter, request);
    return answer(request, await putCodeIntoCart(db, ownerOf(request), request.body.code, guesses));
  });

  app.delete('/api/cart/promo', async (request) => {
    await takeCodeOffCart(db, ownerOf(request));
    return answer(request, await readCart(db, ownerOf(request)));
  });
}

function ownerOf(request: FastifyRequest): CartOwner {
  return { tokenHash: sessionTokenHash(request), language: requestLanguage(request) };
}
