import { formatMoney } from '#engine/model/money.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import type { PageI18n } from '#engine/web/i18n/page-i18n.ts';
import type { QuestionText } from './use-help-texts.ts';

export interface QuestionGroup {
  title: string;
  items: QuestionText[];
}

/** 'orders-2': the same in every language, so that a shared URL works for everybody. */
export function questionId(group: string, index: number): string {
  return `${group}-${index + 1}`;
}

/** schema.org, for search engines that show answers themselves. */
export function faqStructuredData({ t }: PageI18n): object {
  const groups = t('help-faqs:groups', { returnObjects: true }) as Record<string, QuestionGroup>;
  return {
    '@type': 'FAQPage',
    mainEntity: Object.values(groups).flatMap(({ items }) =>
      items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}

/** Between these the ready-made sets are sold; the sample catalogue is tested against them. */
export const giftSetPrices = () => ({ from: formatMoney(79_99), to: formatMoney(149_99) });

/** Whom the policy names where payments go to somebody else. */
export const paymentProviderQuery = apiQuery('/api/payment-provider');

/** The ready-made sets, with the names and prices they are sold under. */
export const giftSetsQuery = apiQuery('/api/categories/:slug/products', { params: { slug: 'gift-sets' } });
