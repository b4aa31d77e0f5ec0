import type { CurrentUser } from '#engine/model/current-user.ts';
import type { Checkout } from '#domains/checkout/model/checkout.ts';
import { contactOf } from '#domains/accounts/web/session/contact-fields.ts';
import { filledIn, NO_FIELDS } from './checkout-fields.ts';
import { forget, recall, remember } from './session-memory.ts';

const STORED_AS = 'checkout-draft';

/** What was typed so far. `owner`: who was signed in then; a guest's text is theirs after signing in too. */
export interface Draft {
  owner: number | null;
  fields: Checkout;
}

export const rememberDraft = (draft: Draft): void => remember(STORED_AS, draft);
export const recallDraft = (): Draft | undefined => recall<Draft>(STORED_AS);
export const forgetDraft = (): void => forget(STORED_AS);

/** What was typed or chosen wins; what was left empty is filled from the profile. Another account's text is never shown. */
export function initialFields(current: CurrentUser | null, draft: Draft | undefined): Checkout {
  const isOwn = draft !== undefined && (draft.owner === null || draft.owner === current?.user.id);
  return { ...NO_FIELDS, ...contactOf(current), ...(isOwn && filledIn(draft.fields)) };
}
