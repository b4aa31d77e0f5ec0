import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#engine/server/db/client.ts';
import type { KeyRing } from '#engine/server/secrets/key-ring.ts';
import { giftCards } from './gift-cards.schema.ts';

/** Ties the box to its row. */
const contextOf = (codeHash: string) => `gift card ${codeHash}`;

export function sealCode(keys: KeyRing, codeHash: string, code: string): string {
  return keys.seal(contextOf(codeHash), code);
}

/** Undefined: no key of the ring fits. */
export function openCode(keys: KeyRing, codeHash: string, box: string): string | undefined {
  return keys.open(contextOf(codeHash), box);
}

/** Puts every code that the ring opens under its current key. */
export async function resealCodes(tx: Db, keys: KeyRing): Promise<void> {
  const sealed = await tx
    .select({ id: giftCards.id, codeHash: giftCards.codeHash, box: giftCards.sealedCode })
    .from(giftCards)
    .where(isNotNull(giftCards.sealedCode))
    .orderBy(asc(giftCards.id));
  for (const { id, codeHash, box } of sealed) {
    const code = openCode(keys, codeHash, box!);
    if (code === undefined) continue;
    await tx
      .update(giftCards)
      .set({ sealedCode: sealCode(keys, codeHash, code) })
      .where(eq(giftCards.id, id));
  }
}

/** The key is lost: no account has to set anything up anew, but codes that have not left are gone. */
export async function forgetSealedCodes(tx: Db): Promise<number> {
  await tx.update(giftCards).set({ sealedCode: null });
  return 0;
}
