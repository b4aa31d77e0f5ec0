import { useQueries } from '@tanstack/react-query';
import type { PathOf } from '#engine/model/api/contract.ts';
import { hasRight, type Right } from '#engine/model/rights.ts';
import { apiKey } from '#engine/web/api/api-query.ts';
import type { DeskGroup, DeskPage } from '#engine/web/domain.ts';
import { useCurrentUser } from '#engine/web/session/current-user.ts';

const DESK_GROUPS: readonly DeskGroup[] = [
  'people',
  'sales',
  'catalogue',
  'marketing',
  'money',
  'settings',
  'system',
];

let provided: readonly DeskPage[] = [];

/** By the script that has the pages of all domains, when it is loaded. */
export function provideDeskPages(pages: readonly DeskPage[]): void {
  provided = pages.toSorted((one, other) => placeOf(one) - placeOf(other) || one.order - other.order);
}

/** How the URL names a record of this page. */
export function recordParameter(role: DeskPage['right'], name: string): string {
  const page = provided.find((one) => one.right === role && one.name === name && one.record !== undefined);
  if (page?.record === undefined) throw new Error(`The page '${name}' of the desk declares no records`);
  return page.record.parameter;
}

export function recordParameters(role: DeskPage['right']): string[] {
  return provided.flatMap(({ right, record }) => (right === role && record ? [record.parameter] : []));
}

/** Whether this page exists, no matter who may open it. */
export function isDeskPage(role: DeskPage['right'], name: string): boolean {
  return provided.some((page) => page.right === role && page.name === name && page.beside === undefined);
}

/**
 * Of a role, what its owner may open, in the order in which they are listed. Before it is known who reads, all of them:
 * the server draws a page for nobody, and the API protects what they show. What stands beside a page and needs a right waits
 * until then: it would ask for what is refused.
 */
export function useDeskPages(role: DeskPage['right']): readonly DeskPage[] {
  const { user } = useCurrentUser();
  const rights: readonly Right[] | undefined = user?.rights;
  return provided.filter(
    (page) =>
      page.right === role &&
      (rights === undefined
        ? page.beside === undefined || page.needs === 'any'
        : hasRight(rights, page.needs)),
  );
}

interface DeskSection {
  group: DeskGroup | undefined;
  pages: readonly DeskPage[];
}

/** The pages with a tab of their own, by the heading that they stand under. */
export function useDeskSections(role: DeskPage['right']): DeskSection[] {
  const listed = useDeskPages(role).filter(({ beside }) => beside === undefined);
  const { user } = useCurrentUser();
  const isOwner = hasRight(user?.rights ?? [], 'owner');
  const asked =
    isOwner || user === null ? [] : listed.flatMap(({ lists }) => (lists === undefined ? [] : [lists]));
  const answers = useQueries({ queries: asked.map((lists) => ({ queryKey: apiKey(lists) })) });
  const isEmpty = (lists: PathOf<'GET'> | undefined) => {
    const answer = lists === undefined ? undefined : answers[asked.indexOf(lists)];
    return answer !== undefined && !(Array.isArray(answer.data) && answer.data.length > 0);
  };
  const pages = listed.filter(({ lists }) => !isEmpty(lists));
  return [undefined, ...DESK_GROUPS]
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((section) => section.pages.length > 0);
}

/** Those without a group come first. */
function placeOf({ group }: DeskPage): number {
  return group === undefined ? -1 : DESK_GROUPS.indexOf(group);
}
