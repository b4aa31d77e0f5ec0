import type { ReactNode } from 'react';
import { CERTIFICATE_STATUSES, type Certificate } from '#domains/certificates/model/certificate.ts';
import { formatDay } from '#engine/model/dates.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { DataColumn } from '#engine/web/lists/data-table.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';

type Named = Pick<Certificate, 'scheme' | 'schemeName'>;

/** 'Organic', or what the owner calls it. */
export function useSchemeName() {
  const { t } = useTranslation('catalogue');
  return ({ scheme, schemeName }: Named) => schemeName ?? t(`certificates.schemes.${scheme}`);
}

/** By which both lists are narrowed. */
export function useStatusFilter() {
  const { t } = useTranslation('certificates');
  const statuses = [...CERTIFICATE_STATUSES, 'ending'] as const;
  return {
    name: 'status' as const,
    label: t('status'),
    options: Object.fromEntries(statuses.map((status) => [status, t(`statuses.${status}`)])),
  };
}

/** What both lists show of a certificate, and last what can be done with it. */
export function useCertificateColumns(
  actions: (certificate: Certificate) => ReactNode,
): DataColumn<Certificate, 'number' | 'product' | 'until' | 'status'>[] {
  const { t, i18n } = useTranslation('certificates');
  const name = useSchemeName();
  return [
    { key: 'scheme', primary: true, freeText: true, header: t('scheme'), cell: name },
    { key: 'number', sort: 'number', freeText: true, header: t('number'), cell: ({ number }) => number },
    {
      key: 'product',
      sort: 'product',
      freeText: true,
      header: t('of'),
      cell: ({ productName }) => productName ?? t('ofAll'),
    },
    {
      key: 'validUntil',
      sort: 'until',
      header: t('validUntil'),
      cell: ({ validUntil }) => formatDay(validUntil, 'date', i18n.language),
    },
    {
      key: 'status',
      sort: 'status',
      header: t('status'),
      cell: (certificate) => <CertificateState certificate={certificate} />,
    },
    { key: 'actions', header: t('actions'), headerHidden: true, align: 'end', cell: actions },
  ];
}

function CertificateState({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { status, reason, isOver, endsSoon } = certificate;
  if (isOver) return <Badge tone="neutral">{t('over')}</Badge>;
  if (endsSoon) return <Badge tone="warning">{t('statuses.ending')}</Badge>;
  if (status === 'approved') return <Badge tone="success">{t('statuses.approved')}</Badge>;
  if (status === 'waiting') return <Badge tone="info">{t('statuses.waiting')}</Badge>;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone="danger">{t('statuses.declined')}</Badge>
      {reason !== null && <span className="text-xs text-muted wrap-anywhere">{reason}</span>}
    </span>
  );
}
