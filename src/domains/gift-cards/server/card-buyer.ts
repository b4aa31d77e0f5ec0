import { eq } from 'drizzle-orm';
import type { NewGiftCard } from '#domains/gift-cards/model/gift-card-input.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Session } from '#engine/server/sessions/session.ts';
import { isAddressOwn } from '#engine/server/sessions/proven-address.ts';
import { buyerProfiles } from '#engine/server/sessions/users.schema.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { CardBuyer } from './buy-gift-card.ts';

/** Somebody signed in buys in the own name, unless they say another. Guests say who they are. */
export async function cardBuyer(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  session: Session | null,
  { customerName, customerEmail }: NewGiftCard,
): Promise<{ buyer: CardBuyer; isOwnMailbox: boolean }> {
  const user = session?.user?.role === 'BUYER' ? session.user : null;
  if (user === null && !config.guestCheckout) throw new AppError('unauthenticated', 'errors:checkout.signIn');
  const [profile] =
    user === null
      ? []
      : await db
          .select({ firstName: buyerProfiles.firstName, lastName: buyerProfiles.lastName })
          .from(buyerProfiles)
          .where(eq(buyerProfiles.userId, user.id));
  const name = customerName ?? (profile && `${profile.firstName} ${profile.lastName}`);
  const email = customerEmail ?? user?.email;
  const fields = {
    ...(name === undefined && { customerName: 'validation:nameMin2' }),
    ...(email === undefined && { customerEmail: 'validation:emailInvalid' }),
  };
  if (name === undefined || email === undefined)
    throw new AppError('invalid', Object.values(fields)[0]!, { fields });
  return {
    buyer: { userId: user?.id ?? null, sessionId: session?.id ?? null, name, email },
    isOwnMailbox:
      user !== null && user.email.toLowerCase() === email.toLowerCase() && (await isAddressOwn(db, user.id)),
  };
}
