import { creditOfUser } from '#domains/gift-cards/server/credit/credit.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Person } from '#engine/server/domain.ts';

interface OwnCard {
  orderId: number;
  lastFour: string;
  amountCents: number;
  senderName: string;
  recipientEmail: string | null;
  message: string | null;
  sendOn: string;
  mailedAt: Date | null;
  createdAt: Date;
}

const boughtBy = statement<OwnCard, { userId: number }>(
  'gift-cards-of-user',
  `select o.id as order_id, g.last_four, g.amount_cents, g.sender_name, g.recipient_email, g.message, g.send_on::text as send_on,
          g.mailed_at, g.created_at
     from orders o join order_parts t on t.order_id = o.id join gift_cards g on g.id = t.gift_card_id
    where o.user_id = $userId::int order by g.id`,
);

/** The cards somebody bought; what is left on them is between the shop and the person who holds the code. */
export async function ownGiftCards(db: Db, { id: userId }: Person) {
  const bought = await boughtBy(db, { userId });
  return {
    giftCards: bought.map(({ amountCents, ...card }) => ({ ...card, amount: toAmount(amountCents) })),
    credit: await creditOfUser(db, userId),
  };
}

const forgetRecipient = statement<never, { userId: number }>(
  'forget-card-recipient',
  `update gift_cards g set recipient_email = null from users u
    where u.id = $userId::int and u.email_proven_at is not null and not u.email_unproven and lower(g.recipient_email) = lower(u.email) and g.mailed_at is not null`,
);

/** Cards that they got. Those that they bought go with their orders. */
export async function forgetGiftCards(tx: Db, { id: userId }: Person): Promise<void> {
  await forgetRecipient(tx, { userId });
}
