import type { WebDomain } from '#engine/web/domain.ts';
import { newStandingOrderRoute, standingDateRoute } from './web/routes.tsx';

export const standingOrdersWeb = [newStandingOrderRoute, standingDateRoute] as const satisfies WebDomain;
