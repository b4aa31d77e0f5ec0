import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** A page of the dashboards. */
export interface DeskPage {
  /** In the URL (`?tab=orders`), and of its text (`tabs.orders`). */
  readonly name: string;
  /** Who may open it. */
  readonly right: 'ADMIN' | 'PRODUCER';
  /** Its place among the others of the same right, the lowest first. */
  readonly order: number;
  readonly component: ComponentType;
  /** It has no tab of its own: it stands over or under this page. */
  readonly beside?: { readonly page: string; readonly place: 'over' | 'under' };
  /** Beside its name: how many things on it wait for somebody. */
  readonly waiting?: ComponentType;
}

/** What a domain declares to the web side. */
export interface WebDomain {
  readonly routes: readonly AnyRoute[];
}

let loadPages: () => Promise<{ deskPages: readonly DeskPage[] }> = async () => ({ deskPages: [] });
let loaded: readonly DeskPage[] = [];

/** Once, before the first page is loaded: where the pages of the dashboards are. */
export function composeDesk(load: typeof loadPages): void {
  loadPages = load;
}

/** `deskPages` has them from then on. */
export async function loadDeskPages(): Promise<void> {
  loaded = (await loadPages()).deskPages;
}

export function deskPages(right: DeskPage['right']): readonly DeskPage[] {
  return loaded.filter((page) => page.right === right);
}
