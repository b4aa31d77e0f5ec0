import { and, eq, isNull, sql } from 'drizzle-orm';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import { REMINDER_MS } from '#domains/group-buys/model/closing-time.ts';
import { aloneLines, goodsCents, linesBy, mostOwedCents } from '#domains/group-buys/model/group-sizes.ts';
import { firstName } from '#domains/group-buys/model/group-view.ts';
import type { GroupBuysMails, GroupMailData } from '#domains/group-buys/server/mails/group-buys-mails.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import { queueMails, type QueuedMail } from '#engine/server/mail/outbox.ts';
import type { MailData } from '#engine/server/mail/templates.ts';
import { lockGroup, type LockedGroup } from './change-group.ts';
import { groupBuys } from './group-buys.schema.ts';
import { productOf, type NamedProduct } from './group-product.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';
import { openingTerms, poolOf } from './pool.ts';
import { familyNameOf, sizesInWords } from './size-words.ts';

export function languageOf({ language }: Pick<MemberRow, 'language'>): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** A mail to a member, in the member's language. `more` is what the template wants beside who, what and when. */
export function groupMail<Name extends keyof GroupBuysMails>(
  template: Name,
  { group, member, product }: { group: GroupRow; member: MemberRow; product: NamedProduct },
  more: Omit<MailData<Name>, keyof GroupMailData>,
): QueuedMail<Name> {
  const language = languageOf(member);
  const common: GroupMailData = {
    slug: group.slug,
    memberId: member.id,
    name: firstName(member.customerName),
    product: familyNameOf(group, language) ?? localizedName(product, language),
    quantity: member.quantity,
    sizes: sizesInWords(group, member.items, language),
    closesAt: group.closesAt.toISOString(),
    picture: product.imageUrl,
  };
  const data: object = { ...common, ...more };
  return { template, recipient: member.customerEmail, language, data: data as MailData<Name> };
}

/** Writes to somebody who is in from now on: what it costs now and at most, and the way back. */
export async function welcome(
  tx: Db,
  group: LockedGroup,
  member: MemberRow,
  product: NamedProduct,
): Promise<void> {
  const opening = openingTerms(group);
  const { prices } = poolOf(group, group.members);
  const atMostCents = goodsCents(aloneLines(opening, member.items));
  const mail = groupMail(
    'group-joined',
    { group, member, product },
    {
      nowCents: goodsCents(linesBy(prices, member.items)),
      atMostCents,
      shippingCents: mostOwedCents(opening, { ...member, delivery: group.delivery }) - atMostCents,
    },
  );
  await queueMails(tx, [mail]);
}

/** Members hear of a tier once it is reached, at most once of each; the one who reached it knows. */
export async function tellOfTier(tx: Db, group: LockedGroup, reachedBy: number): Promise<void> {
  const { members, quantity: pooled, prices, terms } = poolOf(group, group.members);
  const tier = group.tiers.findLast(({ minQuantity }) => minQuantity <= pooled)?.minQuantity ?? 0;
  if (tier <= group.toldTier) return;
  await tx.update(groupBuys).set({ toldTier: tier }).where(eq(groupBuys.id, group.id));
  const product = await productOf(tx, group.productId);
  const others = members.filter(({ id }) => id !== reachedBy);
  await queueMails(
    tx,
    others.map((member) =>
      groupMail(
        'group-tier',
        { group, member, product },
        {
          pooled,
          percentage: terms.discountPercentage,
          nowCents: goodsCents(linesBy(prices, member.items)),
        },
      ),
    ),
  );
}

const findClosingSoon = statement<{ id: number }, { now: Date; soon: Date; reminderMs: number }>(
  'group-buys-closing-soon',
  `select id from group_buys
    where status = 'open' and reminded_at is null and closes_at > $now::timestamptz and closes_at <= $soon::timestamptz
      and created_at <= closes_at - make_interval(secs => $reminderMs::int / 1000)
    order by closes_at, id`,
);

/** A day before it closes everybody hears of it, once. One that never was open that long needs no reminder. */
export async function remindMembers(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMINDER_MS);
  for (const { id } of await findClosingSoon(db, { now, soon, reminderMs: REMINDER_MS }))
    await db.transaction((tx) => remind(tx, id));
}

async function remind(tx: Db, id: number): Promise<void> {
  const group = await lockGroup(tx, and(eq(groupBuys.id, id), isNull(groupBuys.remindedAt))!);
  if (group?.status !== 'open') return;
  await tx
    .update(groupBuys)
    .set({ remindedAt: sql`now()` })
    .where(eq(groupBuys.id, id));
  const { members, quantity: pooled, nextTier } = poolOf(group, group.members);
  const next = nextTier && { missing: nextTier.missing, percentage: nextTier.percentage };
  const product = await productOf(tx, group.productId);
  await queueMails(
    tx,
    members.map((member) => groupMail('group-tomorrow', { group, member, product }, { pooled, next })),
  );
}
