import type { FamilyMember } from '#domains/catalogue/model/families/family.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { AppError } from '#engine/server/http/app-error.ts';

type ProductRow = Pick<typeof products.$inferSelect, 'id' | 'name' | 'producerId' | 'familyId'>;

/** Throws where a product cannot be in the family: unknown, of another producer, or in another family. */
export function refuseMembers(
  members: readonly Pick<FamilyMember, 'productId'>[],
  rows: readonly ProductRow[],
  family: { producerId: number; familyId: number | null },
): void {
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { productId } of members) {
    const refusal = refusalOfMember(known.get(productId), family);
    if (refusal === undefined) continue;
    const { code, text, name } = refusal;
    throw new AppError(code, text, { params: { name, id: productId }, fields: { members: text } });
  }
}

function refusalOfMember(
  product: ProductRow | undefined,
  { producerId, familyId }: { producerId: number; familyId: number | null },
): { code: 'invalid' | 'conflict'; text: string; name: string } | undefined {
  if (product === undefined) return { code: 'invalid', text: 'errors:families.noProduct', name: '' };
  const { name } = product;
  if (product.producerId !== producerId)
    return { code: 'invalid', text: 'errors:families.otherProducer', name };
  if (product.familyId !== null && product.familyId !== familyId)
    return { code: 'conflict', text: 'errors:families.inAnother', name };
  return undefined;
}
