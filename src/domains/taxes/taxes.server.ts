import type { ServerDomain } from '#engine/server/domain.ts';
import { taxesApi } from './model/taxes.api.ts';
import { taxRatesRoutes } from './server/tax-rates.routes.ts';
import { taxSettings } from './server/tax-settings.ts';

/** What has to be collected for the state: the owner's rates, and what they make of a cart. */
export const taxes: ServerDomain = {
  name: 'taxes',
  api: [taxesApi],
  routes: [taxRatesRoutes],
  settings: taxSettings,
};
