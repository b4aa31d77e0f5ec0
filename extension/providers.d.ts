/** What an extension may provide instead of the shop: rates of taxes, parcels, payments, payouts. A part of `madia/extension`. */
import type { SettingsDeclared, ShopHandle, Language } from './handle.d.ts';

// Taxes

/** What the shop asks before it sells: where it goes, and which categories of tax are in the order. */
export interface RatesAsked {
  readonly place: {
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** The part of ISO 3166-2 after the dash. */
    readonly region: string | null;
    readonly postalCode: string | null;
  };
  readonly categories: readonly string[];
  /** ISO 8601. */
  readonly now: string;
}

/** One for each category that was asked. What is left out has no rate there, and is not sold there. */
export interface TaxRate {
  category: string;
  /** As documents name it: 'VAT'. */
  name: string;
  /** 0 to 100, with at most three decimals. The shop computes the tax. */
  percent: number;
}

// Parcels

/**
 * A carrier. `throw new Refusal(…)` where asking again would be in vain: its words are shown to the producer. Whatever else
 * is thrown is asked again later; of a price, the producer's own bands count meanwhile.
 */
export interface Carrier<Settings extends SettingsDeclared = SettingsDeclared> {
  /** Ways to send a parcel. The shop takes the cheapest of those that are as fast as the method chosen. */
  rates(
    asked: { readonly parcel: Parcel },
    shop: ShopHandle<Settings>,
  ): Promise<readonly Rate[]> | readonly Rate[];
  /** Buys a label. The same `key` is the same purchase, however often it comes. This one and the three below come together. */
  buy?(
    asked: { readonly key: string; readonly rate: BoughtRate; readonly parcel: Parcel },
    shop: ShopHandle<Settings>,
  ): Promise<Label> | Label;
  /** What was bought by a key, without buying it: asked where an answer was lost. Null: nothing. */
  find?(
    asked: { readonly key: string; readonly rate: BoughtRate },
    shop: ShopHandle<Settings>,
  ): Promise<Label | null> | Label | null;
  /** Gives a label back. 'pending': not decided yet, and asked again; 'refused': its money is kept. */
  void?(
    asked: { readonly id: string },
    shop: ShopHandle<Settings>,
  ): Promise<'voided' | 'pending' | 'refused'> | 'voided' | 'pending' | 'refused';
  /** Where a parcel is. Asked once a day, and where there is news of it. */
  track?(
    asked: { readonly carrier: string; readonly trackingNumber: string },
    shop: ShopHandle<Settings>,
  ): Promise<'unknown' | 'shipped' | 'delivered'> | 'unknown' | 'shipped' | 'delivered';
}

export interface Parcel {
  readonly from: {
    readonly name: string;
    readonly company: string | null;
    readonly line1: string;
    readonly line2: string | null;
    readonly city: string;
    readonly region: string | null;
    readonly postalCode: string;
    readonly country: string;
  };
  readonly to: {
    readonly country: string;
    readonly region: string | null;
    readonly postalCode: string | null;
    /** Of a label. For a price it is null: nobody is named. */
    readonly recipient: {
      readonly name: string;
      readonly company: string | null;
      readonly line1: string;
      readonly line2: string | null;
      readonly city: string;
      readonly phone: string | null;
    } | null;
  };
  /** In centimetres. */
  readonly box: { readonly length: number; readonly width: number; readonly height: number };
  readonly grams: number;
  /** Of the shop, as ISO 4217 names it: of prices. */
  readonly currency: string;
}

export interface Rate {
  /** What `buy` is asked for. */
  id: string;
  /** Hundredths of the currency, whole. */
  cents: number;
  /** How many days it takes; null: it is not said, so it is taken for standard delivery only. */
  days: number | null;
  /** Who brings it: 'UPS'. */
  carrier: string;
  service: string;
}

export type BoughtRate = Readonly<Pick<Rate, 'id' | 'cents' | 'carrier' | 'service'>>;

export interface Label {
  /** What `void` is asked for. */
  id: string;
  trackingNumber: string;
  /** Its picture, as PNG or JPEG, in base64. */
  image: string;
}

// Payments

/**
 * A way to pay. Each call may come again after a failure and must then do nothing twice: `reference` names a payment for good,
 * `key` a refund. What is thrown is asked again. The shop waits 10 seconds.
 */
export interface Payment<Settings extends SettingsDeclared = SettingsDeclared> {
  /** Where the customer pays. Again for the same reference it is the same payment. */
  start(
    asked: { readonly payment: PaymentAsked },
    shop: ShopHandle<Settings>,
  ): Promise<StartedPayment> | StartedPayment;
  /** What the provider says now. Nothing else counts: neither that the customer comes back, nor what a webhook claims. */
  lookUp(
    asked: { readonly payment: PaymentAsked },
    shop: ShopHandle<Settings>,
  ): Promise<PaymentState> | PaymentState;
  /** Ends it where nobody has paid yet, and says what is true then: one that was paid stays paid. */
  cancel(
    asked: { readonly payment: PaymentAsked },
    shop: ShopHandle<Settings>,
  ): Promise<PaymentState> | PaymentState;
  /** Gives money back. 'failed' and a `Refusal` are final: an administrator transfers it then. */
  refund(
    asked: { readonly payment: PaymentAsked; readonly cents: number; readonly key: string },
    shop: ShopHandle<Settings>,
  ): Promise<RefundMade> | RefundMade;
  /** What the provider keeps of money that came in, in hundredths. Null: it cannot say yet, and is asked again. */
  fee(
    asked: { readonly payment: PaymentAsked },
    shop: ShopHandle<Settings>,
  ): Promise<number | null> | number | null;
}

