import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type {
  AdminCategory,
  AdminProducer,
  adminProducerListSchema,
  AdminProduct,
  adminProductChangesSchema,
  adminProductListSchema,
  AdminReview,
  adminReviewListSchema,
  categoryChangesSchema,
  producerVerdictSchema,
} from './desk.ts';
import type { OwnProduct } from './own-product.ts';
import type { ReviewStatus } from './reviews/review.ts';

export interface AdminCatalogueApi {
  'GET /api/producer/products': { response: OwnProduct[] };

  'GET /api/admin/producers': ListCall<z.input<typeof adminProducerListSchema>, AdminProducer>;
  'PATCH /api/admin/producers/:id': { body: z.input<typeof producerVerdictSchema>; response: IdResponse };

  'GET /api/admin/reviews': ListCall<z.input<typeof adminReviewListSchema>, AdminReview>;
  'PATCH /api/admin/reviews/:id': { body: { status: ReviewStatus }; response: IdResponse };

  'GET /api/admin/products': ListCall<z.input<typeof adminProductListSchema>, AdminProduct>;
  'PATCH /api/admin/products/:id': { body: z.input<typeof adminProductChangesSchema>; response: IdResponse };

  'GET /api/admin/categories': { response: AdminCategory[] };
  'PATCH /api/admin/categories/:id': { body: z.input<typeof categoryChangesSchema>; response: IdResponse };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AdminCatalogueApi {}
}
