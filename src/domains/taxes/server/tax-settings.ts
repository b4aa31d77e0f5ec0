import { z } from 'zod';
import { taxCategorySchema } from '#domains/catalogue/model/tax-category.ts';
import { TAX_MODES } from '#engine/model/policies.ts';
import { line } from '#engine/server/settings/setting-schemas.ts';
import { setting, type DomainSettings } from '#engine/server/settings/setting.ts';

/** How the shop taxes what it sells. Which rates there are stands beside it, in a list of its own. */
export const taxSettings: DomainSettings = {
  settings: [
    setting({
      key: 'tax.mode',
      schema: z.enum(TAX_MODES, 'errors:settings.taxMode'),
      standard: ({ policies }) => policies.taxMode,
      policies: (taxMode) => ({ taxMode }),
    }),
    setting({
      key: 'tax.shippingCategory',
      schema: taxCategorySchema,
      standard: ({ policies }) => policies.taxShippingCategory,
      policies: (taxShippingCategory) => ({ taxShippingCategory }),
    }),
    // As documents name the seller: a VAT id, an EIN.
    setting({ key: 'tax.sellerId', schema: line(40), standard: () => null }),
  ],
};
