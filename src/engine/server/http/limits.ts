/** How often something may happen. Every limit of the shop stands in this table, with the reason for its number. */
interface Limit {
  max: number;
  windowSeconds: number;
  /** What the caller reads instead of 'try again in …'. */
  refusal?: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Counted in the database, so that all processes share them; RATE_LIMIT=off turns them off. "Per network" is one IPv4
 * address or one IPv6 /64 (src/engine/server/http/client-network.ts): an office or a phone network shares one, so those are generous.
 * All /64 of one /48 have ten times as much together (src/engine/server/http/rate-limit.ts).
 */
export const LIMITS = {
  // Accounts, per network.
  /** An office of 20 that all mistype twice. Slows down somebody who tries one password at many accounts. */
  signIn: { max: 60, windowSeconds: 15 * MINUTE },
  secondStep: { max: 60, windowSeconds: 15 * MINUTE },
  /** Links in mails are unguessable: this only stops a flood. */
  accountLink: { max: 60, windowSeconds: 15 * MINUTE },
  /** A course of 30 that registers in one lesson. */
  register: { max: 30, windowSeconds: HOUR },
  forgotPassword: { max: 20, windowSeconds: HOUR },

  // Accounts, per account.
  /** Passwords that one network tries at one account. Never of all networks together: a stranger could lock the owner out. */
  passwordTries: { max: 10, windowSeconds: 15 * MINUTE },
  /** Reset mails that one network asks for in one name; what the account gets altogether is limited beside it. */
  resetRequests: { max: 10, windowSeconds: 15 * MINUTE },
  /** New e-mail addresses that an account asks for: five typing errors. Each writes to an address that may be a stranger's. */
  emailChanges: { max: 5, windowSeconds: DAY },
  /** Per mailbox, whichever accounts want it. */
  emailChangeMails: { max: 3, windowSeconds: DAY },
  /** Links that ask whether an account's address is its own: registering, and 'send again' twice. */
  addressProofs: { max: 5, windowSeconds: DAY },
  /** Per mailbox, whichever accounts were registered with it. */
  addressProofsTo: { max: 3, windowSeconds: DAY },
  /** Passwords tried from within the account, from anywhere: only somebody with its session can. */
  passwordProofs: { max: 10, windowSeconds: 15 * MINUTE },
  /**
   * Six-digit codes, from anywhere: only somebody who knows the password can try. 240 a day find one of three valid
   * codes in a million with a chance of 1 in 1,400. Recovery codes have 80 bits and are not counted: they let the owner in.
   */
  secondFactorCodes: { max: 10, windowSeconds: HOUR, refusal: 'errors:accounts.tooManyCodes' },

  /** Invitations that an account sends: each writes to an address that may be a stranger's. */
  invitations: { max: 30, windowSeconds: DAY },
  /** Per mailbox, from all senders: two typing errors in the rights. */
  invitationsTo: { max: 3, windowSeconds: DAY },
  /** Each writes a mail and costs two hashes. */
  passwordChanges: { max: 10, windowSeconds: DAY },

  /** Mails that the owner sends to the own address to see what they look like. */
  sampleMails: { max: 60, windowSeconds: HOUR },
  /** Per network: questions to the payment provider, to see whether it answers. */
  providerTests: { max: 20, windowSeconds: 10 * MINUTE },

  // API keys and webhooks.
  /** Per key: ten calls a second, all day. A program that asks more often should ask for more at once. */
  keyCalls: { max: 600, windowSeconds: MINUTE },
  /** Per network: messages that somebody asks for to see whether their program hears them. */
  webhookTests: { max: 60, windowSeconds: 10 * MINUTE },
  /** Keys that an account makes. Each writes a mail. */
  newKeys: { max: 30, windowSeconds: DAY },
  /** The same of webhooks; their owners are written to. */
  newWebhooks: { max: 30, windowSeconds: DAY },

  // Messages between customers and producers, per person; a guest is known by the order.
  messages: { max: 20, windowSeconds: HOUR },

  // Carts, per network.
  /** First items in a cart: a session lasts 30 days, so this bounds its table. A whole university may shop within the hour. */
  newSessions: { max: 2_000, windowSeconds: HOUR },

  // Codes, per network.
  /** Promo codes that nobody has made: two typing errors each in an office of 20. Then nobody there enters any for a while. */
  codeGuesses: { max: 40, windowSeconds: 15 * MINUTE, refusal: 'errors:promo.tooManyGuesses' },

  // Gift cards, per network.
  /** Codes that nobody has: two typing errors each in an office of 20. A code has more than 70 bits: nobody finds one by this. */
  giftCardGuesses: { max: 40, windowSeconds: 15 * MINUTE, refusal: 'errors:giftCards.tooManyGuesses' },
  /** Looking at the balance of a card, code known or not. */
  giftCardLookUps: { max: 120, windowSeconds: 10 * MINUTE },

  // Orders.
  /** Guests of one network: an office of 20 where everybody orders three times within the hour. */
  guestOrders: { max: 60, windowSeconds: HOUR, refusal: 'errors:checkout.tooManyFromNetwork' },
  /** Guests, per session: ten presents to ten addresses in one sitting. */
  guestOrdersOfSession: { max: 10, windowSeconds: HOUR, refusal: 'errors:checkout.tooManyOrders' },
  /** Per mailbox, unless it is that of the signed-in account: somebody who did not order gets no more mails than this. */
  ordersToRecipient: { max: 10, windowSeconds: DAY, refusal: 'errors:checkout.tooManyToRecipient' },
  /** Signed in, per account: a company that sends its presents one by one. */
  ordersOfAccount: { max: 50, windowSeconds: DAY, refusal: 'errors:checkout.tooManyOrders' },
  /** Standing orders that an account makes: each writes a mail. All twenty, and ten again. */
  newStandingOrders: { max: 30, windowSeconds: DAY },

  /**
   * Questions to the provider of taxes, which costs money: twice what guests of one network may order. What was asked for the
   * same cart a moment ago is not counted.
   */
  taxQuestions: { max: 120, windowSeconds: HOUR },
  taxQuestionsOfSession: { max: 40, windowSeconds: HOUR },

  /** Questions to carriers: one per parcel, place and weight. What anybody asked within half an hour is not counted. */
  carrierQuestions: { max: 240, windowSeconds: HOUR },
  carrierQuestionsOfSession: { max: 60, windowSeconds: HOUR },

  /**
   * Cents that guests order by invoice, per network and per mailbox. Nobody is refused by them: together with
   * `guestInvoiceLimitCents` they say which order has to be confirmed (src/domains/orders/model/payments/confirmation.ts).
   */
  guestInvoicesOfNetwork: { max: Infinity, windowSeconds: DAY },
  guestInvoicesTo: { max: Infinity, windowSeconds: DAY },

  /** Per network: changing and leaving group buys. A family at one table that cannot make up its mind. */
  groupChanges: { max: 120, windowSeconds: 10 * MINUTE },

  /** Per network: how often a provider is asked how far a payment is. A page that waits asks every few seconds. */
  paymentLookUps: { max: 300, windowSeconds: 10 * MINUTE },

  /** Per network: whole catalogues. Both formats in five languages, six times an hour. */
  feeds: { max: 60, windowSeconds: HOUR },

  // Forms that write to the database or send a mail, per network.
  waitlist: { max: 10, windowSeconds: 10 * MINUTE },
  /** Somebody who cannot decide, and an office of them. */
  waitlistWishes: { max: 120, windowSeconds: 10 * MINUTE },
  contact: { max: 5, windowSeconds: 10 * MINUTE },
  newsletter: { max: 10, windowSeconds: 10 * MINUTE },
  newsletterLink: { max: 30, windowSeconds: 10 * MINUTE },
  stockAlerts: { max: 20, windowSeconds: 10 * MINUTE },
  uploads: { max: 60, windowSeconds: 10 * MINUTE },
  /** Files of products, per network: each is read twice, and some are corrected ten times. */
  productFiles: { max: 60, windowSeconds: 10 * MINUTE },
  /** Photos of what is wrong, per network: an office of ten with a broken parcel each. */
  returnPhotos: { max: 60, windowSeconds: 10 * MINUTE },
  /** Per order, no matter who sends them: six returns with all their photos. */
  photosOfOrder: { max: 30, windowSeconds: DAY },
  returnRequests: { max: 30, windowSeconds: HOUR },
  /** Each writes to the producers: 25 pieces of a bulk order, one by one. */
  returnsOfOrder: { max: 30, windowSeconds: DAY },
  /** Declarations of withdrawal, per network: numbers of orders are no secret, and nobody tries many. */
  withdrawals: { max: 10, windowSeconds: 10 * MINUTE },
  /**
   * Codes of orders to hand over that no open order has, of a producer or the house: a busy Saturday of typing errors. There
   * are 47 million codes, so nobody finds one of a hundred open orders by this.
   */
  handOverCodes: { max: 40, windowSeconds: HOUR, refusal: 'errors:pickup.tooManyGuesses' },

  // Extensions.
  /** Per network: calls of extensions, each of which a process of its own has to answer. An office that has one of them open. */
  extensionCalls: { max: 600, windowSeconds: 5 * MINUTE },
  /** Mails that an extension writes: a reminder to each of a thousand people. */
  extensionMails: { max: 1_000, windowSeconds: HOUR },
  /** What an extension says that there is news of, and is of ours: the shop asks about each. A day of 50,000 parcels that move. */
  extensionNews: { max: 12_000, windowSeconds: HOUR },
  /** Per extension and network: news of what is not ours, and of what there was news of before: a third message of 1,500 payments. */
  extensionNewsOfNetwork: { max: 3_000, windowSeconds: HOUR },
  /** Per payment, parcel, payout or account: a provider that sends everything twice, of each step that there is. */
  extensionNewsOf: { max: 30, windowSeconds: HOUR },
  /** Per account of a producer: where another bank is behind it each time, its owners are written to each time. */
  payoutAccountNews: { max: 60, windowSeconds: HOUR },

  // Assistants, per network.
  /** A dozen people of an office whose assistants look around at once. Each call of a batch counts. */
  assistantCalls: { max: 600, windowSeconds: 5 * MINUTE },

  /** Per recipient: however many people ask in its name, an e-mail address gets no more letters than this. */
  newsletterMails: { max: 3, windowSeconds: HOUR },
  withdrawalMails: { max: 5, windowSeconds: HOUR },
  stockAlertMails: { max: 10, windowSeconds: HOUR },

  /** Per producer: mails to administrators about batches whose sale was stopped. Beyond, it is stopped all the same. */
  heldBatchMails: { max: 10, windowSeconds: DAY },
} as const satisfies Record<string, Limit>;

/**
 * Orders to one e-mail address that may be on hold at the same time, neither sent nor cancelled. Not a rate: an order
 * takes stock for as long as it is open.
 */
export const MAX_OPEN_ORDERS = { toRecipient: 10, ofAccount: 50 };

export type LimitName = keyof typeof LIMITS;

export function isLimit(name: string): name is LimitName {
  return Object.hasOwn(LIMITS, name);
}

export function limitOf(name: LimitName): Limit {
  return LIMITS[name];
}
