import type { ReactNode } from 'react';
import type { Producer } from '#domains/catalogue/model/producers/producer.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { websiteHost } from './producer-text.ts';

/** Kinds with a translation; producers may write others, which are shown as written. */
const KNOWN_KINDS = new Set(['Farm', 'Artisan', 'Cooperative', 'Small Batch Producer', 'Other']);

export function ProducerFacts({ producer }: { producer: Producer }) {
  const { t } = useTranslation('producers');
  const kind = producer.businessType;
  const host = websiteHost(producer.website);
  return (
    <aside className="self-start rounded-lg border border-line bg-surface p-6 text-sm">
      <dl className="flex flex-col gap-5">
        {kind && <Fact name={t('kind')}>{KNOWN_KINDS.has(kind) ? t(`businessTypes.${kind}`) : kind}</Fact>}
        {producer.certifications.length > 0 && (
          <Fact name={t('certifications')}>
            <span className="flex flex-wrap gap-2 pt-1">
              {producer.certifications.map((certification) => (
                <Badge key={certification} tone="success">
                  {certification}
                </Badge>
              ))}
            </span>
          </Fact>
        )}
        {producer.shippingPolicy && <Fact name={t('shipping')}>{producer.shippingPolicy}</Fact>}
        {producer.returnPolicy && <Fact name={t('returns')}>{producer.returnPolicy}</Fact>}
        {host && (
          <Fact name={t('website')}>
            <a
              href={producer.website!}
              rel="noopener noreferrer nofollow"
              target="_blank"
              className="font-medium text-accent-ink underline underline-offset-4"
            >
              {host}
            </a>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="eyebrow text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
