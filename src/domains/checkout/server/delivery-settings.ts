import { z } from 'zod';
import { COUNTRY_CODES } from '#engine/model/places/countries.ts';
import { toCents, toAmount } from '#engine/model/money.ts';
import type { Policies } from '#engine/model/policies.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { amountUpTo } from '#engine/server/settings/setting-schemas.ts';
import { setting, type DomainSettings, type Setting } from '#engine/server/settings/setting.ts';

const MAX_AMOUNT = 10_000;

type Cents = { [Name in keyof Policies]: Policies[Name] extends number ? Name : never }[keyof Policies];

/** An amount; the first of `names` says what it is without a choice. */
function price(key: string, ...names: [Cents, ...Cents[]]): Setting {
  return setting({
    key,
    ...amountUpTo(MAX_AMOUNT),
    standard: ({ policies }) => toAmount(policies[names[0]]),
    policies: (amount) => Object.fromEntries(names.map((name) => [name, toCents(amount)])),
  });
}

/** What delivery costs, and where to. */
export const deliverySettings: DomainSettings = {
  settings: [
    price('delivery.standardPrice', 'shippingCents'),
    price('delivery.freeFrom', 'freeShippingCents'),
    price('delivery.expressPrice', 'expressCents'),
    price('delivery.priorityPrice', 'priorityCents'),
    // One price for both fast methods once it is chosen.
    price('delivery.coldChainPrice', 'coldExpressCents', 'coldPriorityCents'),
    price('delivery.giftWrapPrice', 'giftWrapCents'),
    setting({
      key: 'delivery.countries',
      schema: z
        .array(
          z.string('errors:settings.countries').refine((code) => COUNTRY_CODES.includes(code), {
            message: 'errors:settings.countries',
          }),
          'errors:settings.countries',
        )
        .min(1, 'errors:settings.countriesNone')
        .refine((codes) => new Set(codes).size === codes.length, 'errors:settings.twice'),
      standard: () => [shopHome().country],
      policies: (countries) => ({ countries }),
    }),
  ],
};
