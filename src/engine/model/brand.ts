import type { Language } from './languages.ts';

/** One of the two tokens a shape of the mark is filled with. */
export type MarkFill = 'mark' | 'zest';

/** Who runs the shop, as pages, mails and feeds say it: from the folder that the setting BRAND names (docs/brand.md). */
export interface Brand {
  name: string;
  /** What the shop is, after its name. */
  taglines: Record<Language, string>;
  supportEmail: string;
  phone: string;
  /** As the owner writes it; undefined: the parts of the seat. */
  address?: string;
  seat: { street: string; city: string; state: string; zip: string; country: string };
  founded: number;
  copyrightYear: number;
  /** Shown where a product's producer is unknown. */
  houseProducer: string;
  /** At least so many sell here, in so many countries. */
  producers: number;
  countries: number;
  mark: { viewBox: string; shapes: { d: string; fill: MarkFill }[] };
  /** Rooms in whose texts the brand has its own words. */
  rooms: string[];
}

let adopted: Brand | undefined;

/** Before anything is written or shown, and whenever the owner chooses something else: the browser takes it from the page. */
export function adoptBrand(brand: Brand): void {
  adopted = brand;
}

/** A process serves one shop, as does a page: somebody who writes a name need not be handed it. */
export function brand(): Brand {
  if (adopted === undefined) throw new Error('No brand has been adopted.');
  return adopted;
}

export function brandAddress(): string {
  return brand().address ?? seatText(brand());
}

export function seatText({ seat: { street, city, state, zip } }: Brand): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
