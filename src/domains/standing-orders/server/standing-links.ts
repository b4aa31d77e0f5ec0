import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { MailContext } from '#engine/server/mail/mail-content.ts';

type Links = Pick<MailContext, 'links'>;

/** What the link of a mail is signed over: one date. A mail that is passed on skips nothing else. */
function subjectOf(id: number, date: Day): [purpose: string, subject: string] {
  return ['standing-date', `${id}:${date}`];
}

export function requireDateToken(
  { links }: Links,
  { id, date, token }: { id: number; date: Day; token: string },
) {
  if (!links.verify(...subjectOf(id, date), token))
    throw new AppError('not_found', 'errors:standingOrders.notFound');
}

/** A page with a button: a program that opens every link of a mail skips nothing. */
export function skipUrl(
  id: number,
  date: Day,
  { publicUrl, links }: Pick<MailContext, 'publicUrl' | 'links'>,
): string {
  return `${publicUrl}/standing-order/${id}?date=${date}&token=${links.sign(...subjectOf(id, date))}`;
}

/** Where all of it is changed, signed in. */
export function changeUrl(id: number, { publicUrl }: Pick<MailContext, 'publicUrl'>): string {
  return `${publicUrl}/user-dashboard?tab=standing-orders&standing-order=${id}`;
}
