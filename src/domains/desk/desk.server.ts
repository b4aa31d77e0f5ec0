import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes } from '#engine/server/scheduler/timer.ts';
import { deskApi } from './model/desk.api.ts';
import { webhooksApi } from './model/webhooks.api.ts';
import { adminRoutes } from './server/admin.routes.ts';
import { figuresRoutes } from './server/figures/figures.routes.ts';
import { sumUpDays } from './server/figures/sum-up-days.ts';
import { forgetFirstSteps, ownFirstSteps } from './server/first-steps/first-steps.ts';
import { firstStepsRoutes } from './server/first-steps/first-steps.routes.ts';
import { mailSamplesRoutes } from './server/mail-samples/mail-samples.routes.ts';
import { deskMails } from './server/mails/desk-mails.ts';
import { tellOfBankAccount } from './server/settings/tell-of-bank-account.ts';
import { forgetViews, viewsOf } from './server/views/views.ts';
import { viewsRoutes } from './server/views/views.routes.ts';
import { failingWork } from './server/waiting.ts';
import { webhooksRoutes } from './server/webhooks/webhooks.routes.ts';

/** The frame of the dashboards: figures, settings, audit, and what programs outside are connected to. */
export const desk: ServerDomain = {
  name: 'desk',
  api: [deskApi, webhooksApi],
  routes: [figuresRoutes, firstStepsRoutes, adminRoutes, mailSamplesRoutes, viewsRoutes, webhooksRoutes],
  timers: ({ db }) => [{ name: 'sum-up-sales', next: everyMinutes(10), run: (now) => sumUpDays(db, now) }],
  settingsChanged: tellOfBankAccount,
  mails: deskMails,
  waiting: failingWork,
  ownData: async (db, person) => ({
    savedViews: (await viewsOf(db, person.id)).map(({ list, name, search }) => ({ list, name, search })),
    firstSteps: await ownFirstSteps(db, person.id),
  }),
  forget: async (tx, _changed, person) => {
    await forgetViews(tx, person.id);
    await forgetFirstSteps(tx, person.id);
  },
};
