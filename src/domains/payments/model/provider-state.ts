import { z } from 'zod';

/** How it stands with who takes the cards: what the desk shows of it. No key ever leaves the server. */
export const providerStateSchema = z.object({
  /** Null: the shop takes no cards. */
  provider: z.enum(['stripe']).nullable(),
  mode: z.enum(['test', 'live']).nullable(),
  /** Where the provider says what happens; to be entered there. */
  webhookUrl: z.url().nullable(),
  /** What was heard last of each kind, the newest first. */
  webhooks: z.array(z.object({ type: z.string(), at: z.iso.datetime() })),
  /** What to see to: its name in the texts. */
  missing: z.array(z.enum(['provider', 'webhooks', 'https', 'live', 'connect', 'offered'])),
});

export type ProviderState = z.infer<typeof providerStateSchema>;

export const PROVIDER_ANSWERS = ['ok', 'refused', 'forbidden', 'unreachable', 'failed'] as const;

export const providerTestSchema = z.object({
  /** `refused`: the key is not known there; `forbidden`: it may not read what is asked for. */
  answer: z.enum(PROVIDER_ANSWERS),
  milliseconds: z.number(),
});

export type ProviderTest = z.infer<typeof providerTestSchema>;
