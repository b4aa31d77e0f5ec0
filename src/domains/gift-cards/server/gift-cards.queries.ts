import { and, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { CARD_STATES, cardState } from '#domains/gift-cards/model/gift-card.ts';
import type { AdminCard, AdminCardList, AdminCardRecord } from '#domains/gift-cards/model/gift-card-desk.ts';
import type { PostingKind } from '#domains/ledger/model/posting.ts';
import { orderParts } from '#domains/orders/server/orders.schema.ts';
import { toAmount } from '#engine/model/money.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { adminList } from '#engine/server/lists/admin-list.ts';
import { giftCards } from './gift-cards.schema.ts';

type CardRow = typeof giftCards.$inferSelect & { orderId: number };

const IN_STATE = {
  waiting: and(isNull(giftCards.activeAt), isNull(giftCards.blockedAt)),
  active: and(isNotNull(giftCards.activeAt), isNull(giftCards.blockedAt), gt(giftCards.balanceCents, 0)),
  used: and(isNotNull(giftCards.activeAt), isNull(giftCards.blockedAt), eq(giftCards.balanceCents, 0)),
  blocked: isNotNull(giftCards.blockedAt),
};

/** By who it was sent to, or by its code, of which the shop knows the last four. */
const isNamed = (q: string) =>
  q.includes('@')
    ? sql`lower(${giftCards.recipientEmail}) = ${q.toLowerCase()}`
    : eq(giftCards.lastFour, q.slice(-4).toUpperCase());

export function listGiftCards(db: Db, list: AdminCardList) {
  const where = and(
    list.state === undefined ? undefined : IN_STATE[list.state],
    list.q ? isNamed(list.q) : undefined,
  );
  const sorts = {
    amount: giftCards.amountCents,
    balance: giftCards.balanceCents,
    sender: giftCards.senderName,
    recipient: giftCards.recipientEmail,
    sendOn: giftCards.sendOn,
    date: giftCards.id,
    code: giftCards.lastFour,
    state: { turns: CARD_STATES.map((state) => ({ where: IN_STATE[state] })) },
  };
  const source = { table: giftCards, id: giftCards.id, where, sorts };
  return adminList(db, list, source, (named) => cardRows(db, named), toAdminCard);
}

async function cardRows(db: Db, where: SQL): Promise<CardRow[]> {
  const found = await db
    .select({ card: giftCards, orderId: orderParts.orderId })
    .from(giftCards)
    .innerJoin(orderParts, eq(orderParts.giftCardId, giftCards.id))
    .where(where);
  return found.map(({ card, orderId }) => ({ ...card, orderId }));
}

function toAdminCard(card: CardRow): AdminCard {
  const { id, lastFour, orderId, senderName, recipientEmail, sendOn } = card;
  return {
    id,
    lastFour,
    state: cardState(card),
    amount: toAmount(card.amountCents),
    balance: toAmount(card.balanceCents),
    orderId,
    senderName,
    recipientEmail,
    sendOn,
    isSent: card.mailedAt !== null,
    createdAt: card.createdAt.toISOString(),
  };
}

interface Move {
  id: number;
  at: Date;
  kind: PostingKind;
  cents: number;
  orderId: number | null;
}

const movesOfCard = statement<Move, { id: number }>(
  'moves-of-gift-card',
  `select e.id, p.at, p.kind, -e.amount_cents as cents, p.order_id
     from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.gift_card_id = $id::int order by e.id desc`,
);

export const toMove = ({ id, at, kind, cents, orderId }: Move) => ({
  id,
  at: at.toISOString(),
  kind,
  amount: toAmount(cents),
  orderId,
});

export async function giftCardRecord(db: Db, id: number): Promise<AdminCardRecord | undefined> {
  const [card] = await cardRows(db, eq(giftCards.id, id));
  if (card === undefined) return undefined;
  const moves = await movesOfCard(db, { id });
  return { ...toAdminCard(card), blockReason: card.blockReason, moves: moves.map(toMove) };
}
