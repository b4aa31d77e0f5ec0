import { cartWeb } from '#domains/cart/cart.web.ts';
import { catalogueWeb } from '#domains/catalogue/catalogue.web.ts';
import { checkoutWeb } from '#domains/checkout/checkout.web.ts';
import { storefrontWeb } from '#domains/storefront/storefront.web.ts';

/** Where nearly every visit goes. A browser has these routes from the first script on, so they are kept few. */
export const firstRoutes = [...catalogueWeb, ...cartWeb, ...checkoutWeb, ...storefrontWeb] as const;
