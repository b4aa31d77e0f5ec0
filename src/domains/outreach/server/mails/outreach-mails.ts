import type { Sender } from '#domains/outreach/model/messages/messages.ts';
import type { Department } from '#domains/outreach/model/contact/contact.ts';
import { confirmSubject, leaveUrl } from '#domains/outreach/server/newsletter/newsletter-links.ts';
import { LOW_STOCK_UNITS } from '#domains/catalogue/model/low-stock.ts';
import { wishesToken } from '#domains/outreach/server/waitlist/wishes.ts';
import { stockAlertUrl } from '#domains/outreach/server/stock-alerts/stock-alert-links.ts';
import type { Language } from '#engine/model/languages.ts';
import { formatMoney } from '#engine/model/money.ts';
import type { MailPicture, MailTemplate } from '#engine/server/mail/mail-content.ts';

interface ContactData {
  name: string;
  email: string;
  department: Department;
  subject: string;
  message: string;
  language: Language;
}

/** To the support team; answering it answers the visitor. */
const contactMessage: MailTemplate<ContactData> = (data, { t, language }) => {
  const department = t(`contact:departments.${data.department}`);
  return {
    subject: t('mail:contact.subject', { department, subject: data.subject }),
    heading: data.subject,
    foreignLinks: 'kept',
    blocks: [
      {
        kind: 'table',
        rows: [
          { label: t('mail:contact.from'), value: data.name, strong: true },
          { label: t('mail:contact.email'), value: data.email },
          { label: t('mail:contact.department'), value: department },
          { label: t('mail:contact.language'), value: languageName(data.language, language) },
        ],
      },
      ...data.message.split(/\r?\n\s*\r?\n/).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'note', text: t('mail:contact.note', { name: data.name }) },
    ],
  };
};

