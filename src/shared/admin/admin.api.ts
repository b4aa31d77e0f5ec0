import type { z } from 'zod';
import type { CurrentUser, Role } from '#shared/accounts/current-user.ts';
import type { IdAnswer } from '#shared/api/answers.ts';
import type { Download, ListCall } from '#shared/api/call.ts';
import type { Order } from '#shared/orders/order.ts';
import type { ReviewStatus } from '#shared/reviews/review.ts';
import type {
  adminListSchema,
  adminOrderListSchema,
  adminProducerListSchema,
  adminProductListSchema,
  adminReviewListSchema,
  adminUserListSchema,
  adminWaitlistSchema,
} from './admin-lists.ts';
import type {
  AdminCategory,
  AdminOrder,
  AdminProducer,
  AdminProduct,
  adminProductChangesSchema,
  AdminReview,
  AdminSettings,
  AdminStats,
  AdminUser,
  AuditEntry,
  categoryChangesSchema,
  producerVerdictSchema,
  RefusedAddress,
  TimerState,
  WaitlistEntry,
} from './admin.ts';
import type { newAdminSchema, newBuyerSchema, newProducerSchema } from './create-user.ts';

type User = Pick<CurrentUser, 'user'>;

export interface AdminApi {
  'GET /api/admin/stats': { answer: AdminStats };
  'GET /api/admin/audit': ListCall<z.input<typeof adminListSchema>, AuditEntry>;
  'GET /api/admin/timers': { answer: TimerState[] };
  'GET /api/admin/settings': { answer: AdminSettings };
  'PUT /api/admin/settings': { body: AdminSettings; answer: AdminSettings };

  'GET /api/admin/users': ListCall<z.input<typeof adminUserListSchema>, AdminUser>;
  'POST /api/admin/users/admin': { body: z.input<typeof newAdminSchema>; answer: User };
  'POST /api/admin/users/buyer': { body: z.input<typeof newBuyerSchema>; answer: User };
  'POST /api/admin/users/producer': { body: z.input<typeof newProducerSchema>; answer: User };
  'PATCH /api/admin/users/:id/role': { body: { role: Role }; answer: IdAnswer };

  'GET /api/admin/producers': ListCall<z.input<typeof adminProducerListSchema>, AdminProducer>;
  'PATCH /api/admin/producers/:id': { body: z.input<typeof producerVerdictSchema>; answer: IdAnswer };

  'GET /api/admin/waitlist': ListCall<z.input<typeof adminWaitlistSchema>, WaitlistEntry>;
  'GET /api/admin/waitlist/export': { query?: z.input<typeof adminWaitlistSchema>; answer: Download };

  'GET /api/admin/refused-addresses': ListCall<z.input<typeof adminListSchema>, RefusedAddress>;
  'DELETE /api/admin/refused-addresses/:id': { answer: IdAnswer };

  'GET /api/admin/orders': ListCall<z.input<typeof adminOrderListSchema>, AdminOrder>;
  'GET /api/admin/orders/export': { query?: z.input<typeof adminOrderListSchema>; answer: Download };
  'GET /api/admin/orders/:id': { answer: Order };

  'GET /api/admin/reviews': ListCall<z.input<typeof adminReviewListSchema>, AdminReview>;
  'PATCH /api/admin/reviews/:id': { body: { status: ReviewStatus }; answer: IdAnswer };

  'GET /api/admin/products': ListCall<z.input<typeof adminProductListSchema>, AdminProduct>;
  'PATCH /api/admin/products/:id': { body: z.input<typeof adminProductChangesSchema>; answer: IdAnswer };

  'GET /api/admin/categories': { answer: AdminCategory[] };
  'PATCH /api/admin/categories/:id': { body: z.input<typeof categoryChangesSchema>; answer: IdAnswer };
}
