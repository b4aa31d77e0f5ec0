import type { z } from 'zod';
import type { ListCall } from '#engine/model/api/call.ts';
import type {
  AdminPromoCode,
  adminPromoCodeListSchema,
  newPromoCodeSchema,
  promoCodeChangesSchema,
} from './promo-code.ts';

export interface PromotionsApi {
  'GET /api/admin/promo-codes': ListCall<z.input<typeof adminPromoCodeListSchema>, AdminPromoCode>;
  'POST /api/admin/promo-codes': { body: z.input<typeof newPromoCodeSchema>; response: AdminPromoCode };
  'PATCH /api/admin/promo-codes/:id': {
    body: z.input<typeof promoCodeChangesSchema>;
    response: AdminPromoCode;
  };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends PromotionsApi {}
}
