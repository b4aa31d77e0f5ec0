// What choices cost: a plain checkout beside ones with a method, gift wrap and a code, measured in turn.
import { adminCookie } from './administrator.ts';
import { inTurn } from './measure.ts';
import type { Measured } from './report.ts';
import type { RunningServer } from './servers.ts';
import { checkouts, SHOPPERS } from './shoppers.ts';

/** Short and many: whatever else the machine does meets all kinds alike. */
const ROUNDS = 9;
/** At most 15 % more than a plain one. */
const LEAST_SHARE = 1 / 1.15;

const chosen = (promoCode: string) => ({
  shippingMethod: 'express',
  giftWrap: true,
  giftMessage: 'With the best wishes',
  promoCode,
});

export async function checkoutChoices({ shop, seconds, add }: Measured, productIds: number[]): Promise<void> {
  await makeCodes(shop);
  const kinds = [
    { name: 'checkout, plain', choices: () => ({}) },
    {
      name: 'checkout, express, wrap, own code',
      choices: (shopper: number) => chosen(`BENCH-${shopper}`),
      target: { ratio: LEAST_SHARE },
    },
    // All orders of a campaign wait for each other at its code.
    { name: 'checkout, express, wrap, one code', choices: () => chosen('BENCH-ALL') },
  ];
  for (const { choices } of kinds) await checkouts(shop.url, productIds, 1, choices);
  const figures = await inTurn(ROUNDS, kinds, ({ choices }) =>
    checkouts(shop.url, productIds, Math.max(1, seconds / ROUNDS), choices),
  );
  for (const [index, { name, target }] of kinds.entries()) {
    const ceiling = { name: 'a plain checkout', perSecond: figures[0]!.perSecond };
    add({ name, ...figures[index]!, ...(index > 0 && { ceiling }), ...(target && { target }) });
  }
}

async function makeCodes(shop: RunningServer): Promise<void> {
  const cookie = await adminCookie(shop);
  for (const name of ['ALL', ...Array.from({ length: SHOPPERS }, (_, shopper) => shopper)]) {
    const answer = await fetch(`${shop.url}/api/admin/promo-codes`, {
      method: 'POST',
      body: JSON.stringify({ code: `BENCH-${name}`, kind: 'percent', value: 10 }),
      headers: { 'content-type': 'application/json', cookie },
    });
    if (!answer.ok) throw new Error(`The code was not made: ${answer.status}.`);
  }
}
