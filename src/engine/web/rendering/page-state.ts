import type { QueryKey } from '@tanstack/react-query';
import type { Brand } from '#engine/model/brand.ts';
import type { Language } from '#engine/model/languages.ts';
import type { Policies } from '#engine/model/policies.ts';

/** Settings of the shop that pages show; nothing private. */
export interface PublicSettings {
  preLaunch: boolean;
  guestCheckout: boolean;
  placeholderRatings: boolean;
}

/** What the server leaves in the page for the client to go on from. */
export interface PageState {
  language: Language;
  namespaces: string[];
  /** The route whose page stays as it is written (`written-page.tsx`): nothing that it is made of is in here. */
  staticRoute?: string | undefined;
  /** What was read for the page. */
  reads: [key: QueryKey, data: unknown][];
  settings: PublicSettings;
  publicUrl: string;
  brand: Brand;
  /** What differs from the usual. */
  policies: Partial<Policies>;
}
