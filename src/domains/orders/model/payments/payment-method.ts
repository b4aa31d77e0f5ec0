import { addedNames, isAddedName, type AddedName } from '#engine/model/added-names.ts';

/** Who moves money for the shop. A method is what a customer chooses, a provider is who does it. */
export type ProviderName = 'stripe' | 'test' | AddedName;

/**
 * How money goes back, as mails say it: to the card, the way it came, by an administrator at the bank, not at all, or as what
 * it was.
 */
export type RefundWay = 'card' | 'provider' | 'transfer' | 'test' | 'gift_card' | 'credit';

interface MethodRules {
  /** Null: the customer's bank moves the money, and an administrator says what came in. */
  provider: ProviderName | null;
  /** The provider gives money back when it is told to; otherwise an administrator transfers it. */
  refundsByItself: boolean;
  refundWay: RefundWay;
  /** The provider keeps something of each payment. */
  takesFee: boolean;
  /** The provider keeps a page open that it has to close when the order is cancelled. */
  hasPageToClose: boolean;
}

/** How an order may be paid without extensions, and what that means. `test` moves no money. */
export const METHODS = {
  invoice: {
    provider: null,
    refundsByItself: false,
    refundWay: 'transfer',
    takesFee: false,
    hasPageToClose: false,
  },
  card: {
    provider: 'stripe',
    refundsByItself: true,
    refundWay: 'card',
    takesFee: true,
    hasPageToClose: true,
  },
  test: {
    provider: 'test',
    refundsByItself: false,
    refundWay: 'test',
    takesFee: false,
    hasPageToClose: false,
  },
} as const satisfies Record<string, MethodRules>;

/** One of the shop's own. They alone can promise money, or be charged when nobody is there. */
export type OwnMethod = keyof typeof METHODS;
export type PaymentMethod = OwnMethod | AddedName;

export const PAYMENT_METHODS = Object.keys(METHODS) as [OwnMethod, ...OwnMethod[]];

export function isOwnMethod(name: string): name is OwnMethod {
  return Object.hasOwn(METHODS, name);
}

export function isPaymentMethod(name: string): name is PaymentMethod {
  return isOwnMethod(name) || isAddedName(name);
}

/** The rules of a method: of each that an extension brings the same, by the provider of that name. */
export function rulesOf(method: PaymentMethod): MethodRules {
  if (isOwnMethod(method)) return METHODS[method];
  return {
    provider: method,
    refundsByItself: true,
    refundWay: 'provider',
    takesFee: true,
    hasPageToClose: true,
  };
}

/** The methods of which something is true. */
export function methodsThat(holds: (rules: MethodRules) => boolean): PaymentMethod[] {
  return [...PAYMENT_METHODS, ...addedNames('payment')].filter((method) => holds(rulesOf(method)));
}

/** `isByProvider`: the one who took the money gives it back. */
export function refundWay(method: PaymentMethod, isByProvider: boolean): RefundWay {
  const rules = rulesOf(method);
  return rules.refundsByItself && !isByProvider ? 'transfer' : rules.refundWay;
}
