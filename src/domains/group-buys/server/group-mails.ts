import { firstName } from '#domains/group-buys/model/first-name.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#engine/model/languages.ts';
import { localizedName } from '#domains/catalogue/server/products/localized-name.ts';
import type { products } from '#domains/catalogue/server/catalogue.schema.ts';
import type { MailData } from '#engine/server/mail/templates.ts';
import type { QueuedMail } from '#engine/server/mail/outbox.ts';
import type { GroupMailData } from '#domains/group-buys/server/mails/group-news.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';

export type NamedProduct = Pick<typeof products.$inferSelect, 'name' | 'translations'>;

type GroupTemplate =
  | 'group-opened'
  | 'group-joined'
  | 'group-tier'
  | 'group-tomorrow'
  | 'group-settled'
  | 'group-expired'
  | 'group-cancelled'
  | 'group-dropped'
  | 'group-lapsed';

export function languageOf({ language }: Pick<MemberRow, 'language'>): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** A mail to a member, in the member's language. `more` is what the template wants beside who, what and when. */
export function groupMail<Name extends GroupTemplate>(
  template: Name,
  { group, member, product }: { group: GroupRow; member: MemberRow; product: NamedProduct },
  more: Omit<MailData<Name>, keyof GroupMailData>,
): QueuedMail<Name> {
  const language = languageOf(member);
  const common: GroupMailData = {
    slug: group.slug,
    memberId: member.id,
    name: firstName(member.customerName),
    product: localizedName(product, language),
    quantity: member.quantity,
    closesAt: group.closesAt.toISOString(),
  };
  const data = { ...common, ...more } as unknown as MailData<Name>;
  return { template, recipient: member.customerEmail, language, data };
}
