import { and, eq, isNull } from 'drizzle-orm';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { DEFAULT_LANGUAGE, toLanguage } from '#engine/model/languages.ts';
import { hasRight, rightsOf } from '#engine/model/rights.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { queueMails } from '#engine/server/mail/outbox.ts';
import { users } from '#engine/server/sessions/users.schema.ts';

interface BatchHeld {
  batchId: number;
  code: string;
  productName: string;
  producerName: string;
  reason: string;
  /** Units that were ordered, whether or not they have left. */
  units: number;
  orders: number;
}

/** To administrators: a producer stopped a batch that people have bought, and a recall is theirs to decide. */
export const batchHeld: MailTemplate<BatchHeld> = (news, { t, publicUrl }) => {
  const { batchId, code, productName: product, producerName: producer, reason, units, orders: count } = news;
  const say = (part: string) =>
    t(`mail:batchHeld.${part}`, { code, product, producer, reason, units, count });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('text') },
      { kind: 'note', text: say('reason') },
      { kind: 'text', text: say('sold') },
      { kind: 'text', text: say('next') },
      { kind: 'button', label: say('button'), href: `${publicUrl}/admin?tab=batches&batch=${batchId}` },
    ],
  };
};

type Sold = Omit<BatchHeld, 'batchId' | 'reason' | 'productName'> &
  Pick<typeof products.$inferSelect, 'name' | 'translations'>;

const soldOf = statement<Sold, { id: number }>(
  'sold-of-held-batch',
  `select b.code, p.name, p.translations, coalesce(m.company_name, '') as producer_name,
          sum(u.quantity - u.returned)::int as units, count(distinct i.order_id)::int as orders
     from batches b join products p on p.id = b.product_id left join producer_profiles m on m.id = p.producer_id
     join batch_units u on u.batch_id = b.id and u.quantity > u.returned join order_items i on i.id = u.order_item_id
    where b.id = $id::int group by b.code, p.id, m.company_name`,
);

/** Where nobody has bought any of it, it is its producer's business alone. */
export async function tellOfHeldBatch(tx: Db, id: number, reason: string): Promise<void> {
  const [sold] = await soldOf(tx, { id });
  if (sold === undefined) return;
  const { name, translations, ...figures } = sold;
  const news = { ...figures, batchId: id, reason };
  const administrators = await tx
    .select({ email: users.email, language: users.language, rights: users.rights })
    .from(users)
    .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt)));
  await queueMails(
    tx,
    administrators
      .filter(({ rights }) => hasRight(rightsOf('ADMIN', rights), 'catalogue'))
      .map((administrator) => {
        const language = toLanguage(administrator.language) ?? DEFAULT_LANGUAGE;
        return {
          template: 'batch-held' as const,
          recipient: administrator.email,
          language,
          data: { ...news, productName: localizedName({ name, translations }, language) },
        };
      }),
  );
}
