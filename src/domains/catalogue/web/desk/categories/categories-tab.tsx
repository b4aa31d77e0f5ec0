import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { AdminCategory } from '#domains/catalogue/model/desk.ts';
import { adminCategoriesQuery } from '#domains/catalogue/web/desk/desk-catalogue.queries.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { useAdminChange } from '#engine/web/lists/admin.queries.ts';
import { Loaded } from '#engine/web/lists/loaded.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Skeleton } from '#engine/web/ui/content/skeleton.tsx';
import { ExportLink } from '#engine/web/lists/list-menus.tsx';
import { SortedTable } from '#engine/web/lists/data-table.tsx';
import { MoveButtons } from '#engine/web/ui/forms/move-buttons.tsx';
import { Switch } from '#engine/web/ui/forms/switch.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { shownIn, type ShownCategory } from './category-text.ts';
import { EditCategory, NewCategory } from './category-form.tsx';
import { DeleteCategory } from './delete-category.tsx';

/** The categories in the order of the shop: made, sorted, hidden, described and deleted here. */
export function CategoriesTab() {
  const { t } = useTranslation('admin');
  const query = useQuery(adminCategoriesQuery);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-sm text-muted">{t('categories.intro')}</p>
        <span className="flex items-center gap-2">
          <ExportLink path="/api/admin/categories" />
          <NewCategory />
        </span>
      </div>
      <Loaded query={query} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState size="sm" title={t('categories.none')} description={t('categories.noneText')} />
          ) : (
            <CategoryList categories={categories} />
          )
        }
      </Loaded>
    </>
  );
}

function CategoryList({ categories }: { categories: AdminCategory[] }) {
  const { t, i18n } = useTranslation('admin');
  const move = useAdminChange(
    ({ id, position }: { id: number; name: string; position: number }) =>
      apiRequest('PATCH /api/admin/categories/:id', { params: { id }, body: { position } }),
    {
      done: ({ name, position }) =>
        t('categories.moved', { name, place: position + 1, total: categories.length }),
    },
  );
  const placed = categories.map((category, place) => ({ ...shownIn(category, i18n.language), place }));
  return (
    <SortedTable
      caption={t('tabs.categories')}
      rows={placed}
      rowKey={(category) => category.id}
      columns={[
        {
          key: 'place',
          value: ({ place }) => place,
          header: t('categories.place'),
          cell: ({ id, shown: { name }, place }) => (
            <MoveButtons
              place={place}
              count={categories.length}
              labels={{ up: t('categories.moveUp', { name }), down: t('categories.moveDown', { name }) }}
              onMove={(position) => move.mutate({ id, name, position })}
            />
          ),
        },
        {
          key: 'name',
          value: ({ shown }) => shown.name,
          freeText: true,
          header: t('categories.name'),
          primary: true,
          cell: (category) => <NameAndPicture category={category} />,
        },
        {
          key: 'description',
          freeText: true,
          header: t('categories.description'),
          cell: (category) => (
            <span className="line-clamp-2 text-muted">{category.shown.description || '–'}</span>
          ),
        },
        {
          key: 'products',
          value: ({ products }) => products,
          header: t('producers.products'),
          align: 'end',
          cell: (category) => category.products,
        },
        {
          key: 'shown',
          header: t('categories.shown'),
          cell: (category) => <ShownSwitch category={category} />,
        },
        {
          key: 'edit',
          header: t('actions'),
          headerHidden: true,
          align: 'end',
          cell: (category) => (
            <span className="flex items-center justify-end gap-2">
              <EditCategory category={category} />
              <DeleteCategory category={category} />
            </span>
          ),
        },
      ]}
    />
  );
}

function NameAndPicture({ category }: { category: ShownCategory }) {
  const { slug, imageUrl, hidden } = category;
  const { name } = category.shown;
  return (
    <span className="flex items-center gap-3">
      <Picture
        src={imageUrl}
        alt=""
        width={48}
        height={48}
        sizes="48px"
        className="size-12 shrink-0 rounded-md"
      />
      {hidden ? (
        <span className="text-muted">{name}</span>
      ) : (
        <Link to="/shop/$category" params={{ category: slug }} className="hover:underline">
          {name}
        </Link>
      )}
    </span>
  );
}

function ShownSwitch({ category }: { category: ShownCategory }) {
  const { id, hidden } = category;
  const { name } = category.shown;
  const { t } = useTranslation('admin');
  const change = useAdminChange((shown: boolean) =>
    apiRequest('PATCH /api/admin/categories/:id', { params: { id }, body: { hidden: !shown } }),
  );
  return (
    <Switch
      labelHidden
      label={t('categories.shownOf', { name })}
      checked={change.isPending ? change.variables : !hidden}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
