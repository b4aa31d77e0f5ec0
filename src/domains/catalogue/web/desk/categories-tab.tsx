import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { Table } from '#engine/web/ui/content/table.tsx';
import { adminCategoriesQuery } from './admin-catalogue.queries.ts';
import { EditCategory } from './edit-category.tsx';

export function CategoriesTab() {
  const { t } = useTranslation('admin');
  const query = useQuery(adminCategoriesQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(categories) => (
        <Table
          caption={t('tabs.categories')}
          rows={categories}
          rowKey={(category) => category.id}
          columns={[
            {
              key: 'name',
              freeText: true,
              header: t('categories.name'),
              primary: true,
              cell: (category) => category.name,
            },
            {
              key: 'description',
              freeText: true,
              header: t('categories.description'),
              cell: (category) => <span className="line-clamp-2 text-muted">{category.description}</span>,
            },
            {
              key: 'products',
              header: t('producers.products'),
              align: 'end',
              cell: (category) => category.products,
            },
            {
              key: 'state',
              header: t('categories.state'),
              cell: (category) => (
                <Badge tone={category.hidden ? 'warning' : 'success'}>
                  {category.hidden ? t('categories.hidden') : t('categories.visible')}
                </Badge>
              ),
            },
            {
              key: 'edit',
              header: t('actions'),
              headerHidden: true,
              align: 'end',
              cell: (category) => <EditCategory category={category} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
