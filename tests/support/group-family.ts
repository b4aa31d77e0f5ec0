import { and, eq, notInArray } from 'drizzle-orm';
import type { OwnFamily } from '#domains/catalogue/model/families/family.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { GroupDesk } from './group-desk.ts';
import { aProducer } from './people.ts';
import type { Visitor } from './test-app.ts';

export interface GroupFamily {
  id: number;
  /** A case of the desk's oil at $130 that counts as six, of which there are 20. */
  box: number;
  producer: Visitor;
  boxes(): Promise<number>;
  change(productId: number, values: Partial<typeof products.$inferInsert>): Promise<unknown>;
}

let producer: Visitor | undefined;

/** Makes the desk's oil at $24.99 and a case of it one family, on the standard ladder. */
export async function aGroupFamily({ shop, oil }: GroupDesk): Promise<GroupFamily> {
  const change = (id: number, values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(eq(products.id, id));
  const rowOf = async (id: number) => (await shop.db.select().from(products).where(eq(products.id, id)))[0]!;
  const { producerId } = await rowOf(oil);
  await shop.db
    .update(products)
    .set({ familyId: null, countsAs: 1, size: null })
    .where(eq(products.producerId, producerId!));
  const [box] = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.producerId, producerId!), notInArray(products.id, [oil])))
    .orderBy(products.id);
  await change(box!.id, {
    priceCents: 130_00,
    quantityAvailable: 20,
    discountTiers: null,
    hidden: false,
    forSale: true,
    tracksBatches: false,
  });
  producer ??= (await aProducer(shop, 'frantoio-ripalunga')).visitor;
  const { body } = await producer.post<OwnFamily>('/api/producer/families', {
    name: 'Oil',
    names: { de: 'Öl' },
    members: [
      { productId: oil, label: 'Bottle', labels: { de: 'Flasche' } },
      { productId: box!.id, label: 'Case', labels: { de: 'Karton' }, countsAs: 6 },
    ],
  });
  return {
    id: body.id,
    box: box!.id,
    producer,
    boxes: async () => (await rowOf(box!.id)).quantityAvailable,
    change,
  };
}
