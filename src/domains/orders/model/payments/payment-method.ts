/** Who moves money for the shop. A method is what a customer chooses, a provider is who does it. */
export type ProviderName = 'stripe' | 'test';

/** How money goes back, as mails say it: to the card, by an administrator at the bank, not at all, or as what it was. */
export type RefundWay = 'card' | 'transfer' | 'test' | 'gift_card' | 'credit';

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

/** How an order may be paid, and what that means. `test` moves no money. */
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

export type PaymentMethod = keyof typeof METHODS;

export const PAYMENT_METHODS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];

export function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(METHODS, name);
}

/** The methods of which something is true. */
export function methodsThat(holds: (rules: MethodRules) => boolean): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => holds(METHODS[method]));
}

/** `isByProvider`: the one who took the money gives it back. */
export function refundWay(method: PaymentMethod, isByProvider: boolean): RefundWay {
  const rules: MethodRules = METHODS[method];
  return rules.refundsByItself && !isByProvider ? 'transfer' : rules.refundWay;
}
