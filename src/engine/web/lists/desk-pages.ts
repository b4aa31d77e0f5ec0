import type { DeskGroup, DeskPage } from '#engine/web/domain.ts';

const DESK_GROUPS: readonly DeskGroup[] = ['people', 'sales', 'catalogue', 'marketing', 'money', 'settings'];

let provided: readonly DeskPage[] = [];

/** By the script that has the pages of all domains, when it is loaded. */
export function provideDeskPages(pages: readonly DeskPage[]): void {
  provided = pages.toSorted((one, other) => placeOf(one) - placeOf(other) || one.order - other.order);
}

/** In the order in which they are listed. */
export function deskPages(right: DeskPage['right']): readonly DeskPage[] {
  return provided.filter((page) => page.right === right);
}

/** The pages with a tab of their own, by the heading that they stand under. */
export function deskSections(
  right: DeskPage['right'],
): { group: DeskGroup | undefined; pages: readonly DeskPage[] }[] {
  const pages = deskPages(right).filter(({ beside }) => beside === undefined);
  return [undefined, ...DESK_GROUPS]
    .map((group) => ({ group, pages: pages.filter((page) => page.group === group) }))
    .filter((section) => section.pages.length > 0);
}

/** Those without a group come first. */
function placeOf({ group }: DeskPage): number {
  return group === undefined ? -1 : DESK_GROUPS.indexOf(group);
}
