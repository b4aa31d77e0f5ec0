import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { LoadFailed } from '#engine/web/lists/load-failed.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { AddAll } from './add-all.tsx';
import { SavedLine } from './saved-line.tsx';
import { useSavedProducts } from './use-saved-products.ts';

/**
 * The server draws the page for a stranger, who has no hearts. Whom the document marks as one who may have some
 * (src/engine/web/start/before-paint.ts) sees a place kept free instead, until they are read.
 */
const KNOWN_HIDDEN = 'in-data-hearts:hidden in-data-signed-in:hidden';
const KNOWN_ONLY = 'hidden in-data-hearts:block in-data-signed-in:block';

/** Everything marked with the heart, and what has changed since. */
export function SavedPage() {
  const { t } = useTranslation('saved');
  const { user, isLoading } = useCurrentUser();
  const { items, isError, refetch } = useSavedProducts();
  return (
    <Container className="py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="mt-2 max-w-text text-muted">{t('lead')}</p>
        </div>
        {items !== undefined && items.length > 0 && <AddAll items={items} />}
      </div>
      <div className="mt-8">
        {isError && <LoadFailed onRetry={() => void refetch()} />}
        {items?.length === 0 && (
          <EmptyState
            className={isLoading ? KNOWN_HIDDEN : ''}
            icon={<Heart />}
            title={t('emptyTitle')}
            description={t('emptyText')}
            actions={
              <Button asChild>
                <Link to="/shop">{t('shop')}</Link>
              </Button>
            }
          />
        )}
        {(isLoading || items === undefined) && !isError && (
          <div className={cx('min-h-dvh', items !== undefined && KNOWN_ONLY)}>
            <Skeleton className="h-64 w-full rounded-lg" />
          </div>
        )}
        {!isLoading && items !== undefined && items.length > 0 && (
          <ul className="flex flex-col border-t border-line">
            {items.map((item) => (
              <SavedLine key={item.productId} item={item} />
            ))}
          </ul>
        )}
      </div>
      <WhereTheyAre role={user?.role} className={isLoading ? KNOWN_HIDDEN : ''} />
    </Container>
  );
}

/** Whether hearts stay in this browser, and whether there are mails about them. */
function WhereTheyAre({ role, className }: { role: string | undefined; className: string }) {
  const { t } = useTranslation('saved');
  const { profile } = useCurrentUser();
  const inAccount = role === 'BUYER';
  const text = profile?.notifyOnDeals === false ? t('alertsOff') : t('alerts');
  return (
    <p className={cx('mt-8 text-sm text-muted', className)}>
      {inAccount ? text : t('inBrowser')}{' '}
      {inAccount && (
        <Link to="/profile" className="underline underline-offset-2 hover:text-ink">
          {t('settings')}
        </Link>
      )}
      {role === undefined && (
        <Link to="/login" search={{ next: '/saved' }} className="underline underline-offset-2 hover:text-ink">
          {t('signIn')}
        </Link>
      )}
    </p>
  );
}
