import { BadgeCheck } from 'lucide-react';
import type { ShownCertificate } from '#domains/catalogue/model/certificates/shown-certificate.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/** Of a card: what somebody looks for in a row of them. */
export function CertificateNames({ certificates }: { certificates: readonly ShownCertificate[] }) {
  const { t } = useTranslation('catalogue');
  if (certificates.length === 0) return null;
  return (
    <p className="mb-1.5 flex items-start gap-1 text-xs font-medium text-accent-ink">
      <BadgeCheck aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      {certificates.map(({ scheme, name }) => name ?? t(`certificates.schemes.${scheme}`)).join(' · ')}
    </p>
  );
}

/** Of a page: with number and last day. Needs the texts of the catalogue. */
export function CertificateList({ certificates }: { certificates: readonly ShownCertificate[] }) {
  const { t, i18n } = useTranslation('catalogue');
  if (certificates.length === 0) return null;
  return (
    <ul aria-label={t('certificates.title')} className="flex flex-col gap-2 text-sm">
      {certificates.map(({ scheme, name, number, validUntil }) => (
        <li key={scheme} className="flex items-start gap-2">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
          <span>
            <span className="block font-medium">{name ?? t(`certificates.schemes.${scheme}`)}</span>
            <span className="block text-xs text-muted">
              {t('certificates.detail', { number, day: formatDay(validUntil, 'longDate', i18n.language) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
