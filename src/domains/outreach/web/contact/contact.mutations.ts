import type { ContactMessage } from '#domains/outreach/model/contact/contact.ts';
import { apiRequest } from '#engine/web/api/client.ts';

/** Long enough to see that something was sent. */
const SENDING_MIN_MS = 1_000;

/** Sends the message; takes at least a second, whatever comes of it. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const [sent] = await Promise.allSettled([
    apiRequest('POST /api/contact', { body: message }),
    new Promise((resolve) => setTimeout(resolve, SENDING_MIN_MS)),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
}
