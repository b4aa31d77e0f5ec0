import type { MailTemplate } from '#engine/server/mail/mail-content.ts';

interface ProducerVerdict {
  companyName: string;
  slug: string;
  approved: boolean;
  reason: string | null;
}

export const producerVerdict: MailTemplate<ProducerVerdict> = (verdict, { t, publicUrl }) => {
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
