import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import { messageFor } from '#engine/server/http/message-for.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { Shop } from '#engine/server/shop.ts';
import { previewIssue } from './compose-issue.ts';
import { issueDetail, listIssues } from './issues.queries.ts';
import { sendIssue, sendTrial } from './send-issue.ts';
import { changeIssue, createIssue, deleteIssue } from './write-issue.ts';

/** The administrators' side: writing an issue, looking at it, sending it. */
export function newsletterIssueRoutes(app: ApiApp, shop: Shop): void {
  const { db } = shop;

  app.get('/api/admin/newsletter/issues', (request) => listIssues(db, request.query));

  app.post('/api/admin/newsletter/issues', async (request, reply) =>
    reply.status(201).send({ id: await createIssue(db, signedInUser(request), request.body) }),
  );

  app.get('/api/admin/newsletter/issues/:id', (request) =>
    issueDetail(db, request.params.id, requestLanguage(request)),
  );

  app.put('/api/admin/newsletter/issues/:id', async (request) => {
    await changeIssue(db, signedInUser(request), request.params.id, request.body);
    return { id: request.params.id };
  });

  app.delete('/api/admin/newsletter/issues/:id', async (request) => {
    await deleteIssue(db, signedInUser(request), request.params.id);
    return { id: request.params.id };
  });

  app.get('/api/admin/newsletter/issues/:id/preview', (request) =>
    previewIssue(shop, request.params.id, request.query),
  );

  app.post('/api/admin/newsletter/issues/:id/trial', async (request, reply) => {
    await sendTrial(db, request.params.id, request.body);
    const { message } = messageFor(request, 'newsletter:trialSent');
    return reply.status(202).send({ message });
  });

  app.post('/api/admin/newsletter/issues/:id/send', async (request) => {
    await sendIssue(db, signedInUser(request), request.params.id);
    return issueDetail(db, request.params.id, requestLanguage(request));
  });
}
