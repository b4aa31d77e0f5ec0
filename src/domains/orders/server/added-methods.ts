import { adoptAddedMethods, isAddedMethod } from '#domains/orders/model/payments/added-methods.ts';
import type { Localized } from '#engine/model/languages.ts';
import { domains } from '#engine/server/domain.ts';

declare module '#engine/server/domain.ts' {
  interface ServerDomain {
    /** It brings a way to pay, of its own name: what that is called, and what is said of it. */
    readonly paymentMethod?: { readonly label: Localized; readonly text: Localized };
  }
}

/** Once the domains are known. */
export function adoptMethodsOfDomains(): void {
  adoptAddedMethods(
    domains().flatMap(({ name, paymentMethod }) =>
      paymentMethod !== undefined && isAddedMethod(name) ? [{ name, ...paymentMethod }] : [],
    ),
  );
}
