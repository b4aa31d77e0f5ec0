import type { z } from 'zod';
import type { IdAnswer } from '#engine/model/api/answers.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type { adminListSchema } from '#engine/model/list-query.ts';
import type { AdminSettings, AdminStats, AuditEntry, RefusedAddress, TimerState } from './admin.ts';

export interface AdminApi {
  'GET /api/admin/stats': { answer: AdminStats };
  'GET /api/admin/audit': ListCall<z.input<typeof adminListSchema>, AuditEntry>;
  'GET /api/admin/timers': { answer: TimerState[] };
  'GET /api/admin/settings': { answer: AdminSettings };
  'PUT /api/admin/settings': { body: AdminSettings; answer: AdminSettings };

  'GET /api/admin/refused-addresses': ListCall<z.input<typeof adminListSchema>, RefusedAddress>;
  'DELETE /api/admin/refused-addresses/:id': { answer: IdAnswer };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends AdminApi {}
}
