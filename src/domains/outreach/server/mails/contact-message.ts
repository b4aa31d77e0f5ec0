import type { Department } from '#domains/outreach/model/contact/contact.ts';
import type { Language } from '#engine/model/languages.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

interface ContactData {
  name: string;
  email: string;
  department: Department;
  subject: string;
  message: string;
  language: Language;
}

/** To the support team; answering it answers the visitor. */
export const contactMessage: MailTemplate<ContactData> = (data, { t, language }) => {
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
