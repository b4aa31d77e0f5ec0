import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { sampleNames, sampleOf } from './mail-samples.ts';

/** What the shop's mails look like, in each language. */
export function mailSamplesRoutes(app: ApiApp, { config, db }: Shop): void {
  app.get('/api/admin/mails', (request) => {
    const language = requestLanguage(request);
    return sampleNames().map((name) => ({ name, subject: sampleOf(config, name, language).subject }));
  });

  app.get('/api/admin/mails/:name', (request) => {
    requireSample(request.params.name);
    return sampleOf(config, request.params.name, request.query.language);
  });

  app.post('/api/admin/mails/:name/send', async (request, reply) => {
    const { name } = request.params;
    requireSample(name);
    const { email } = signedInUser(request);
    const { language } = request.body;
    await queueMail(db, { template: 'mail-sample', recipient: email, language, data: { name } });
    return reply.status(202).send({ to: email });
  });
}

function requireSample(name: string): void {
  if (!sampleNames().some((known) => known === name)) throw new AppError('not_found', 'errors:mailNotFound');
}
