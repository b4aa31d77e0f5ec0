import type { z } from 'zod';
import type { adminListSchema } from '#engine/model/list-query.ts';
import type { IdResponse, Message } from '#engine/model/api/responses.ts';
import type { ListCall } from '#engine/model/api/call.ts';
import type {
  IssueDetail,
  issuePreviewQuerySchema,
  issuePreviewSchema,
  issueTrialSchema,
  newIssueSchema,
  NewsletterIssue,
} from './issue.ts';
import type { newsletterLinkSchema, subscribeSchema } from './newsletter.ts';

export interface NewsletterApi {
  'POST /api/newsletter': { body: z.input<typeof subscribeSchema>; response: Message };
  'POST /api/newsletter/confirm': { body: z.input<typeof newsletterLinkSchema>; response: Message };
  'POST /api/newsletter/unsubscribe': { body: z.input<typeof newsletterLinkSchema>; response: Message };

  'GET /api/admin/newsletter/issues': ListCall<z.input<typeof adminListSchema>, NewsletterIssue>;
  'POST /api/admin/newsletter/issues': { body: z.input<typeof newIssueSchema>; response: IdResponse };
  'GET /api/admin/newsletter/issues/:id': { response: IssueDetail };
  'PUT /api/admin/newsletter/issues/:id': { body: z.input<typeof newIssueSchema>; response: IdResponse };
  'DELETE /api/admin/newsletter/issues/:id': { response: IdResponse };
  'GET /api/admin/newsletter/issues/:id/preview': {
    query?: z.input<typeof issuePreviewQuerySchema>;
    response: z.output<typeof issuePreviewSchema>;
  };
  'POST /api/admin/newsletter/issues/:id/trial': {
    body: z.input<typeof issueTrialSchema>;
    response: Message;
  };
  'POST /api/admin/newsletter/issues/:id/send': { response: IssueDetail };
}

declare module '#engine/model/api/api.ts' {
  interface Api extends NewsletterApi {}
}
