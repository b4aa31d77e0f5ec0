import type { z } from 'zod';
import type { IdResponse } from '#engine/model/api/responses.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type { adminListSchema } from '#engine/model/list-query.ts';
import type { AdminSettings, AdminStats, AuditEntry, RefusedAddress, TimerState } from './admin.ts';

export interface AdminApi {
  'GET /api/admin/stats': { response: AdminStats };
  'GET /api/admin/audit': ListCall<z.input<typeof adminListSchema>, AuditEntry>;
  'GET /api/admin/timers': { response: TimerState[] };
  'GET /api/admin/settings': { response: AdminSettings };
  'PUT /api/admin/settings': { body: AdminSettings; response: AdminSettings };

  'GET /api/admin/refused-addresses': ListCall<z.input<typeof adminListSchema>, RefusedAddress>;
  'DELETE /api/admin/refused-addresses/:id': { response: IdResponse };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AdminApi {}
}
