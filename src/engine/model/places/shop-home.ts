/** What the shop's money is and where it is at home: settings of the start, fixed once there are orders. */
export interface ShopHome {
  /** ISO 4217, with two decimals. */
  currency: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export const STANDARD_HOME: Readonly<ShopHome> = { currency: 'USD', country: 'US' };

let adopted: Readonly<ShopHome> = STANDARD_HOME;

/** At the start, and in the browser from the page. */
export function adoptHome(home: Readonly<ShopHome> = STANDARD_HOME): void {
  adopted = home;
}

/** A process serves one shop, as does a page. */
export function shopHome(): Readonly<ShopHome> {
  return adopted;
}
