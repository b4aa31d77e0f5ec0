// What Stripe would know of producers: their accounts, what was transferred to them and taken back.
import type { Stripe } from 'stripe';
import type { StripeBalance } from './stripe-balance.ts';
import {
  metadataOf,
  StripeRefusal,
  type Account,
  type Answer,
  type Params,
  type StripeEvent,
  type Transfer,
  type TransferReversal,
} from './stripe-objects.ts';

interface Books {
  origin: () => string;
  newId: (kind: string) => string;
  tell: (type: string, object: object, more?: { account: string }) => StripeEvent;
  balance: StripeBalance;
}

/** What Stripe asks of everybody. */
const ASKED = [
  'external_account',
  'individual.dob.day',
  'individual.verification.document',
  'tos_acceptance.date',
];

export class StripeConnect {
  readonly accounts = new Map<string, Account>();
  readonly transfers = new Map<string, Transfer>();
  /** Whether a transfer needs money in the balance. */
  isShort = false;
  readonly #books: Books;

  constructor(books: Books) {
    this.#books = books;
  }

  answer(name: string, id: string, params: Params): Answer | undefined {
    const known: Record<string, () => Answer> = {
      'POST accounts': () => this.#open(params),
      'GET accounts/id': () => this.#account(id),
      'POST account_links': () => this.#link(params),
      'POST transfers': () => this.#transfer(params),
      'GET transfers': () => this.#listTransfers(params),
      'POST transfers/id/reversals': () => this.#reverse(this.#find(id), params),
      'GET transfers/id/reversals': () => this.#find(id).reversals,
    };
    return known[name]?.();
  }

  /** The producer has told Stripe something on its page. */
  update(id: string, change: Partial<Omit<Account, 'id'>>): StripeEvent {
    const account = Object.assign(this.#account(id), change);
    return this.#books.tell('account.updated', structuredClone(account), { account: id });
  }

  /** The producer has told everything, and Stripe is content. */
  complete(id: string, bank = { id: 'ba_first', last4: '6789' }): StripeEvent {
    return this.update(id, {
      details_submitted: true,
      payouts_enabled: true,
      charges_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: requirementsOf([]),
      external_accounts: banksOf(id, [bank]),
    });
  }

  /** Somebody takes a transfer back in Stripe's own dashboard. */
  takeBack(id: string, amount: number): StripeEvent {
    this.#reverse(this.#find(id), { amount: String(amount) });
    return this.#books.tell('transfer.reversed', structuredClone(this.#find(id)));
  }

  /** What an account has got and not given back. */
  heldBy(accountId: string): number {
    return [...this.transfers.values()]
      .filter(({ destination }) => destination === accountId)
      .reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0);
  }

  #open(params: Params): Account {
    if (params.type !== 'express') throw new StripeRefusal(400, `Invalid account type: ${params.type}`);
    const id = this.#books.newId('acct');
    const account: Account = {
      id,
      object: 'account',
      email: null,
      type: 'express',
      created: Math.floor(Date.now() / 1000),
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      capabilities: { transfers: 'inactive' },
      requirements: requirementsOf(ASKED),
      external_accounts: banksOf(id, []),
      metadata: metadataOf(params),
    };
    this.accounts.set(id, account);
    return account;
  }

  #link({ account, type, return_url, refresh_url }: Params): Stripe.AccountLink {
    this.#account(account!);
    if (type !== 'account_onboarding' || !return_url || !refresh_url)
      throw new StripeRefusal(400, 'Missing required param.', 'parameter_missing');
    const created = Math.floor(Date.now() / 1000);
    const url = `${this.#books.origin()}/setup/${account}/${this.#books.newId('link')}`;
    return { object: 'account_link', created, expires_at: created + 300, url };
  }

  #transfer(params: Params): Transfer {
    const { amount: written, currency, destination, transfer_group = null } = params;
    const account = this.#account(destination!);
    const amount = Number(written);
    if (account.capabilities.transfers !== 'active')
      throw new StripeRefusal(
        400,
        'Your destination account needs to have at least one of the following capabilities enabled: transfers',
        'insufficient_capabilities_for_transfer',
      );
    if (this.isShort)
      throw new StripeRefusal(
        400,
        'You have insufficient available funds in your Stripe account.',
        'balance_insufficient',
      );
    const id = this.#books.newId('tr');
    const { id: booked, created } = this.#books.balance.book({
      type: 'transfer',
      amount: -amount,
      source: id,
    });
    const transfer: Transfer = {
      id,
      object: 'transfer',
      amount,
      amount_reversed: 0,
      balance_transaction: booked,
      created,
      currency: currency!,
      description: null,
      destination: destination!,
      livemode: false,
      metadata: metadataOf(params),
      reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
      reversed: false,
      source_transaction: null,
      transfer_group,
    };
    this.transfers.set(id, transfer);
    return transfer;
  }

  #listTransfers({ transfer_group: group }: Params): Stripe.ApiList<Stripe.Transfer> {
    const data = [...this.transfers.values()].filter((each) => each.transfer_group === group).toReversed();
    return { object: 'list', url: '/v1/transfers', data, has_more: false };
  }

  #reverse(transfer: Transfer, params: Params): TransferReversal {
    const amount = Number(params.amount);
    const left = transfer.amount - transfer.amount_reversed;
    if (amount > left)
      throw new StripeRefusal(400, `The transfer reversal amount (${amount}) is greater than ${left}.`);
    const id = this.#books.newId('trr');
    const { id: booked, created } = this.#books.balance.book({ type: 'transfer_refund', amount, source: id });
    const reversal: TransferReversal = {
      id,
      object: 'transfer_reversal',
      amount,
      balance_transaction: booked,
      created,
      currency: transfer.currency,
      destination_payment_refund: null,
      metadata: metadataOf(params),
      source_refund: null,
      transfer: transfer.id,
    };
    transfer.reversals.data.unshift(reversal);
    transfer.amount_reversed += amount;
    transfer.reversed = transfer.amount_reversed === transfer.amount;
    return reversal;
  }

  #account(id: string): Account {
    const account = this.accounts.get(id);
    if (account === undefined) throw new StripeRefusal(404, `No such account: '${id}'`, 'resource_missing');
    return account;
  }

  #find(id: string): Transfer {
    const transfer = this.transfers.get(id);
    if (transfer === undefined) throw new StripeRefusal(404, `No such transfer: '${id}'`, 'resource_missing');
    return transfer;
  }
}

export function requirementsOf(
  currently_due: string[],
  disabled_reason: Stripe.Account.Requirements.DisabledReason | null = null,
): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due,
    disabled_reason,
    errors: [],
    eventually_due: currently_due,
    past_due: [],
    pending_verification: [],
  };
}

export function banksOf(account: string, banks: { id: string; last4: string }[]) {
  return {
    object: 'list' as const,
    has_more: false,
    url: `/v1/accounts/${account}/external_accounts`,
    data: banks.map((bank) => ({
      object: 'bank_account' as const,
      account,
      account_holder_name: null,
      account_holder_type: null,
      account_type: null,
      bank_name: 'STRIPE TEST BANK',
      country: 'US',
      currency: 'usd',
      default_for_currency: true,
      fingerprint: null,
      routing_number: '110000000',
      status: 'new',
      ...bank,
    })),
  };
}
