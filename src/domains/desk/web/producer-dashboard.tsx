import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Settings } from 'lucide-react';
import { useState } from 'react';
import { ProductDialog } from '#domains/catalogue/web/desk/product-form/product-dialog.tsx';
import { ProfilePicture } from '#domains/catalogue/web/desk/product-form/picture-upload.tsx';
import { hasRight } from '#engine/model/rights.ts';
import { useOwnProductCount } from '#domains/catalogue/web/desk/use-own-product-count.ts';
import { statsQuery } from '#domains/orders/web/desk/desk-orders.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useCurrentUser } from '#engine/web/session/current-user.ts';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { DeskPages } from './frame/desk-pages.tsx';

/** A producer's desk: own figures, products, orders, returns, customers and payouts. */
export function ProducerDashboard() {
  const { t } = useTranslation('producer-desk');
  const { user, profile } = useCurrentUser();
  const isOfCatalogue = hasRight(user?.rights ?? [], 'catalogue');
  const { data: stats } = useQuery(statsQuery);
  const products = useOwnProductCount();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <DeskPages
        right="PRODUCER"
        title={profile?.role === 'PRODUCER' ? profile.companyName : t('title')}
        actions={
          <>
            {stats && isOfCatalogue && <ProfilePicture producerId={stats.producerId} />}
            <Button asChild variant="secondary">
              <Link to="/profile">
                <Settings aria-hidden="true" />
                {t('profileSettings')}
              </Link>
            </Button>
            {products !== undefined && products > 0 && (
              <Button onClick={() => setAdding(true)}>
                <Plus aria-hidden="true" />
                {t('products.add')}
              </Button>
            )}
          </>
        }
      />
      {isAdding && <ProductDialog product={undefined} onClose={() => setAdding(false)} />}
    </>
  );
}
