import { and, eq, sql } from 'drizzle-orm';
import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#engine/model/languages.ts';
import { toCents } from '#engine/model/money.ts';
import { textIn } from '#domains/outreach/model/newsletter/issue.ts';
import type { Db } from '#engine/server/db/client.ts';
import { newsletterSubscribers } from '#engine/server/db/operations.schema.ts';
import { productsByIds } from '#domains/catalogue/server/products/product-view.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { DARK_MEDIA, withOwnPictures } from '#engine/server/mail/html-layout.ts';
import type { MailData } from '#engine/server/mail/templates.ts';
import type { LateMail } from '#engine/server/mail/mail-content.ts';
import type { Shop } from '#engine/server/shop.ts';
import { issueById } from './issues.queries.ts';

/** What the issue says now: products that cannot be bought are left out. */
async function issueData(db: Db, issueId: number, language: Language, email: string) {
  const { texts, productIds } = await issueById(db, issueId);
  const products = await productsByIds(db, language, productIds);
  return {
    issueId,
    email,
    ...textIn(texts, language),
    products: products
      .filter(({ inStock }) => inStock)
      .map(({ name, slug, producerName, price, imageUrl }) => ({
        name,
        slug,
        producerName,
        priceCents: toCents(price),
        picture: imageUrl,
      })),
  };
}

/** A reader who has unsubscribed since it was queued gets nothing. A trial goes to whom it was addressed. */
export const composeIssue: LateMail<MailData<'newsletter-issue'>> = async (
  { db },
  { data, language, recipient },
) => {
  const { issueId, isTrial } = data as { issueId: number; isTrial?: boolean };
  if (isTrial !== true && !(await isSubscribed(db, recipient))) return undefined;
  return issueData(db, issueId, isLanguage(language) ? language : DEFAULT_LANGUAGE, recipient);
};

async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const found = await db.$count(
    newsletterSubscribers,
    and(
      sql`lower(${newsletterSubscribers.email}) = lower(${email})`,
      eq(newsletterSubscribers.status, 'confirmed'),
    ),
  );
  return found > 0;
}

/** As it would arrive now. Mail programs choose the theme by themselves; here it is chosen for them. */
export async function previewIssue(
  { config, db, links }: Shop,
  id: number,
  { language, theme }: { language: Language; theme: 'light' | 'dark' },
) {
  const recipient = brand().supportEmail;
  const data = await issueData(db, id, language, recipient);
  const row = { id: 0, template: 'newsletter-issue', recipient, replyTo: null, language, data };
  const { subject, html, text } = composeMail({ ...row, createdAt: new Date() }, config, links);
  return {
    subject,
    text,
    html: withOwnPictures(html, config.publicUrl).replace(
      DARK_MEDIA,
      theme === 'dark' ? '@media all' : '@media not all',
    ),
  };
}
