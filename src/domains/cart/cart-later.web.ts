import type { WebDomain } from '#engine/web/domain.ts';
import { savedLeaveRoute } from './web/routes/saved-leave.tsx';

/** Opened by the link of a mail alone, so in a file of its own: what every first visit loads goes without. */
export const cartLaterWeb = [savedLeaveRoute] as const satisfies WebDomain;
