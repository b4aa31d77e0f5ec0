import type { z } from 'zod';
import type { App } from '#engine/server/http/app-type.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const MAX_BODY_BYTES = 4_096;

/**
 * RFC 8058: a mail program posts 'List-Unsubscribe=One-Click' to the URL that the mail's header names, without cookies and
 * without asking anybody. The same URL, opened by a person, is a page with a button.
 */
export function addOneClick<Query extends z.ZodObject>(
  app: App,
  path: string,
  query: Query,
  unsubscribe: (query: z.output<Query>) => Promise<void>,
): void {
  void app.register(async (scope: App) => {
    // What it says is always the same.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORMS,
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, done) => done(null, undefined),
    );
    scope.post(
      path,
      { config: { guard: 'public' }, schema: { querystring: query, hide: true } },
      async (request, reply) => {
        await unsubscribe(request.query as z.output<Query>);
        return reply.status(200).send();
      },
    );
  });
}
