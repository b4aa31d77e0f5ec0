import { Link } from '@tanstack/react-router';
import { PackageSearch } from 'lucide-react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';

/** Also shown for a link without its token: buyers find their orders in the Order History. Needs the texts of `orders`. */
export function OrderNotFound() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      headingLevel={1}
      icon={<PackageSearch aria-hidden="true" />}
      title={t('notFound.title')}
      description={t('notFound.text')}
      actions={
        <>
          <Button asChild>
            <Link to="/login" search={{ next: '/user-dashboard' }}>
              {t('notFound.history')}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/shop">{t('notFound.shop')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/contact">{t('page.help')}</Link>
          </Button>
        </>
      }
    />
  );
}
