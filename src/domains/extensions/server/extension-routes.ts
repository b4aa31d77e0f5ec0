import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, type ErrorCode } from '#engine/model/errors.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { clientNetwork } from '#engine/server/http/client-network.ts';
import type { App } from '#engine/server/http/app-type.ts';
import { requestLanguage } from '#engine/server/http/request-language.ts';
import type { OpenExtension } from './open-extensions.ts';
import { ExtensionFailed } from './process/extension-host.ts';
import type { Refused } from './process/messages.ts';

const ROUTE_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** What opens an account, or says who asks: none of an extension's business. */
const KEPT_HEADERS = new Set([
  'cookie',
  'authorization',
  'x-forwarded-for',
  'forwarded',
  'proxy-authorization',
]);

export const pathOf = (extension: string, path: string) => `/api/x/${extension}${path}`;

/** The calls of an extension. A body is read as JSON where it is some, and kept as it came, for signatures. */
export function addExtensionRoutes(app: App, extension: OpenExtension): void {
  const { name, routes } = extension.described;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
        done(null, { text: body }),
      );
    for (const { key } of routes) {
      const [method, path] = key.split(' ') as ['GET', string];
      scope.route({
        method,
        url: pathOf(name, path),
        handler: (request, reply) => answer(extension, key, request, reply),
      });
    }
  });
}

async function answer(
  { described: { name }, host }: OpenExtension,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { text = '' } = (request.body ?? {}) as { text?: string };
  const user = request.knownSession?.user;
  const call = {
    do: 'route' as const,
    key,
    request: {
      params: request.params as Record<string, string>,
      query: request.query,
      body: isJson(request) && text !== '' ? parsed(text) : null,
      text,
      headers: headersOf(request),
      language: requestLanguage(request),
      person: user == null ? null : { id: user.id, role: user.role },
    },
  };
  let value: unknown;
  try {
    value = await host.call(call, ROUTE_MS, clientNetwork(request));
  } catch (error) {
    if (!(error instanceof ExtensionFailed)) throw error;
    if (error.refused !== undefined) throw refusal(error.refused);
    request.log.warn({ extension: name }, `extension ${name} failed at ${key}: ${error.message}`);
    throw new AppError('unavailable', 'errors:unavailable');
  }
  const body = JSON.stringify(value ?? null);
  if (Buffer.byteLength(body) > MAX_ANSWER_BYTES) {
    request.log.warn(
      { extension: name },
      `extension ${name} failed at ${key}: its answer is larger than 1 MB`,
    );
    throw new AppError('unavailable', 'errors:unavailable');
  }
  // Sent as it is; it may say something about the person who asked.
  await reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(body);
}

const isJson = ({ headers }: FastifyRequest) => /^application\/json\b/i.test(headers['content-type'] ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'errors:invalid');
  }
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([header, value]) => value !== undefined && !KEPT_HEADERS.has(header),
  );
  return Object.fromEntries(given.map(([header, value]) => [header, [value].flat().join(', ')]));
}

/** Its own words, as far as they have the shape of a refusal. */
function refusal({ code, message, fields }: Refused): AppError {
  const known: ErrorCode =
    Object.hasOwn(ERROR_STATUS, code) && code !== 'internal' ? (code as ErrorCode) : 'invalid';
  return new AppError(known, message, fields ? { fields } : {});
}
