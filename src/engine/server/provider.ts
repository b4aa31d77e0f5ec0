import { z } from 'zod';
import { domains } from './domain.ts';
import type { Shop } from './shop.ts';
import { StartupError } from './startup-error.ts';

/**
 * Something that a domain does for the shop where a setting names it. The call goes to another process and on over the
 * network, so none happens inside a transaction, and whatever comes back is judged like a stranger's words.
 */
export interface Provider {
  /** What it can be asked: 'taxRates', 'carrier.buy'. */
  readonly does: readonly string[];
  /** Throws `ProviderRefused`, or anything else where it failed. */
  ask(what: string, asked: unknown, limitMs: number): Promise<unknown>;
  /** Whether people may be sent there: to a host that it has named. */
  mayLeadTo(url: string): boolean;
  /** Makes a request that it has told, to a host that it has named. Throws where no whole answer came. */
  send(request: ToldRequest, limits: { answerBytes: number; ms: number }): Promise<ToldAnswer>;
  /** Something is wrong with it: for the log and the desk. */
  note(reason: string): void;
}

/** What may be sent along. */
export const headersSchema = z.record(
  z.string().regex(/^[\w-]{1,100}$/),
  z
    .string()
    .max(8_000)
    .regex(/^[\t\x20-\x7e]*$/),
);

export interface ToldRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

export interface ToldAnswer {
  status: number;
  bytes: Uint8Array;
}

/** It has understood what it was asked, and says no: asked again it would say the same. Its words say why. */
export class ProviderRefused extends Error {}

/** What there may be news of: a parcel by its tracking number, a payment by its reference, a payout by its key, an account by its id. */
export const NEWS_KINDS = ['parcel', 'payment', 'payout', 'payoutAccount'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

declare module './domain.ts' {
  interface ServerDomain {
    readonly provides?: Provider;
    /**
     * Hears that a provider has news of something. That is all it is told: what is true the provider is asked. `provider` is
     * the domain that says so, and is heard of what it provides alone. True: it was of something of ours.
     */
    readonly hears?: {
      readonly [Kind in NewsKind]?: (
        shop: Shop,
        news: { provider: string; name: string },
      ) => Promise<boolean>;
    };
  }
}

/** Undefined: there is no such domain, or it does nothing of the kind. */
export function providerNamed(name: string, what: string): Provider | undefined {
  const provider = domains().find((domain) => domain.name === name)?.provides;
  return provider?.does.includes(what) ? provider : undefined;
}

/** Of a setting that may name an extension: where that is not there, or does not do it, the shop does not start. */
export function requireProvider(
  setting: string,
  name: string | undefined,
  what: string,
  words: string,
): void {
  if (name === undefined || providerNamed(name, what) !== undefined) return;
  throw new StartupError(
    `Setting ${setting} is wrong: no extension '${name.replace(/^x-/, '')}' ${words}. Correct it and start again.`,
  );
}
