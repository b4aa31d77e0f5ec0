import type { Seller } from '#domains/documents/model/document-content.ts';
import { brand, brandAddress } from '#engine/model/brand.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { settingInForce } from '#engine/server/settings/settings-in-force.ts';

/** Who runs the shop, as documents of this moment say it. */
export function seller(): Seller {
  const { name, supportEmail: email, phone } = brand();
  return {
    name,
    address: brandAddress(),
    email,
    phone,
    country: shopHome().country,
    taxId: settingInForce<string | null>('tax.sellerId'),
  };
}
