import type { WebDomain } from '#engine/web/domain.ts';
import { returnItemsRoute } from './web/routes/return-items.tsx';
import { returnLabelRoute } from './web/routes/return-label.tsx';

export const returnsWeb = [returnItemsRoute, returnLabelRoute] as const satisfies WebDomain;
