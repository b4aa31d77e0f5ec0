import type { ServerDomain } from '#engine/server/domain.ts';
import { deskApi } from './model/desk.api.ts';
import { adminRoutes } from './server/admin.routes.ts';
import { deskMails } from './server/mails/desk-mails.ts';
import { failingWork } from './server/waiting.ts';
import { webhooksRoutes } from './server/webhooks/webhooks.routes.ts';

/** The frame of the dashboards: figures, settings, audit, and what programs outside are connected to. */
export const desk: ServerDomain = {
  name: 'desk',
  api: [deskApi],
  routes: [adminRoutes, webhooksRoutes],
  mails: deskMails,
  waiting: failingWork,
};
