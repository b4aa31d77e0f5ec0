import type { WebDomain } from '#engine/web/domain.ts';
import { payRoute } from '#domains/payments/web/routes.tsx';

export const paymentsWeb = [payRoute] as const satisfies WebDomain;
