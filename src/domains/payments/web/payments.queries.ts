import type { TestOutcome } from '#domains/payments/model/money-input.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { apiRequest } from '#engine/web/api/client.ts';

export const testPaymentQuery = (reference: string) =>
  apiQuery('/api/payments/test/:reference', { params: { reference } });

export const payByTest = (reference: string, outcome: TestOutcome) =>
  apiRequest('POST /api/payments/test/:reference', { params: { reference }, body: { outcome } });
