import type { i18n } from 'i18next';
import type { UrlInput } from '#engine/model/api/api-url.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Policies } from '#engine/model/policies.ts';

/** The pages of the site, handed in by the app: the engine renders pages, and knows none. */
export interface SitePages {
  /**
   * The one path of the page that a path means: '//Sho%70/cheese/' means '/shop/cheese'. Undefined: there is no such
   * page.
   */
  findPage(path: string, preLaunch: boolean): string | undefined;
  /** Reads what a page shows. To render it then takes one turn of the event loop. */
  loadPage(request: PageRequest): Promise<LoadedPage>;
}

/** What a page is made from: nothing of the visitor but the language. */
export interface PageRequest {
  url: string;
  language: Language;
  i18n: i18n;
  publicUrl: string;
  settings: { preLaunch: boolean; guestCheckout: boolean; placeholderRatings: boolean };
  policies: Partial<Policies>;
  /** Reads of the API, without HTTP. */
  fetchApi(path: string, input?: UrlInput): Promise<{ status: number; body: string; data?: unknown }>;
}

/** A page that has its data, or is elsewhere. */
export type LoadedPage =
  | { redirect: string }
  | {
      status: number;
      /** The path of its route: '/product/$slug'. */
      route: string | undefined;
      /** With status 404, the path of the route that has nothing at this URL. Nothing of the URL is on its page. */
      missingFrom: string | undefined;
      render: () => RenderedPage;
    };

export interface RenderedPage {
  html: string;
  head: string;
  /** What the browser goes on from, as JSON. */
  state: string;
  namespaces: string[];
  preLaunch: boolean;
  /** Whole without scripts: they start when somebody touches the page. */
  waitsForVisitor: boolean;
  /** The files whose scripts the page will ask for, as `lazyPage` names them. */
  lazyFiles: string[];
}
