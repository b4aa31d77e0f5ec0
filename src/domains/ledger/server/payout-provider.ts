import type { AccountState, PayoutProviderName } from '#domains/ledger/model/payout-account.ts';
import type { ReturnReason } from '#domains/ledger/model/payouts.ts';
import type { Db } from '#engine/server/db/client.ts';
import { domains } from '#engine/server/domain.ts';
import type { Shop } from '#engine/server/shop.ts';

/** What a provider says of the account of a producer. */
export interface ReportedAccount {
  providerId: string;
  state: AccountState;
  /** What is missing, in its words. */
  requirements: string[];
  /** Where it pays to in turn; null: nobody has said it. */
  bank: { id: string; lastFour: string } | null;
  /** When it was so. */
  at: Date;
}

/** Refused: it will not be made by trying again. */
export type TransferOutcome =
  /** `reference`: as people read it, where that is something else. */
  { providerId: string; amountCents: number; reference?: string } | { reason: ReturnReason; note: string };

export interface AskedTransfer {
  payoutId: number;
  accountId: string;
  amountCents: number;
  idempotencyKey: string;
}

/** What became of a transfer, and what of it has come back since. */
export interface FoundTransfer {
  outcome: TransferOutcome;
  returned: ReportedReversal[];
}

/** What of a transfer has come back, as the provider calls it. */
export interface ReportedReversal {
  providerId: string;
  amountCents: number;
  /** The job that asked for it; null: nobody here did. */
  key: string | null;
  /** Why it came back, where nobody took it back. */
  reason?: ReturnReason;
  note?: string;
}

/**
 * The port behind which a provider pays producers. Calls go over the network, so none happens inside a transaction; each may
 * be made again after a failure or a crash and then does nothing twice.
 */
export interface PayoutProvider {
  /** The account of a producer. Again for the same producer it is the same, at least for a day. */
  openAccount(producerId: number, now: Date): Promise<ReportedAccount>;
  lookUpAccount(providerId: string, now: Date): Promise<ReportedAccount>;
  /** Where the producer tells the rest; good for a few minutes, once. */
  onboardingUrl(providerId: string): Promise<string>;
  transfer(transfer: AskedTransfer): Promise<TransferOutcome>;
  reverse(reversal: {
    transfer: AskedTransfer;
    transferId: string;
    amountCents: number;
    idempotencyKey: string;
  }): Promise<TransferOutcome>;
  /**
   * Where it does not promise by itself that a key is good for one transfer: what became of it, without making it. Undefined:
   * it knows of none.
   */
  find?(transfer: AskedTransfer): Promise<FoundTransfer | undefined>;
}

type Settings = Pick<Shop, 'config' | 'links'>;

export interface PaysProducers {
  /** Which of them producers may choose. */
  offered: (settings: Settings) => PayoutProviderName[];
  /** Undefined where it cannot be asked: then what it was told waits. */
  open: (settings: Settings, name: PayoutProviderName) => PayoutProvider | undefined;
  /** In the transaction that decides it; the call is made afterwards. */
  queueTransfer: (tx: Db, payoutId: number) => Promise<void>;
  queueReversal: (tx: Db, reversal: { payoutId: number; reversalId: number }) => Promise<void>;
}

declare module '#engine/server/domain.ts' {
  interface ServerDomain {
    /** Has producers paid without a bank's file: one domain does. */
    readonly paysProducers?: PaysProducers;
  }
}

export function paysProducers(): PaysProducers {
  const found = domains().find((domain) => domain.paysProducers !== undefined)?.paysProducers;
  if (found === undefined) throw new Error('No domain pays producers');
  return found;
}
