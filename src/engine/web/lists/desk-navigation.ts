import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { DESK_PATHS } from '#engine/model/pages/private-pages.ts';
import type { DeskPage } from '#engine/web/domain.ts';
import { recordParameter, recordParameters } from './desk-pages.ts';

type Right = DeskPage['right'];

/** Where a desk begins; its URL names no page. */
const FIRST_PAGE = 'dashboard';

/** How each page was narrowed when it was left, by its URL: it is found so again. */
const left = new Map<string, object>();

/** A page of the desk as a plain URL, for links that may be opened in another tab. */
export function deskUrl(right: Right, name: string, filter: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...(name !== FIRST_PAGE && { tab: name }), ...filter }).toString();
  return search === '' ? DESK_PATHS[right] : `${DESK_PATHS[right]}?${search}`;
}

/** Which page is open stands in the URL: it survives a reload, and the back button leads to the one before. */
export function useDeskPage(pages: readonly DeskPage[]): DeskPage {
  const asked = useRouterState({ select: ({ location }) => tabIn(location.searchStr) });
  return pages.find(({ name }) => name === asked) ?? pages[0]!;
}

/** The router types `search` by route; the pages of the desk name their own parameters. */
function useGo(right: Right): (search: object, replace?: boolean) => void {
  const navigate = useNavigate();
  return (search, replace = false) => {
    const to = { to: DESK_PATHS[right], search: () => search, replace };
    void navigate(to as unknown as Parameters<typeof navigate>[0]);
  };
}

interface Opening {
  filter?: Record<string, string>;
  /** For a walk through the pages by the keyboard: the back button skips it. */
  replace?: boolean;
}

/** Opens a page of the desk: as it was left, unless it is asked for with a filter. */
export function useOpenDeskPage(right: Right): (name: string, opening?: Opening) => void {
  const go = useGo(right);
  const router = useRouter();
  return (name, { filter, replace = false } = {}) => {
    const path = DESK_PATHS[right];
    const { pathname, search, searchStr } = router.state.location;
    if (pathname === path) left.set(deskUrl(right, tabIn(searchStr)), withoutRecord(right, search));
    const before = filter ?? left.get(deskUrl(right, name));
    go({ ...before, tab: name === FIRST_PAGE ? undefined : name }, replace);
  };
}

/** A page that was left is found as its list was, not with the record or the form that was open. */
function withoutRecord(right: Right, search: object): object {
  const names = [...recordParameters(right), 'new'];
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}

/** The page of one record, as a plain URL. */
export function recordUrl(right: Right, page: string, id: number): string {
  return deskUrl(right, page, { [recordParameter(right, page)]: String(id) });
}

/** The record that the URL names, of this page; null: its list is asked for. */
export function useRecordId({ record }: DeskPage): number | null {
  const asked = useRouterState({
    select: ({ location }) => record && new URLSearchParams(location.searchStr).get(record.parameter),
  });
  return asked && /^[1-9]\d{0,8}$/u.test(asked) ? Number(asked) : null;
}

/** Opens a record; the list behind it stays narrowed as it is. `null`: back to the list. */
export function useOpenRecord(right: Right): (page: string, id: number | null) => void {
  const go = useGo(right);
  const router = useRouter();
  return (page, id) => {
    const { pathname, search, searchStr } = router.state.location;
    const isHere = pathname === DESK_PATHS[right] && tabIn(searchStr) === page;
    go({
      ...(isHere ? withoutRecord(right, search) : { tab: page }),
      ...(id !== null && { [recordParameter(right, page)]: id }),
    });
  };
}

export function tabIn(search: string): string {
  return new URLSearchParams(search).get('tab') ?? FIRST_PAGE;
}
