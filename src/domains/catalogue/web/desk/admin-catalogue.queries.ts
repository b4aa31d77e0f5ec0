import { apiQuery } from '#engine/web/api/api-query.ts';

export const adminCategoriesQuery = apiQuery('/api/admin/categories');
