// What producers and administrators have on their desks, for the screenshots.
import type { BrowserContext } from '@playwright/test';
import { openGroupBuy } from './group-buys.ts';
import { change, PERSON, post, register } from './people.ts';

export async function becomeProducer(context: BrowserContext): Promise<void> {
  await register(context, 'producer', {
    companyName: 'Hof Birkensee',
    businessType: 'Farm',
    location: 'Uckermark, Germany',
    phoneNumber: '555-0100-100',
    description: 'Rye, butter and patience.',
  });
  await post(context, '/api/products', {
    name: 'Sourdough Crisps',
    description: 'Thin, dark, salted twice.',
    price: 6.5,
    quantityAvailable: 60,
    categoryId: 7,
  });
}

/** The new producer is let in and sells something, some of it to a group: their orders, and the slip for the parcel. */
export async function sellOnce(
  admin: BrowserContext,
  buyer: BrowserContext,
): Promise<Record<string, string>> {
  const found = await admin.request.get('/api/admin/producers?q=Birkensee&limit=1');
  const { items } = (await found.json()) as { items: { id: number; slug: string }[] };
  await change(admin, `/api/admin/producers/${items[0]!.id}`, { verified: true });
  const listed = await buyer.request.get(`/api/products?limit=1&producer=${items[0]!.slug}`);
  const [product] = ((await listed.json()) as { items: { id: number }[] }).items;
  await post(buyer, '/api/cart', { productId: product!.id, quantity: 6 });
  const { orderId } = await post<{ orderId: number }>(buyer, '/api/checkout', PERSON);
  await openGroupBuy(buyer, product!.id);
  return {
    'producer-groups': '/dashboard',
    'producer-orders': '/dashboard?tab=orders',
    'packing-slip': `/dashboard/orders/${orderId}/slip`,
    'print-packing-slip': `/dashboard/orders/${orderId}/slip`,
  };
}

export async function writeIssue(admin: BrowserContext): Promise<void> {
  const text = 'The first oil of the year is here.\n\nIt is green, it scratches, and there is little of it.';
  await post(admin, '/api/admin/newsletter/issues', {
    texts: { en: { subject: 'New oil', text } },
    productIds: [1, 2],
  });
}
