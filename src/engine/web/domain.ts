import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { PathOf } from '#engine/model/api/contract.ts';
import type { NeededRight } from '#engine/model/rights.ts';

/** The headings that pages of the desk stand under; `lists/desk-pages.ts` has their order. */
export type DeskGroup = 'catalogue' | 'marketing' | 'money' | 'people' | 'sales' | 'settings' | 'system';

/** What the page of one record is given. */
export interface RecordProps {
  id: number;
}

/** Records of a page of the desk, each at a URL of its own: `?tab=orders&order=12`. */
export interface DeskRecord {
  /** In the URL, with the record's id as its value. */
  readonly parameter: string;
  /** Made by `lazyPage`: fetched when one is opened. It draws a `RecordPage` of `records/`. */
  readonly component: ComponentType<RecordProps>;
}

/** A page of the desk: of administrators at `/admin`, of producers at `/dashboard`. */
export interface DeskPage {
  /** In the URL (`?tab=orders`), and of its text (`tabs.orders`). */
  readonly name: string;
  /** Who may open it. */
  readonly right: 'ADMIN' | 'PRODUCER';
  /** Which of them: only those with this right see it. */
  readonly needs: NeededRight;
  /** The heading it stands under. Left out: it stands above all headings. */
  readonly group?: DeskGroup;
  /** Its place among the others of the same right and group, the lowest first. */
  readonly order: number;
  readonly component: ComponentType;
  /** What its list opens. */
  readonly record?: DeskRecord;
  /** What can be begun here, for the search of the desk: `?new=` opens it, its text is `frame.actions.<name>`. */
  readonly actions?: readonly string[];
  /** It has no tab of its own: it stands over or under this page, or among the sections of its records. */
  readonly beside?: { readonly page: string; readonly place: 'over' | 'under' | 'record' };
  /** What it shows to its reader, as the API lists it. While that is nothing it has a tab for owners alone. */
  readonly lists?: PathOf<'GET'>;
}

/** What a domain declares to the web side: its pages. Those of the dashboards stand in `desk-pages.ts`. */
export type WebDomain = readonly AnyRoute[];

let load: () => Promise<unknown>;

/** Once, before the first page is loaded: where the pages of the dashboards come from. */
export function composeDesk(loadPages: typeof load): void {
  load = loadPages;
}

/** `deskPages` of `lists/desk-pages.ts` has them from then on. */
export const loadDeskPages = () => load();
