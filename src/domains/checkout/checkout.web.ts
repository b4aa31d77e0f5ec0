import type { WebDomain } from '#engine/web/domain.ts';
import { checkoutRoute } from './web/routes/checkout.tsx';

export const checkoutWeb = [checkoutRoute] as const satisfies WebDomain;
