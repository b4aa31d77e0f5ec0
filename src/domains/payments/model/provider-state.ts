import { z } from 'zod';
import { JOB_KINDS } from '#domains/orders/model/payments/job-kinds.ts';

/** Something the provider was told several times in vain. */
export const failingTaskSchema = z.object({
  id: z.number(),
  kind: z.enum(JOB_KINDS),
  /** What it is about; null: something else. */
  orderId: z.number().nullable(),
  payoutId: z.number().nullable(),
  /** Of money that goes back. */
  refund: z.number().nullable(),
  since: z.string(),
  attempts: z.number(),
  nextAt: z.string(),
  /** As the provider, or the network, says it. */
  problem: z.string(),
});

export type FailingTask = z.infer<typeof failingTaskSchema>;

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
  /** The oldest first. */
  failing: z.array(failingTaskSchema),
});

export type ProviderState = z.infer<typeof providerStateSchema>;

export const PROVIDER_ANSWERS = ['ok', 'refused', 'forbidden', 'unreachable', 'failed'] as const;

export const providerTestSchema = z.object({
  /** `refused`: the key is not known there; `forbidden`: it may not read what is asked for. */
  answer: z.enum(PROVIDER_ANSWERS),
  milliseconds: z.number(),
});

export type ProviderTest = z.infer<typeof providerTestSchema>;
