import { statement } from '#engine/server/db/statement.ts';
import type { Lately } from '#engine/server/domain.ts';

interface PayoutRow {
  createdAt: Date;
  amountCents: number;
  companyName: string;
}

const newest = statement<PayoutRow, { limit: number }>(
  'newest-payouts',
  `select p.created_at, p.amount_cents, r.company_name from payouts p join producer_profiles r on r.id = p.producer_id
    order by p.id desc limit $limit::int`,
);

/** From the end of `payouts_producer`. */
const newestOf = statement<PayoutRow, { producerId: number; limit: number }>(
  'newest-payouts-of-producer',
  `select p.created_at, p.amount_cents, r.company_name from payouts p join producer_profiles r on r.id = p.producer_id
    where p.producer_id = $producerId::int order by p.id desc limit $limit::int`,
);

const made: Lately = {
  needs: 'money',
  find: async (db, { producerId, limit }) => {
    const found =
      producerId === null ? await newest(db, { limit }) : await newestOf(db, { producerId, limit });
    return found.map(({ createdAt, amountCents, companyName }) => ({
      name: 'payout',
      at: createdAt,
      values: { company: companyName, totalCents: amountCents },
      page: 'payouts',
    }));
  },
};

/** What producers are paid. */
export const latelyPayouts = { ADMIN: [made], PRODUCER: [made] };
