import type { Language } from '#engine/model/languages.ts';
import type { Attempt, ProviderState } from './payable.ts';

/** A card that somebody wants its provider to keep. */
export interface CardSetup {
  reference: string;
  createdAt: Date;
  customerEmail: string;
  language: Language;
  /** Where its owner comes back to. */
  returnUrl: string;
  /** What the provider calls its page, once it is known. */
  sessionId: string | null;
}

/** What the provider calls its owner and the card. Its number is the provider's alone. */
export interface KeptCard {
  customerId: string;
  cardId: string;
}

export type SetupState =
  | { state: 'open'; redirectUrl: string }
  | ({ state: 'kept'; label: string | null } & KeptCard)
  | { state: 'closed' };

export type ChargeState =
  | ProviderState
  /** The bank said no, or wants to see its customer. */
  | { state: 'declined'; providerId: string | null; needsCustomer: boolean };

/** What a provider does that charges cards while their owners are away. Every call may be made again. */
export interface CardKeeper {
  /** Where its owner lets the card be kept. Again for the same setup, it is the same place. */
  setUp(setup: CardSetup): Promise<{ sessionId: string | null } & SetupState>;
  lookUpSetup(setup: CardSetup & { sessionId: string }): Promise<SetupState>;
  /** What became of an earlier charge for the same payment, whose answer may have been lost; undefined: there was none. */
  findCharge(attempt: Attempt, card: KeptCard): Promise<ProviderState | undefined>;
  charge(attempt: Attempt, card: KeptCard, idempotencyKey: string): Promise<ChargeState>;
  forget(card: KeptCard): Promise<void>;
}
