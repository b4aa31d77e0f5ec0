import { adoptBrand } from '#engine/model/brand.ts';
import { adoptPolicies } from '#engine/model/policies.ts';
import { colourStyle, type Colours } from './colours.ts';
import type { OpenedBrand } from './read-brand.ts';

interface ShownColours {
  colours: Colours;
  /** What a page adds to its styles. */
  style: string;
}

let opened: OpenedBrand | undefined;
let shown: ShownColours | undefined;

/** Once, before the first text is written. Everything after it speaks for this brand. */
export function openBrand(brand: OpenedBrand): void {
  opened = brand;
  shown = brand;
  adoptBrand(brand.brand);
  adoptPolicies(brand.policies);
}

export function openedBrand(): OpenedBrand {
  if (opened === undefined) throw new Error('No brand has been opened.');
  return opened;
}

/** Those of the brand, where the owner has chosen no others. */
export function coloursInForce(): ShownColours {
  return shown ?? openedBrand();
}

/** What the owner has chosen instead, by the names of the tokens. */
export function adoptColours(chosen: Colours): void {
  const { colours, style } = openedBrand();
  const all = { ...colours, ...chosen };
  // What comes later in a style wins.
  shown = { colours: all, style: style + colourStyle(all, chosen) };
}
