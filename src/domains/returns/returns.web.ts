import type { WebDomain } from '#engine/web/domain.ts';
import { returnItemsRoute, returnLabelRoute, withdrawRoute } from '#domains/returns/web/routes.tsx';

export const returnsWeb = [returnItemsRoute, returnLabelRoute, withdrawRoute] as const satisfies WebDomain;
