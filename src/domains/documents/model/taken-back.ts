import { isFunds, isTaxAccount, MONEY_ACCOUNTS, placeOfTax } from '#domains/ledger/model/accounts.ts';
import { joined, totalTax, type BookedTax } from '#domains/ledger/model/tax-shares.ts';
import type { Entry } from '#domains/ledger/model/posting.ts';
import { splitByRemainder } from '#domains/pricing/model/split.ts';
import type { ContentLine, ContentTax, CorrectionReason } from './document-content.ts';

/** What a posting takes back of an order, in cents. */
export interface TakenBack {
  parts: Map<number, { cents: number; promoCents: number }>;
  /** What the code paid of it, for goods and shipping. */
  promoCents: number;
  shippingCents: number;
  giftWrapCents: number;
  /** The tax in it, or on top of it, by rate. */
  taxes: ContentTax[];
  /** What the customer pays less. */
  totalCents: number;
}

/** Where money is says nothing of what it was for. */
const isPurpose = (entry: Entry) =>
  !(MONEY_ACCOUNTS as readonly string[]).includes(entry.account) && !isFunds(entry);

/** Reads what was taken back from the entries alone, so that documents and books cannot say different things. */
export function takenBack(
  entries: readonly Entry[],
  { taxes, taxIncluded }: { taxes: readonly BookedTax[]; taxIncluded: boolean },
): TakenBack {
  const purposes = entries.filter(isPurpose);
  const total = purposes.reduce((all, { amountCents }) => all + amountCents, 0);
  // Where prices hold the tax, so do the amounts of a document; otherwise it has lines of its own.
  const shown = taxIncluded ? purposes : purposes.filter(({ account }) => !isTaxAccount(account));
  const sum = (wanted: (entry: Entry) => boolean) =>
    shown.filter(wanted).reduce((all, { amountCents }) => all + amountCents, 0);
  const heldTax = (charge: BookedTax['charge']) =>
    taxIncluded ? 0 - totalTax(taxes.filter((tax) => tax.charge === charge)) : 0;
  const partIds = [...new Set(shown.map(({ partId }) => partId))].filter((id) => id !== null);
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
    shippingCents: sum(({ account }) => account === 'shipping') + heldTax('shipping'),
    giftWrapCents: sum(({ account }) => account === 'gift_wrap') + heldTax('gift_wrap'),
    taxes: joined(taxes).map(({ account, name, percent, baseCents, taxCents }) => ({
      ...placeOfTax(account),
      name,
      percent,
      baseCents: 0 - baseCents,
      amountCents: 0 - taxCents,
    })),
    totalCents: total,
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

/** What was cancelled, removed or returned; otherwise it is an amount. */
export const namesPieces = (reason: CorrectionReason) =>
  reason === 'cancellation' || reason === 'removal' || reason === 'return';

/** What pieces cost is named line by line; an amount without pieces is one line. */
export function correctedLines(
  reason: CorrectionReason,
  taken: TakenBack,
  lines: readonly TakenLine[],
): ContentLine[] {
  if (namesPieces(reason)) return linesOfPieces(taken, lines);
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
