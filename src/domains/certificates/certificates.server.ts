import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { certificatesApi } from './model/certificates.api.ts';
import { forgetCertificates, ownCertificates } from './server/certificates.queries.ts';
import { certificatesRoutes } from './server/certificates.routes.ts';
import { certificatesMails } from './server/mails/certificates-mails.ts';
import { remindOfCertificates, waitingCertificates } from './server/remind-of-certificates.ts';
import { endCertificates } from './server/renew-certificates.ts';

/** What producers and their food are certified as: applied for with a proof, looked at, shown until it ends. */
export const certificates: ServerDomain = {
  name: 'certificates',
  api: [certificatesApi],
  routes: [certificatesRoutes],
  timers: ({ catalogue, db }) => [
    {
      name: 'end-certificates',
      next: everyMinutes(5),
      run: (now) => endCertificates({ catalogue, db }, now),
    },
    { name: 'remind-of-certificates', next: HOURLY, run: (now) => remindOfCertificates(db, now) },
  ],
  mails: certificatesMails,
  waiting: waitingCertificates,
  ownData: ownCertificates,
  forget: (tx, _changed, person) => forgetCertificates(tx, person),
};
