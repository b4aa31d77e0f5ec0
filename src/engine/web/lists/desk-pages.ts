import { hasRight, type Right } from '#engine/model/rights.ts';
import type { DeskPage } from '#engine/web/domain.ts';

let provided: readonly DeskPage[] = [];

/** By the script that has the pages of all domains, when it is loaded. */
export function provideDeskPages(pages: readonly DeskPage[]): void {
  provided = pages.toSorted((one, other) => one.order - other.order);
}

/** Of a role, what somebody with these rights may open. */
export function deskPages(role: DeskPage['right'], rights: readonly Right[]): readonly DeskPage[] {
  return provided.filter((page) => page.right === role && hasRight(rights, page.needs));
}
