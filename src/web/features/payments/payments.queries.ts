import type { TestOutcome } from '#shared/payments/money-input.ts';
import { apiQuery } from '#web/api/api-query.ts';
import { apiRequest } from '#web/api/client.ts';

export const testPaymentQuery = (reference: string) =>
  apiQuery('/api/payments/test/:reference', { params: { reference } });

export const payByTest = (reference: string, outcome: TestOutcome) =>
  apiRequest('POST /api/payments/test/:reference', { params: { reference }, body: { outcome } });
