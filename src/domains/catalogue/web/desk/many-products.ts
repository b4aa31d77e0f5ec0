import type { BodyOf } from '#engine/model/api/contract.ts';
import { apiRead, apiRequest } from '#engine/web/api/client.ts';
import type { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import type { BulkAction } from '#engine/web/lists/bulk-bar.tsx';

type Translate = ReturnType<typeof useTranslation>['t'];

/** All products for administrators, the own ones for producers. */
type ListPath = '/api/admin/products' | '/api/producer/products';

type Change = BodyOf<`PATCH ${ListPath}`>['change'];

export const changeMany = (path: ListPath, ids: number[], change: Change) =>
  apiRequest(`PATCH ${path}`, { body: { ids, change } });

/** What narrows both lists. */
export const productFilters = (t: Translate, categories: readonly { id: number; name: string }[]) =>
  [
    {
      name: 'categoryId',
      label: t('dashboards:products.category'),
      options: Object.fromEntries(categories.map(({ id, name }) => [String(id), name])),
    },
    {
      name: 'stock',
      label: t('dashboards:products.stock'),
      options: { low: t('dashboards:products.low'), none: t('dashboards:products.soldOut') },
    },
    {
      name: 'lacks',
      label: t('dashboards:products.lacks'),
      options: {
        picture: t('dashboards:products.noPicture'),
        translation: t('dashboards:products.untranslated'),
      },
    },
  ] as const;

/** To show several to the public, and to hide them: exactly those that were not hidden before can be shown again at once. */
export const visibilityActions = (
  t: Translate,
  path: ListPath,
  words: { show: string; hide: string },
): BulkAction[] => [
  { name: 'show', label: words.show, run: (ids) => changeMany(path, ids, { visible: true }) },
  {
    name: 'hide',
    label: words.hide,
    run: async (ids) => {
      const hidden = await changeMany(path, ids, { visible: false });
      const { switched = [] } = hidden;
      return switched.length === 0
        ? hidden
        : { ...hidden, undo: () => changeMany(path, switched, { visible: true }) };
    },
    asks: (ids) => releasedWith(t, path, ids),
  },
];

/** Off sale, the group buys of a product end: what that releases is said before. */
async function releasedWith(t: Translate, path: ListPath, ids: number[]) {
  const held = await apiRead(`${path}/held`, { query: { ids: ids.join(',') } });
  if (held.units === 0) return null;
  return {
    title: t('dashboards:products.release.manyTitle', { count: ids.length }),
    text:
      ids.length === 1
        ? t('dashboards:products.release.text', { count: held.units })
        : `${t('dashboards:products.release.manyOf', { count: held.products })} ${t('dashboards:products.release.manyText', { count: held.units })}`,
    keep: t(`dashboards:products.release.${ids.length === 1 ? 'keep' : 'manyKeep'}`),
    confirm: t('dashboards:products.release.confirm'),
  };
}
