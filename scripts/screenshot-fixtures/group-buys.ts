// Group buys, for the screenshots.
import type { BrowserContext } from '@playwright/test';
import { PERSON, post } from './people.ts';

/** With two others in it. */
export async function openGroupBuy(
  buyer: BrowserContext,
  productId = 1,
): Promise<{ slug: string; path: string }> {
  const { slug } = await post<{ slug: string }>(buyer, '/api/group-buys', {
    ...PERSON,
    productId,
    quantity: 4,
    closesAt: new Date(Date.now() + 29 * 60 * 60_000).toISOString(),
    minimumQuantity: 10,
    delivery: 'together',
    title: 'Orchard Row',
  });
  for (const [name, quantity] of [
    ['Grace Lindqvist', 3],
    ['Bo Okafor', 5],
  ] as const) {
    const customerEmail = `screenshots-${quantity}@example.com`;
    const member = { customerName: name, customerEmail, quantity };
    await post(buyer, `/api/group-buys/${slug}/members`, member);
  }
  return { slug, path: `/group/${slug}` };
}
