import type { WebDomain } from '#engine/web/domain.ts';
import { returnItemsRoute, returnLabelRoute } from '#domains/returns/web/routes.tsx';

export const returnsWeb = [returnItemsRoute, returnLabelRoute] as const satisfies WebDomain;
