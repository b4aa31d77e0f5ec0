import { firstName } from '#shared/group-buys/first-name.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts';
import { localizedName } from '#server/db/localized-name.ts';
import type { products } from '#server/db/schema/catalogue.ts';
import type { MailData } from '#server/mail/templates.ts';
import type { QueuedMail } from '#server/mail/outbox.ts';
import type { GroupMailData } from '#server/mail/templates/group-news.ts';
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
