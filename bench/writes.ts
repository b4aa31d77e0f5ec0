// What shoppers write, and what an administrator of a busy shop does.
import { adminCookie, CREDENTIALS } from './administrator.ts';
import { checkoutChoices } from './checkout-choices.ts';
import { measure } from './measure.ts';
import type { Measured } from './report.ts';
import { cartWrites, purchases } from './shoppers.ts';

const productIds = Array.from({ length: 60 }, (_, n) => n + 1);

export interface WriteCeilings {
  /** One indexed query behind Fastify. */
  queries: number;
  /** The statements of an order, without a shop around them. */
  transactions: number;
  /** What ran those. */
  by: string;
}

/**
 * PostgreSQL plans a statement anew the first five times on every connection, which takes as long as running it: a shop
 * that just started is measured by that alone.
 */
async function warmUp({ shop, seconds }: Measured): Promise<void> {
  await purchases(shop.url, productIds, seconds);
  await cartWrites(shop.url, productIds, seconds / 2);
}

export async function writes(measured: Measured, ceilings?: WriteCeilings): Promise<void> {
  const { shop, seconds, add } = measured;
  await warmUp(measured);
  add({
    name: 'cart write',
    ...(await cartWrites(shop.url, productIds, seconds)),
    ...(ceilings && {
      ceiling: { name: 'one query behind Fastify', perSecond: ceilings.queries },
      target: { ratio: 0.2, perSecond: 2_500, p99: 100 },
    }),
  });
  add({
    name: 'whole purchase',
    ...(await purchases(shop.url, productIds, seconds)),
    ...(ceilings && {
      ceiling: { name: `order transaction (${ceilings.by})`, perSecond: ceilings.transactions },
      target: { ratio: 0.25, perSecond: 500, p99: 100 },
    }),
  });
  await checkoutChoices(measured, productIds);
}

/** Who look at orders at the same time. */
const ADMINISTRATORS = 4;

/** `orders`: how many the shop holds. */
export async function administration({ shop, seconds, add }: Measured, orders: number): Promise<void> {
  const signIn = await measure(`${shop.url}/api/auth/login`, {
    seconds,
    method: 'POST',
    body: CREDENTIALS,
    headers: { 'content-type': 'application/json' },
  });
  add({ name: 'sign-in (argon2id)', ...signIn });
  const list = await measure(`${shop.url}/api/admin/orders?limit=50`, {
    seconds,
    headers: { cookie: await adminCookie(shop) },
    connections: ADMINISTRATORS,
  });
  const name = `admin order list, ${orders.toLocaleString('en-US')} orders`;
  add({ name, target: { p99: 50 }, ...list });
}
