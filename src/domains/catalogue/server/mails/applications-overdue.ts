import { formatDay } from '#engine/model/dates.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

interface ApplicationsOverdue {
  /** `dueOn`: YYYY-MM-DD. */
  applications: { companyName: string; dueOn: string }[];
}

/** To administrators: producers who were promised an answer by now. */
export const applicationsOverdue: MailTemplate<ApplicationsOverdue> = (
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
