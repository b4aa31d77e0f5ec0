import { MONEY_ACCOUNTS } from '#domains/ledger/model/accounts.ts';
import type { Entry } from '#domains/ledger/model/posting.ts';
import { splitByRemainder } from '#domains/pricing/model/split.ts';
import type { ContentLine, CorrectionReason } from './document-content.ts';

/** What a posting takes back of an order, in cents. */
export interface TakenBack {
  parts: Map<number, { cents: number; promoCents: number }>;
  /** What the code paid of it, for goods and shipping. */
  promoCents: number;
  shippingCents: number;
  giftWrapCents: number;
  /** What the customer pays less. */
  totalCents: number;
}

/** Where money is says nothing of what it was for. */
const isPurpose = ({ account }: Entry) => !(MONEY_ACCOUNTS as readonly string[]).includes(account);

/** Reads what was taken back from the entries alone, so that documents and books cannot say different things. */
export function takenBack(entries: readonly Entry[]): TakenBack {
  const purposes = entries.filter(isPurpose);
  const sum = (wanted: (entry: Entry) => boolean) =>
    purposes.filter(wanted).reduce((total, { amountCents }) => total + amountCents, 0);
  const partIds = [...new Set(purposes.map(({ partId }) => partId))].filter((id) => id !== null);
  const parts = partIds.map((id) => {
    const promoCents = 0 - sum(({ account, partId }) => partId === id && account === 'promo');
    return [
      id,
      { cents: sum(({ account, partId }) => partId === id && account !== 'promo'), promoCents },
    ] as const;
  });
  return {
    parts: new Map(parts),
    promoCents: 0 - sum(({ account }) => account === 'promo'),
    shippingCents: sum(({ account }) => account === 'shipping'),
    giftWrapCents: sum(({ account }) => account === 'gift_wrap'),
    totalCents: sum(() => true),
  };
}

/** Pieces of a line of the order that are taken back. */
export interface TakenLine {
  partId: number;
  name: string;
  unit: string;
  quantity: number;
  priceCents: number;
  discountPercentage: number;
  discountCents: number;
  /** What these pieces cost, before a code: by it the amount of their part is split. */
  weightCents: number;
}

/** What pieces cost is named line by line; an amount without pieces is one line. */
export function correctedLines(
  reason: CorrectionReason,
  taken: TakenBack,
  lines: readonly TakenLine[],
): ContentLine[] {
  if (reason === 'cancellation' || reason === 'return') return linesOfPieces(taken, lines);
  const parts = [...taken.parts.values()];
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  const promoCents = parts.reduce((sum, part) => sum + part.promoCents, 0);
  return cents === 0 ? [] : [{ ...NO_PIECES, cents, promoCents }];
}

const NO_PIECES = {
  name: '',
  unit: '',
  quantity: null,
  priceCents: null,
  discountPercentage: 0,
  discountCents: 0,
  taxes: [],
};

function linesOfPieces(taken: TakenBack, lines: readonly TakenLine[]): ContentLine[] {
  const byPart = Map.groupBy(lines, ({ partId }) => partId);
  // What no piece is known of is still money.
  const nameless = [...taken.parts].filter(([partId]) => !byPart.has(partId));
  return [
    ...[...byPart].flatMap(([partId, own]) => {
      const part = taken.parts.get(partId) ?? { cents: 0, promoCents: 0 };
      const weights = own.some(({ weightCents }) => weightCents > 0)
        ? own.map(({ weightCents }) => weightCents)
        : own.map(() => 1);
      const cents = splitByRemainder(part.cents, weights);
      const promoCents = splitByRemainder(part.promoCents, weights);
      return own.map((line, at) => toLine(line, cents[at]!, promoCents[at]!));
    }),
    ...nameless.map(([, part]) => ({ ...NO_PIECES, ...part })),
  ];
}

/** Price and discount are named where they still make up the amount. */
function toLine(line: TakenLine, cents: number, promoCents: number): ContentLine {
  const { name, unit, quantity, priceCents, discountPercentage, discountCents } = line;
  const isWhole = priceCents * quantity - discountCents === cents;
  return {
    name,
    unit,
    quantity,
    priceCents: isWhole ? priceCents : null,
    discountPercentage: isWhole ? discountPercentage : 0,
    discountCents: isWhole ? discountCents : 0,
    cents,
    promoCents,
    taxes: [],
  };
}
