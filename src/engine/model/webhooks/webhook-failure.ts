import { z } from 'zod';

/** Why an attempt failed, with what its sentence names: `webhooks.failures` of the texts, one for each reason. */
export const webhookFailureSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.enum(['privateNetwork', 'secretLost', 'refused', 'hungUp', 'unreachable']) }),
  z.object({ reason: z.enum(['notFound']), host: z.string() }),
  z.object({ reason: z.enum(['tooSlow']), seconds: z.number() }),
  z.object({ reason: z.enum(['status', 'redirect']), status: z.number() }),
  z.object({ reason: z.enum(['certificate', 'encryption', 'notHttp', 'connection']), code: z.string() }),
]);
export type WebhookFailure = z.infer<typeof webhookFailureSchema>;
