import type { WebDomain } from '#engine/web/domain.ts';
import { invoiceRoute } from './web/routes/invoice.tsx';
import { packingSlipRoute } from './web/routes/packing-slip.tsx';

export const ordersWeb = [invoiceRoute, packingSlipRoute] as const satisfies WebDomain;
