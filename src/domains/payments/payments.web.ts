import type { WebDomain } from '#engine/web/domain.ts';
import { payRoute } from './web/routes/pay.tsx';

export const paymentsWeb = [payRoute] as const satisfies WebDomain;
