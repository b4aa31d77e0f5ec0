import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { readCardCode, spacedCardCode } from '#domains/gift-cards/model/gift-card.ts';
import { formatAmount } from '#engine/model/money.ts';
import { isMissing } from '#engine/web/api/api-error.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Notice } from '#engine/web/ui/content/notice.tsx';
import { PrintFrame } from '#engine/web/ui/content/print-frame.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { GiftCardSheet } from './gift-card-sheet.tsx';

function onHashChange(tell: () => void) {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
}

/** What stands behind the '#'; undefined while the page is drawn where nobody knows it. */
const useHash = () =>
  useSyncExternalStore<string | undefined>(
    onHashChange,
    // Not decoded: that throws at '#%', and a code holds nothing that is encoded but spaces.
    () => window.location.hash.slice(1).replaceAll('%20', ''),
    () => undefined,
  );

/** A gift card, for the person who holds its code: what is left on it, and a sheet to print and give away. */
export function GiftCardPage() {
  const { t } = useTranslation('gift-cards');
  const hash = useHash();
  const code = hash === undefined ? undefined : readCardCode(hash);
  const query = useQuery({
    ...apiQuery('/api/gift-cards/:code', { params: { code: code ?? '' } }),
    enabled: typeof code === 'string',
  });
  const { data: card, error } = query;
  const isUnknown = code === null || isMissing(error);
  return (
    <PrintFrame
      back={{ link: { to: '/gift-cards' }, text: t('card.back') }}
      printText={t('card.print')}
      canPrint={card !== undefined && card.state !== 'blocked'}
    >
      {isUnknown && (
        <EmptyState
          headingLevel={1}
          icon={<Gift aria-hidden="true" />}
          title={t('card.missingTitle')}
          description={t('card.missingText')}
        />
      )}
      {!isUnknown && error && <LoadFailed onRetry={() => void query.refetch()} />}
      {!isUnknown && !error && card === undefined && <Skeleton className="h-96 w-full rounded-2xl" />}
      {card !== undefined && code && (
        <>
          <h1 className="sr-only">{t('meta.cardTitle')}</h1>
          {card.state === 'blocked' ? (
            <Notice tone="danger">{t('card.blocked')}</Notice>
          ) : (
            <GiftCardSheet {...card} code={spacedCardCode(code)} />
          )}
          <div data-print="hidden" className="mt-6 flex flex-wrap items-center justify-between gap-4">
            <p className="font-medium tabular-nums">
              {t('card.left', { balance: formatAmount(card.balance), amount: formatAmount(card.amount) })}
            </p>
            <Button asChild variant="secondary">
              <Link to="/shop">{t('card.shop')}</Link>
            </Button>
          </div>
        </>
      )}
    </PrintFrame>
  );
}
