import type { ComputedTaxes } from '#domains/taxes/model/order-taxes.ts';
import type { RateInForce } from '#domains/taxes/model/rate-for.ts';
import type { TaxedSale } from '#domains/taxes/model/taxed-sale.ts';
import type { TaxReporter } from './tax-reporter.ts';

/** Who asks for the taxes of a sale. */
export interface TaxQuestion {
  now: Date;
  /** Whose sale it is: a calculation is of one order, so nobody gets another's. */
  owner: string;
  /** Throws where this caller asks too much; asked only where an answer costs something. */
  admit?: () => Promise<void>;
}

/** Taxes inside a transaction, which waits for nobody outside. */
export interface TaxesAtHand {
  /** Throws what `inTransaction` catches where it has to be asked first. */
  of(sale: TaxedSale, owner: string): ComputedTaxes;
  /** Throws once for all of them. */
  need(sales: readonly (readonly [sale: TaxedSale, owner: string])[]): void;
}

/**
 * The port behind which taxes are computed. Calls go over the network, so none happens inside a transaction. While it does
 * not answer, `forOrder` throws a 503 and nothing is ordered.
 */
export interface TaxProvider {
  /** Those by which carts are estimated as long as nobody has said where they go. Waits for nobody outside. */
  homeRates(now: Date): Promise<readonly RateInForce[]>;
  /** What a customer reads before ordering. It may be remembered for the order. */
  forShow(sale: TaxedSale, question: TaxQuestion): Promise<ComputedTaxes>;
  /** What an order is taxed by: a calculation that no other order has. */
  forOrder(sale: TaxedSale, question: TaxQuestion): Promise<ComputedTaxes>;
  /** Runs what needs taxes within a transaction, again where something had to be asked in between. */
  inTransaction<Result>(now: Date, run: (taxes: TaxesAtHand) => Promise<Result>): Promise<Result>;
  /** Undefined: nobody is told of what was sold. */
  readonly reporter?: TaxReporter;
}
