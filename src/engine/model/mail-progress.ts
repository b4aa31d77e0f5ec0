import { z } from 'zod';

/** How far mails to many people are. */
export const mailProgressSchema = z.object({
  recipients: z.number(),
  sent: z.number(),
  /** Refused by the receiving servers. */
  failed: z.number(),
  /** No longer wanted when their turn came. */
  dropped: z.number(),
});
export type MailProgress = z.infer<typeof mailProgressSchema>;

export function isUnderWay({ recipients, sent, failed, dropped }: MailProgress): boolean {
  return sent + failed + dropped < recipients;
}
