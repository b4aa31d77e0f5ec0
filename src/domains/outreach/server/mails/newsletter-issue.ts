import { formatMoney } from '#engine/model/money.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { leaveUrl } from '#domains/outreach/server/newsletter/newsletter-links.ts';

interface NewsletterIssueData {
  issueId: number;
  isTrial?: boolean;
  /** What follows is written when the mail leaves. */
  email?: string;
  subject?: string;
  text?: string;
  products?: { name: string; slug: string; producerName: string; priceCents: number }[];
}

/** An issue of the newsletter: the subject, its paragraphs, and what of its products can be bought. */
export const newsletterIssue: MailTemplate<NewsletterIssueData> = (issue, context) => {
  const { t, publicUrl } = context;
  const { email = '', subject = '', text = '', products = [] } = issue;
  const paragraphs = text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
  return {
    subject,
    heading: subject,
    blocks: [
      ...paragraphs.map((paragraph) => ({ kind: 'text' as const, text: paragraph.trim() })),
      ...(products.length === 0
        ? []
        : [
            {
              kind: 'products' as const,
              items: products.map(({ name, slug, producerName, priceCents }) => ({
                name,
                detail: producerName,
                price: formatMoney(priceCents),
                href: `${publicUrl}/product/${slug}`,
              })),
            },
          ]),
      { kind: 'button', label: t('mail:newsletter.shop'), href: `${publicUrl}/shop` },
    ],
    subscription: { why: t('mail:newsletter.why'), leaveUrl: leaveUrl(email, context) },
  };
};
