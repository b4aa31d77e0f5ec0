import type { ReversedLine } from '#domains/taxes/model/tax-reversal.ts';

/** How the provider of taxes is told what was really sold. Every call may be made again and then does nothing twice. */
export interface TaxReporter {
  /** What was calculated has been sold. Returns what the provider calls it. */
  sale(calculation: string): Promise<string>;
  /** Of what was sold, these pieces are taken back. `postingId`: what they are taken back by, once. */
  takeBack(of: { transaction: string; postingId: number; lines: readonly ReversedLine[] }): Promise<string>;
  /** What was taken back is sold again. */
  giveBack(reversal: string): Promise<string>;
}
