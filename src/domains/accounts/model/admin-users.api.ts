import type { z } from 'zod';
import type { IdAnswer } from '#engine/model/api/answers.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type { CurrentUser, Role } from '#engine/model/current-user.ts';
import type { newAdminSchema, newBuyerSchema, newProducerSchema } from './create-user.ts';
import type { AdminUser, adminUserListSchema } from './desk.ts';

type User = Pick<CurrentUser, 'user'>;

export interface AdminUsersApi {
  'GET /api/admin/users': ListCall<z.input<typeof adminUserListSchema>, AdminUser>;
  'POST /api/admin/users/admin': { body: z.input<typeof newAdminSchema>; answer: User };
  'POST /api/admin/users/buyer': { body: z.input<typeof newBuyerSchema>; answer: User };
  'POST /api/admin/users/producer': { body: z.input<typeof newProducerSchema>; answer: User };
  'PATCH /api/admin/users/:id/role': { body: { role: Role }; answer: IdAnswer };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AdminUsersApi {}
}
