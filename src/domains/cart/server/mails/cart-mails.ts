import { leaveAlertsUrl } from '#domains/cart/server/saved/leave-alerts.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';

interface SavedNewsItem {
  name: string;
  slug: string;
  producerName: string;
  priceCents: number;
  /** The price its owner knew, where it fell well below it. */
  wasCents: number | null;
  isBack: boolean;
  picture?: string | null;
  /** Why it can be bought, where that is not because there is some again. A mail of an older version lacks it. */
  because?: 'inSeason' | 'preorder' | undefined;
}

interface SavedNews {
  userId: number;
  items: SavedNewsItem[];
}

/** What can be bought again or for less, of what the reader has saved. */
const savedNews: MailTemplate<SavedNews> = ({ userId, items }, context) => {
  const { t, publicUrl } = context;
  const [first] = items;
  return {
    subject:
      items.length === 1
        ? t('mail:savedNews.subjectOf', { product: first!.name })
        : t('mail:savedNews.subject', { count: items.length }),
    heading: t('mail:savedNews.heading'),
    blocks: [
      { kind: 'text', text: t('mail:savedNews.text') },
      {
        kind: 'products',
        items: items.map((item) => ({
          name: item.name,
          detail: detailOf(item, context),
          price: formatMoney(item.priceCents),
          href: `${publicUrl}/product/${item.slug}`,
          picture: item.picture,
        })),
      },
      { kind: 'button', label: t('mail:savedNews.button'), href: `${publicUrl}/saved` },
    ],
    subscription: { why: t('mail:savedNews.why'), leaveUrl: leaveAlertsUrl(userId, context) },
  };
};

function detailOf({ producerName, wasCents, isBack, because }: SavedNewsItem, { t }: MailContext): string {
  const news = [
    isBack && t(`mail:savedNews.${because ?? 'back'}`),
    wasCents !== null && t('mail:savedNews.was', { price: formatMoney(wasCents) }),
  ];
  return [producerName, ...news.filter((part) => part !== false)].join(' · ');
}

export const cartMails = {
  'saved-news': savedNews,
};

type CartMails = typeof cartMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends CartMails {}
}
