import { formatDay } from '#engine/model/dates.ts';
import type { MailContext, MailTemplate } from '#engine/server/mail/mail-content.ts';

interface NamedCertificate {
  companyName: string;
  scheme: string;
  /** Of one that the owner added; null: the texts name it. */
  schemeName: string | null;
  number: string;
}

interface Verdict extends NamedCertificate {
  /** Why it was declined; null: it was approved. */
  reason: string | null;
}

interface Ending extends NamedCertificate {
  productName: string | null;
  validUntil: string;
}

const nameOf = ({ scheme, schemeName }: NamedCertificate, { t }: MailContext) =>
  schemeName ?? t(`catalogue:certificates.schemes.${scheme}`);

const verdict: MailTemplate<Verdict> = (certificate, context) => {
  const { companyName, number, reason } = certificate;
  const part = reason === null ? 'approved' : 'declined';
  const say = (key: string) =>
    context.t(`mail:certificateVerdict.${part}.${key}`, {
      companyName,
      number,
      reason,
      scheme: nameOf(certificate, context),
    });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('text') },
      {
        kind: 'button',
        label: context.t('mail:certificateVerdict.button'),
        href: `${context.publicUrl}/dashboard?tab=certificates`,
      },
    ],
  };
};

const ends: MailTemplate<Ending> = (certificate, context) => {
  const { companyName, number, productName, validUntil } = certificate;
  const say = (key: string) =>
    context.t(`mail:certificateEnds.${key}`, {
      companyName,
      number,
      product: productName ?? companyName,
      scheme: nameOf(certificate, context),
      day: formatDay(validUntil, 'longDate', context.language),
    });
  return {
    subject: say('subject'),
    heading: say('heading'),
    blocks: [
      { kind: 'text', text: say('text') },
      {
        kind: 'button',
        label: say('button'),
        href: `${context.publicUrl}/dashboard?tab=certificates`,
      },
    ],
  };
};

export const certificatesMails = { 'certificate-verdict': verdict, 'certificate-ends': ends };

type CertificatesMails = typeof certificatesMails;
declare module '#engine/server/mail/templates.ts' {
  interface Mails extends CertificatesMails {}
}
