import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type { CurrentUser, Role } from '#engine/model/current-user.ts';
import type { newAdminSchema, newBuyerSchema, newProducerSchema } from './create-user.ts';
import type { AdminUser, adminUserListSchema } from './desk.ts';

type User = Pick<CurrentUser, 'user'>;

export interface AdminUsersApi {
  'GET /api/admin/users': ListCall<z.input<typeof adminUserListSchema>, AdminUser>;
  'POST /api/admin/users/admin': { body: z.input<typeof newAdminSchema>; response: User };
  'POST /api/admin/users/buyer': { body: z.input<typeof newBuyerSchema>; response: User };
  'POST /api/admin/users/producer': { body: z.input<typeof newProducerSchema>; response: User };
  'PATCH /api/admin/users/:id/role': { body: { role: Role }; response: IdResponse };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AdminUsersApi {}
}
