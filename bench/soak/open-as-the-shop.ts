import { serverDomains } from '#app/server/domains.ts';
import { factsIn } from '#app/server/facts.ts';
import { provideTextVariables } from '#engine/model/text-variables.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { composeDomains } from '#engine/server/domain.ts';
import { SAMPLE_BRAND } from '../../tests/support/sample-brand.ts';

/** What this process writes from now on, documents above all, it writes as the processes of the shop do. */
export function openAsTheShop(): void {
  provideTextVariables(factsIn);
  openBrand(SAMPLE_BRAND);
  adoptHome();
  composeDomains(serverDomains);
}
