import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import {
  adminWithdrawalListSchema,
  adminWithdrawalSchema,
  declaredSchema,
  withdrawalSchema,
} from './withdrawal.ts';

export const withdrawalsApi = {
  'POST /api/withdrawals': {
    guard: 'public',
    rateLimit: 'withdrawals',
    body: withdrawalSchema,
    status: 201,
    response: declaredSchema,
    summary: 'Withdraws from a contract, in a shop of the European Union; the receipt comes by mail',
  },
  'GET /api/admin/withdrawals': {
    guard: 'ADMIN',
    right: 'orders',
    query: adminWithdrawalListSchema,
    list: adminWithdrawalSchema,
    summary: 'Declarations of withdrawal',
  },
  'POST /api/admin/withdrawals/:id/handled': {
    guard: 'ADMIN',
    right: 'orders',
    response: idResponseSchema,
    summary: 'Notes that all of a declaration is dealt with',
  },
} as const satisfies Contract;

type WithdrawalsApi = typeof withdrawalsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends WithdrawalsApi {}
}
