import { keepPreviousData } from '@tanstack/react-query';
import { MAX_ASKED } from '#domains/cart/model/companions/companions.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';

/** The same products in any order are the same question, and one cached answer. */
export function companionsQuery(productIds: readonly number[]) {
  const ids = [...new Set(productIds)].slice(0, MAX_ASKED).toSorted((a, b) => a - b);
  return apiQuery('/api/companions', { query: { of: ids.join(',') } });
}

/** While a cart changes, what was shown stays until the new answer is there. */
export const followedCompanions = (productIds: readonly number[]) => ({
  ...companionsQuery(productIds),
  placeholderData: keepPreviousData,
});
