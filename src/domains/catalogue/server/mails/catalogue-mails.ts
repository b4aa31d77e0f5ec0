import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { formatDay } from '#engine/model/dates.ts';

interface ProducerVerdict {
  companyName: string;
  slug: string;
  approved: boolean;
  reason: string | null;
}

const producerVerdict: MailTemplate<ProducerVerdict> = (verdict, { t, publicUrl }) => {
  const { companyName, approved, reason } = verdict;
  const say = (key: string) =>
    t(`mail:producerVerdict.${approved ? 'approved' : 'declined'}.${key}`, { companyName });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('text') },
      ...(reason === null ? [] : [{ kind: 'note' as const, text: reason }]),
      approved
        ? { kind: 'button', label: say('button'), href: `${publicUrl}/producers/${verdict.slug}` }
        : { kind: 'button', label: say('button'), href: `${publicUrl}/contact` },
    ],
  };
};

interface ProducerRenamed {
  companyName: string;
  formerName: string;
}

/** To a producer who has taken another name than the one that was approved. */
const producerRenamed: MailTemplate<ProducerRenamed> = (names, { t, publicUrl }) => ({
  subject: t('mail:producerRenamed.subject'),
  heading: t('mail:producerRenamed.heading'),
  blocks: [
    { kind: 'text', text: t('mail:producerRenamed.text', { ...names }) },
    { kind: 'text', text: t('mail:producerRenamed.meanwhile') },
    { kind: 'button', label: t('mail:producerRenamed.button'), href: `${publicUrl}/producer-dashboard` },
  ],
});

interface ApplicationsOverdue {
  /** `dueOn`: YYYY-MM-DD. */
  applications: { companyName: string; dueOn: string }[];
}

/** To administrators: producers who were promised an answer by now. */
const applicationsOverdue: MailTemplate<ApplicationsOverdue> = (
  { applications },
  { t, language, publicUrl },
) => ({
  subject: t('mail:applicationsOverdue.subject', { count: applications.length }),
  heading: t('mail:applicationsOverdue.heading'),
  blocks: [
    { kind: 'text', text: t('mail:applicationsOverdue.text') },
    {
      kind: 'table',
      rows: applications.map(({ companyName, dueOn }) => ({
        label: companyName,
        value: t('mail:applicationsOverdue.due', { date: formatDay(dueOn, 'longDate', language) }),
      })),
    },
    {
      kind: 'button',
      label: t('mail:applicationsOverdue.button'),
      href: `${publicUrl}/admin?tab=producers&status=awaiting`,
    },
  ],
});

interface ReviewAnswered {
  product: string;
  slug: string;
  producer: string;
  answer: string;
}

/** To somebody whose review the producer has answered, once. */
const reviewAnswered: MailTemplate<ReviewAnswered> = (
  { product, slug, producer, answer },
  { t, publicUrl },
) => ({
  subject: t('mail:reviewAnswered.subject', { producer }),
  heading: t('mail:reviewAnswered.heading', { producer }),
  blocks: [
    { kind: 'text', text: t('mail:reviewAnswered.text', { producer, product }) },
    { kind: 'note', text: answer },
    {
      kind: 'button',
      label: t('mail:reviewAnswered.button'),
      href: `${publicUrl}/product/${slug}#reviews`,
    },
  ],
});

export const catalogueMails = {
  'applications-overdue': applicationsOverdue,
  'producer-renamed': producerRenamed,
  'producer-verdict': producerVerdict,
  'review-answered': reviewAnswered,
};

type CatalogueMails = typeof catalogueMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends CatalogueMails {}
}
