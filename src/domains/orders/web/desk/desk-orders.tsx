import { useQuery } from '@tanstack/react-query';
import { PackageCheck, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import type { ProducerOrder } from '#domains/orders/model/desk.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useUrlFilter, useUrlParameters } from '#engine/web/lists/use-tab.ts';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#engine/web/ui/navigation/tabs.tsx';
import { deskOrdersQuery } from './desk-orders.queries.ts';
import { OrdersToShip } from './orders-to-ship.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ShipDialog } from './ship-dialog.tsx';

/** Every order that holds own lines: what must be shipped where, and a list of all. */
export function DeskOrders() {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(deskOrdersQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<PackageOpen aria-hidden="true" />}
            title={t('orders.emptyTitle')}
            description={t('orders.emptyText')}
          />
        ) : (
          <OrderViews toShip={orders.filter((order) => order.canShip)} />
        )
      }
    </Loaded>
  );
}

const VIEWS = ['toShip', 'all'] as const;

/** Which of them is open stands in the URL; without it, what is to be shipped, as long as there is something. */
function OrderViews({ toShip }: { toShip: readonly ProducerOrder[] }) {
  const { t } = useTranslation('producer-desk');
  const asked = useUrlParameters().get('show');
  const narrow = useUrlFilter();
  const view = VIEWS.find((each) => each === asked) ?? (toShip.length > 0 ? 'toShip' : 'all');
  // What the dialog is about stays while the list below it moves on.
  const [shipping, setShipping] = useState<readonly ProducerOrder[] | null>(null);
  return (
    <>
      <Tabs value={view} onValueChange={(show) => narrow({ show })}>
        <TabList label={t('orders.views')}>
          <Tab value="toShip">
            {t('orders.toShip')}
            <span className="text-muted tabular-nums">{toShip.length}</span>
          </Tab>
          <Tab value="all">{t('orders.all')}</Tab>
        </TabList>
        <TabPanel value="toShip">
          {toShip.length === 0 ? (
            <EmptyState
              size="sm"
              icon={<PackageCheck aria-hidden="true" />}
              title={t('orders.nothingToShip')}
              description={t('orders.emptyText')}
            />
          ) : (
            <OrdersToShip orders={toShip} onShip={setShipping} />
          )}
        </TabPanel>
        <TabPanel value="all">
          <OwnOrders />
        </TabPanel>
      </Tabs>
      {shipping !== null && <ShipDialog orders={shipping} onClose={() => setShipping(null)} />}
    </>
  );
}
