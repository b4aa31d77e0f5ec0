import type { BodyOf } from '#engine/model/api/contract.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import type { NewsletterIssue } from '#domains/outreach/model/newsletter/issue.ts';

/** What the form holds: every language, empty where nothing is written. */
export interface IssueValues {
  texts: Record<Language, { subject: string; text: string }>;
  productIds: number[];
}

export function issueValues(issue?: Pick<NewsletterIssue, 'texts' | 'productIds'>): IssueValues {
  const texts = LANGUAGES.map((language) => [language, issue?.texts[language] ?? { subject: '', text: '' }]);
  return {
    texts: Object.fromEntries(texts) as IssueValues['texts'],
    productIds: issue?.productIds ?? [],
  };
}

/** A language with nothing written is left out; one that is half written is refused by the server. */
export function issueBody({ texts, productIds }: IssueValues): BodyOf<'POST /api/admin/newsletter/issues'> {
  const written = LANGUAGES.filter(
    (language) => language === 'en' || texts[language].subject.trim() + texts[language].text.trim() !== '',
  );
  const chosen = Object.fromEntries(written.map((language) => [language, texts[language]]));
  return { texts: { en: texts.en, ...chosen }, productIds };
}
