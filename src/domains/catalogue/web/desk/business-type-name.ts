import type { AdminProducer } from '#domains/catalogue/model/desk.ts';
import type { Translate } from '#engine/web/i18n/page-i18n.ts';

/** Producers may name a kind of business that is not on the list: then it stands as they wrote it. */
export function businessTypeName(t: Translate, { businessType }: AdminProducer): string {
  return t(`users.businessTypes.${businessType}`, { defaultValue: businessType });
}
