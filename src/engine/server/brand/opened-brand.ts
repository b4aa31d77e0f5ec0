import { adoptBrand } from '#engine/model/brand.ts';
import { adoptPolicies } from '#engine/model/policies.ts';
import type { OpenedBrand } from './read-brand.ts';

let opened: OpenedBrand | undefined;

/** Once, before the first text is written. Everything after it speaks for this brand. */
export function openBrand(brand: OpenedBrand): void {
  opened = brand;
  adoptBrand(brand.brand);
  adoptPolicies(brand.policies);
}

export function openedBrand(): OpenedBrand {
  if (opened === undefined) throw new Error('No brand has been opened.');
  return opened;
}
