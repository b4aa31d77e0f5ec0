import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { formatAmount } from '#engine/model/money.ts';
import type { ProducerCustomer } from '#domains/orders/model/desk.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { Moment } from '#engine/web/ui/content/moment.tsx';
import { customersQuery } from './desk-orders.queries.ts';

/** Who bought what: names and figures, nothing a producer has no need of. */
export function DeskCustomers() {
  const { t } = useTranslation('producer-desk');
  const query = useQuery(customersQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-40 w-full rounded-lg" />}>
      {(customers) =>
        customers.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<Users aria-hidden="true" />}
            title={t('customers.emptyTitle')}
            description={t('customers.emptyText')}
          />
        ) : (
          <CustomerTable customers={customers} />
        )
      }
    </Loaded>
  );
}

function CustomerTable({ customers }: { customers: ProducerCustomer[] }) {
  const { t } = useTranslation('producer-desk');
  return (
    <SortedTable
      caption={t('tabs.customers')}
      rows={customers}
      searched={({ name, products }) => [name, ...products].join(' ')}
      actions={<ExportLink path="/api/producer/customers" />}
      rowKey={(customer) => `${customer.name} ${customer.lastOrderAt}`}
      columns={[
        {
          key: 'name',
          value: ({ name }) => name,
          freeText: true,
          header: t('customers.name'),
          cell: (customer) => customer.name,
          primary: true,
        },
        {
          key: 'products',
          freeText: true,
          header: t('customers.products'),
          cell: (customer) => customer.products.join(', '),
        },
        {
          key: 'orders',
          value: ({ orders }) => orders,
          header: t('customers.orders'),
          cell: (customer) => customer.orders,
          align: 'end',
        },
        {
          key: 'units',
          value: ({ units }) => units,
          header: t('customers.units'),
          cell: (customer) => customer.units,
          align: 'end',
        },
        {
          key: 'spent',
          value: ({ spent }) => spent,
          inFirstLine: true,
          header: t('customers.spent'),
          cell: (customer) => formatAmount(customer.spent),
          align: 'end',
        },
        {
          key: 'last',
          value: ({ lastOrderAt }) => lastOrderAt,
          header: t('customers.last'),
          cell: (customer) => <Moment at={customer.lastOrderAt} format="date" />,
          align: 'end',
        },
      ]}
    />
  );
}
