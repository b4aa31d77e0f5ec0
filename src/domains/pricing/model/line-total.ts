import { shareUpTo } from './cumulative.ts';

/** A line as orders store it. */
interface StoredLine {
  /** Of one unit. */
  priceCents: number;
  quantity: number;
  /** Taken off the whole line. */
  discountCents: number;
}

/** What the customer pays for a stored line. In SQL: `LINE_TOTAL_CENTS` of `src/domains/orders/server/order-sql.ts`. */
export function lineTotalCents(line: StoredLine): number {
  return originalCents(line) - line.discountCents;
}

/** What of that its first pieces cost, those that are removed before the others. */
export function piecesCents(line: StoredLine, pieces: number): number {
  return shareUpTo(lineTotalCents(line), pieces, line.quantity);
}

/** What is left of it once pieces were removed. */
export function leftOfLineCents(line: StoredLine & { removed: number }): number {
  return lineTotalCents(line) - piecesCents(line, line.removed);
}

function originalCents({ priceCents, quantity }: StoredLine): number {
  return priceCents * quantity;
}

/** What stored lines cost together, before their discounts. */
export function originalOfLines(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, line) => sum + originalCents(line), 0);
}

/** What the customer pays for them together. */
export function totalOfLines(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
}