function languageName(language: Language, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

/** `confirmed`: the subscriber gets the newsletter already; the mail says so instead of asking for a confirmation. */
const newsletterConfirm: MailTemplate<{ email: string; confirmed: boolean; round?: number }> = (
  { email, confirmed, round = 0 },
  context,
) => {
  const { t, links, publicUrl } = context;
  const token = links.sign(...confirmSubject({ email, round }));
  const confirmUrl = `${publicUrl}/newsletter/confirm?email=${encodeURIComponent(email)}&token=${token}`;
  const texts = confirmed ? 'mail:newsletter.known' : 'mail:newsletter.confirm';
  return {
    subject: t(`${texts}.subject`),
    heading: t(`${texts}.heading`),
    blocks: [
      { kind: 'text', text: t(`${texts}.text`) },
      {
        kind: 'button',
        label: t(`${texts}.button`),
        href: confirmed ? `${publicUrl}/shop` : confirmUrl,
      },
      { kind: 'note', text: t('mail:newsletter.note') },
      { kind: 'note', text: t('mail:newsletter.unsubscribe', { link: leaveUrl(email, context) }) },
    ],
  };
};

interface NewsletterIssueData {
  issueId: number;
  isTrial?: boolean;
  /** What follows is written when the mail leaves. */
  email?: string;
  subject?: string;
  text?: string;
  products?: {
    name: string;
    slug: string;
    producerName: string;
    priceCents: number;
    picture?: string | null;
  }[];
}

/** An issue of the newsletter: the subject, its paragraphs, and what of its products can be bought. */
const newsletterIssue: MailTemplate<NewsletterIssueData> = (issue, context) => {
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
              items: products.map(({ name, slug, producerName, priceCents, picture }) => ({
                name,
                picture,
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

/** Says nothing that the sender of the form chose: the owner of the address may not have asked for this mail. */
const waitlistJoined: MailTemplate<{ role: 'BUYER' | 'PRODUCER'; entryId?: number }> = (
  { role, entryId },
  { t, publicUrl, links },
) => ({
  subject: t('mail:waitlist.subject'),
  heading: t('mail:waitlist.heading'),
  blocks: [
    { kind: 'text', text: t('mail:waitlist.text') },
    { kind: 'text', text: t(`mail:waitlist.next.${role}`) },
    ...(role === 'BUYER' && entryId !== undefined
      ? [
          { kind: 'text' as const, text: t('mail:waitlist.wishes') },
          {
            kind: 'button' as const,
            label: t('mail:waitlist.wishesButton'),
            href: `${publicUrl}/waitlist?wishes=${wishesToken(links, entryId)}`,
          },
        ]
      : []),
    { kind: 'button', label: t('mail:waitlist.button'), href: `${publicUrl}/about` },
    { kind: 'note', text: t('mail:waitlist.note') },
  ],
});

/** The one mail that the waitlist was promised. */
const shopOpened: MailTemplate<{ role: 'BUYER' | 'PRODUCER' }> = ({ role }, { t, publicUrl }) => ({
  subject: t('mail:shopOpened.subject'),
  heading: t('mail:shopOpened.heading'),
  blocks: [
    { kind: 'text', text: t('mail:shopOpened.text') },
    { kind: 'text', text: t(`mail:shopOpened.next.${role}`) },
    role === 'PRODUCER'
      ? { kind: 'button', label: t('mail:shopOpened.sell'), href: `${publicUrl}/register` }
      : { kind: 'button', label: t('mail:shopOpened.button'), href: `${publicUrl}/shop` },
    { kind: 'note', text: t('mail:shopOpened.note') },
  ],
});

interface NewMessage {
  threadId: number;
  to: Sender;
  /** Who wrote, and about what. */
  from: string;
  about: string;
  texts: string[];
  /** A guest opens the order by its link. */
  guestOrderId: number | null;
}

/** Somebody wrote: what is new, and where to answer. */
const newMessage: MailTemplate<NewMessage> = (
  { threadId, to, from, about, texts, guestOrderId },
  { t, links, publicUrl },
) => ({
  subject: t('mail:newMessage.subject', { from, about }),
  heading: t('mail:newMessage.heading', { from }),
  blocks: [
    { kind: 'note', text: t('mail:newMessage.about', { about }) },
    ...texts.map((text) => ({ kind: 'text' as const, text })),
    {
      kind: 'button',
      label: t('mail:newMessage.button'),
      href:
        to === 'producer'
          ? `${publicUrl}/dashboard?tab=messages&thread=${threadId}`
          : `${publicUrl}/messages/${threadId}${guestOrderId === null ? '' : `?token=${links.sign('order', guestOrderId)}`}`,
    },
    { kind: 'note', text: t('mail:newMessage.note') },
  ],
});

interface StockAlertToConfirm {
  alertId: number;
  product: string;
  slug: string;
  picture?: MailPicture;
}

/** Says nothing that the sender of the form chose but a product of the shop. */
const stockAlertConfirm: MailTemplate<StockAlertToConfirm> = (alert, context) => {
  const { t } = context;
  const { product, picture } = alert;
  return {
    subject: t('mail:stockAlert.confirm.subject', { product }),
    heading: t('mail:stockAlert.confirm.heading'),
    blocks: [
      { kind: 'text', text: t('mail:stockAlert.confirm.text', { product }), picture },
      { kind: 'button', label: t('mail:stockAlert.confirm.button'), href: stockAlertUrl(alert, context) },
      { kind: 'note', text: t('mail:newsletter.note') },
    ],
  };
};

interface BackInStock {
  alertId: number;
  name: string;
  slug: string;
  producerName: string;
  quantityAvailable: number;
  priceCents: number;
  picture?: string | null;
  /** Why it can be bought, where that is not because there is some again. */
  because?: 'inSeason' | 'preorder' | undefined;
}

/** The one mail that somebody asked for. */
const backInStock: MailTemplate<BackInStock> = (product, { t, publicUrl }) => {
  const { name, slug, producerName, quantityAvailable: count, priceCents, picture, because } = product;
  const href = `${publicUrl}/product/${slug}`;
  return {
    subject: t(`mail:stockAlert.${because ?? 'back'}.subject`, { product: name }),
    heading: t(`mail:stockAlert.${because ?? 'back'}.heading`, { product: name }),
    blocks: [
      { kind: 'text', text: t(`mail:stockAlert.${because ?? 'back'}.text`) },
      {
        kind: 'products',
        items: [{ name, detail: producerName, price: formatMoney(priceCents), href, picture }],
      },
      ...(count <= LOW_STOCK_UNITS
        ? [{ kind: 'note' as const, text: t('mail:stockAlert.back.few', { count }) }]
        : []),
      { kind: 'button', label: t('mail:stockAlert.back.button'), href },
      { kind: 'note', text: t('mail:stockAlert.back.once') },
    ],
  };
};

export const outreachMails = {
  'back-in-stock': backInStock,
  'stock-alert-confirm': stockAlertConfirm,
  'new-message': newMessage,
  'contact-message': contactMessage,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-issue': newsletterIssue,
  'shop-opened': shopOpened,
  'waitlist-joined': waitlistJoined,
};

type OutreachMails = typeof outreachMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends OutreachMails {}
}
