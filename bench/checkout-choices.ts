// What choices cost: a plain checkout beside ones with a method, gift wrap and a code, measured in turn.
import { adminCookie } from './administrator.ts';
import { middleOf, type Figure } from './measure.ts';
import type { Measured } from './report.ts';
import type { RunningServer } from './servers.ts';
import { checkouts, SHOPPERS } from './shoppers.ts';

const ROUNDS = 3;
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
  const rounds = kinds.map((): Figure[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { choices }] of kinds.entries())
      rounds[index]!.push(await checkouts(shop.url, productIds, seconds / ROUNDS, choices));
  }
  const figures = rounds.map(middleOf);
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
