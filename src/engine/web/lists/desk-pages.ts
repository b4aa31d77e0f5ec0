import type { DeskPage } from '#engine/web/domain.ts';

let provided: readonly DeskPage[] = [];

/** By the script that has the pages of all domains, when it is loaded. */
export function provideDeskPages(pages: readonly DeskPage[]): void {
  provided = pages.toSorted((one, other) => one.order - other.order);
}

export function deskPages(right: DeskPage['right']): readonly DeskPage[] {
  return provided.filter((page) => page.right === right);
}
