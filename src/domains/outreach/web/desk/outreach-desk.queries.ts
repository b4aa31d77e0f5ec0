import { apiQuery } from '#engine/web/api/api-query.ts';

export const adminSettingsQuery = apiQuery('/api/admin/settings');
export const announcementQuery = apiQuery('/api/admin/waitlist/announcement');
export const issueQuery = (id: number) => apiQuery('/api/admin/newsletter/issues/:id', { params: { id } });
