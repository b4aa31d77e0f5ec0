import { AppError } from '#engine/server/http/app-error.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { memberSubject } from '#domains/payments/server/holds/group-links.ts';

/** Opens one membership, for whoever holds it: in the answer to joining and in the mails. */
export function memberToken(links: LinkSigner, memberId: number): string {
  return links.sign(...memberSubject(memberId));
}

export function requireMemberToken(links: LinkSigner, memberId: number, token: string): void {
  if (!links.verify(...memberSubject(memberId), token)) throw memberNotFound();
}

/** The answer tells nobody whether the membership exists. */
export function memberNotFound(): AppError {
  return new AppError('not_found', 'errors:groupBuys.memberNotFound');
}
