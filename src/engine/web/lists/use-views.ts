import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';
import { useChange } from '#engine/web/forms/use-change.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ADMIN } from './admin.queries.ts';
import { viewsLeftHere } from './list-settings.ts';

export interface SavedView {
  id: number;
  name: string;
  /** The parameters that narrow and sort the list. */
  search: Readonly<Record<string, string>>;
}

/** Administrators keep theirs and producers theirs. */
const viewsOf = (path: string) => (path.startsWith(ADMIN) ? '/api/admin/views' : '/api/producer/views');

/** The views of one list, which their owner finds on every machine. */
export function useViews(path: string) {
  const { t } = useTranslation('lists');
  const kept = viewsOf(path);
  const query = useQuery(apiQuery(kept));
  const failed = { title: t('failed') };
  const save = useChange({
    send: (view: Omit<SavedView, 'id'>) => apiRequest(`PUT ${kept}`, { body: { list: path, ...view } }),
    refreshes: kept,
    failed,
  });
  const remove = useChange({
    send: ({ id }: SavedView) => apiRequest(`DELETE ${kept}/:id`, { params: { id } }),
    refreshes: kept,
    failed,
  });
  const views = query.data?.filter(({ list }) => list === path);
  useTakeOver(path, views);
  return { views: views ?? [], save: save.mutate, remove: remove.mutate };
}

/** Views once stayed in the browser: those that are left there move to their owner's account, once. */
function useTakeOver(path: string, views: readonly SavedView[] | undefined): void {
  const refresh = useRefresh(viewsOf(path));
  const isLoaded = views !== undefined;
  useEffect(() => {
    const left = isLoaded ? viewsLeftHere(path) : undefined;
    if (left === undefined || left.views.length === 0) return;
    const known = new Set(views?.map(({ name }) => name));
    const unknown = left.views.filter(({ name }) => !known.has(name));
    // Before they are sent, so that nobody sends them twice; back where they were if they did not arrive.
    left.remove();
    Promise.all(
      unknown.map(({ name, search }) =>
        apiRequest(`PUT ${viewsOf(path)}`, { body: { list: path, name, search } }),
      ),
    )
      .catch(() => left.putBack())
      .finally(() => void refresh());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known what is there
  }, [path, isLoaded]);
}