export interface PaymentAsked {
  /** Nobody can guess it. */
  readonly reference: string;
  /** What `start` has called it; null: it has not answered, or its answer was lost. */
  readonly id: string | null;
  /** What `lookUp` has called the money; null: none has come. */
  readonly paidAs: string | null;
  readonly orderId: number;
  readonly description: string;
  /** Hundredths of the currency, whole: what is to be paid, and neither more nor less. */
  readonly cents: number;
  /** ISO 4217 */
  readonly currency: string;
  readonly language: Language;
  /** Where the customer comes back to, whatever happened. Whoever holds it sees the order. */
  readonly returnUrl: string;
}

export interface StartedPayment {
  id: string;
  /** At one of its hosts. */
  redirectUrl: string;
}

export type PaymentState =
  | { state: 'open'; redirectUrl: string }
  /** The customer has done everything; the money is on its way or not. */
  | { state: 'processing' }
  /** `id`: what the provider calls the money. One of them pays for one payment. */
  | { state: 'paid'; id: string; cents: number; currency: string }
  /** Nobody can pay it any more. */
  | { state: 'closed' };

export type RefundMade = { state: 'made'; id: string } | { state: 'failed'; id: string; reason: string };

// Payouts

/**
 * Who pays producers. Each call may come again after a failure and must then do nothing twice: a key names a transfer, or what
 * is taken back of it, for good. What is thrown is asked again. The shop waits 15 seconds.
 */
export interface Payout<Settings extends SettingsDeclared = SettingsDeclared> {
  /** The account of a producer, begun where there is none. Again for the same producer it is the same. */
  open(
    asked: { readonly producer: number },
    shop: ShopHandle<Settings>,
  ): Promise<PayoutAccount> | PayoutAccount;
  /** How far it is. `id`: what `open` has called it. */
  account(asked: { readonly id: string }, shop: ShopHandle<Settings>): Promise<PayoutAccount> | PayoutAccount;
  /** The page where the producer says the rest: at one of its hosts. A person with its URL may act as that producer. */
  onboard(
    asked: { readonly id: string; readonly returnUrl: string },
    shop: ShopHandle<Settings>,
  ): Promise<{ url: string }> | { url: string };
  /** Pays. A `Refusal` is final, where `find` then knows of no transfer: the amount is owed again, and its words say why. */
  transfer(
    asked: { readonly transfer: TransferAsked },
    shop: ShopHandle<Settings>,
  ): Promise<TransferState> | TransferState;
  /** What became of a transfer, without making it; null: it was never asked for. Nothing else counts: no webhook, no news. */
  find(
    asked: { readonly transfer: TransferAsked },
    shop: ShopHandle<Settings>,
  ): Promise<TransferState | null> | TransferState | null;
  /**
   * Takes back some of a transfer, because the producer owes it. `id`: what the transfer is called; `key`: of this taking back.
   * `throw new Refusal(…)` where that cannot be done: the producer still owes it.
   */
  reverse(
    asked: {
      readonly transfer: TransferAsked;
      readonly id: string;
      readonly cents: number;
      readonly key: string;
    },
    shop: ShopHandle<Settings>,
  ): Promise<TransferReversed> | TransferReversed;
}

export interface PayoutAccount {
  id: string;
  /** The producer has not said everything yet; the provider looks at it, or wants to know more; money can go there; or never will. */
  state: 'started' | 'incomplete' | 'checking' | 'active' | 'refused';
  /** What is wanted: the producer reads it in words of the shop. */
  missing: readonly MissingOfAccount[];
  /** The bank account behind it. Where it changes, the producer is told, and nothing is paid for two days. Null: nobody says. */
  bank: { id: string; lastFour: string } | null;
}

export type MissingOfAccount =
  | 'bankAccount'
  | 'terms'
  | 'identity'
  | 'name'
  | 'birthday'
  | 'address'
  | 'contact'
  | 'taxNumber'
  | 'business'
  | 'people'
  | 'other';

export interface TransferAsked {
  readonly key: string;
  /** As the shop and its books number it. */
  readonly payout: number;
  /** What `open` has called the account. */
  readonly account: string;
  /** Hundredths of the currency, whole. */
  readonly cents: number;
  /** ISO 4217 */
  readonly currency: string;
}

export type TransferState =
  /** It is under way, and asked about again. */
  | { state: 'pending' }
  /** `returned`: what has come back of it since, each with an id of its own. `key`: of `reverse`, where the shop has asked for it. */
  | {
      state: 'made';
      id: string;
      cents: number;
      currency: string;
      returned?: readonly { id: string; cents: number; key?: string; note?: string }[];
    }
  /** For good, also after it was made. The shop has too little with the provider; the account cannot be paid; `note` says why. */
  | { state: 'failed'; reason: 'shop_balance' | 'account' | 'other'; note: string };

export type TransferReversed =
  | { state: 'pending' }
  | { state: 'made'; id: string; cents: number; currency: string };
