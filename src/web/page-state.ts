import type { DehydratedState } from '@tanstack/react-query';
import type { Language } from '#shared/languages.ts';

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
  queries: DehydratedState;
  settings: PublicSettings;
  publicUrl: string;
}
