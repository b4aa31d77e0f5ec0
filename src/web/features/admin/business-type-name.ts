import type { TFunction } from 'i18next';
import type { AdminProducer } from '#shared/admin/admin.ts';

/** Producers may name a kind of business that is not on the list: then it stands as they wrote it. */
export function businessTypeName(t: TFunction, { businessType }: AdminProducer): string {
  return t(`users.businessTypes.${businessType}`, { defaultValue: businessType });
}
