/** What a provider may have to be told. */
export const JOB_KINDS = [
  'close',
  /** To take what a card has promised. */
  'capture',
  /** To take money from a card that the provider keeps. */
  'charge',
  /** To forget a card that it keeps. */
  'forget_card',
  'refund',
  /** To ask what the provider keeps of a payment. */
  'fee',
  /** To send what the shop knows about a disputed payment, or to let the customer have the money. */
  'evidence',
  'acceptance',
  /** To pay a producer, or to take back what a producer owes. */
  'transfer',
  'reversal',
  /** To report what was sold, or what of it was taken back, to the provider of taxes. */
  'tax',
] as const;
