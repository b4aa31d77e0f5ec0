import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#engine/model/errors.ts';
import type { Language } from '#engine/model/languages.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { AppError } from './app-error.ts';
import { requestLanguage } from './request-language.ts';
import { isAway, isDiskFull } from '#engine/server/db/error-codes.ts';
import { isConflict } from '#engine/server/db/retry-conflicts.ts';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';

/** Responds to a failed request. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const body = prepareFailure(error, request, reply);
  // Not through the route's response schema: an error has one shape everywhere.
  void reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Sets the status of a failed request and says what is wrong. Unknown errors are logged and tell the caller nothing. */
export function prepareFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ErrorBody {
  const body = errorAnswer(error, requestLanguage(request));
  const { code, retryAfterSeconds } = body;
  if (code === 'internal' || isDiskFull(error)) request.log.error({ err: error }, 'request failed');
  // What somebody else did not do: the caller reads that, and the operator why.
  else if (error instanceof AppError && error.cause !== undefined)
    request.log.warn({ err: error.cause }, error.message);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  void reply.status(ERROR_STATUS[code]);
  return body;
}

/** The only place where errors become responses. */
export function errorAnswer(error: unknown, language: Language): ErrorBody {
  const say = (message: string, params?: Record<string, unknown>) =>
    translateMessage(language, message, params);

  if (error instanceof AppError) {
    const { fields, params, retryAfterSeconds } = error.details;
    const reason = error.details.reason ?? (error.code === 'unauthenticated' ? 'sign_in_needed' : undefined);
    return {
      message: say(error.message, params),
      code: error.code,
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, say(text, params)])),
      }),
      ...(reason && { reason }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const name = issue.instancePath.split('/').filter(Boolean).join('.');
      if (name !== '') fields[name] ??= say(issue.message ?? 'validation:invalidInput', issue.params);
    }
    const first = Object.values(fields)[0];
    if (first === undefined) return { message: say('errors:invalid'), code: 'invalid' };
    return { message: first, code: 'invalid', fields };
  }
  const code = codeOfDatabaseError(error) ?? codeOfFrameworkError(error as FastifyError);
  return { message: say(`errors:${code}`), code };
}

function codeOfFrameworkError(error: FastifyError): ErrorCode {
  switch (error.statusCode) {
    case 400:
      return 'invalid';
    case 403:
      return 'forbidden';
    // 414: a name in the URL is longer than any that exists.
    case 404:
    case 414:
      return 'not_found';
    case 413:
      return 'too_large';
    case 415:
      return 'unsupported_type';
    case 429:
      return 'rate_limited';
    case 503:
      return 'unavailable';
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? 'invalid'
        : 'internal';
  }
}

/** Values PostgreSQL cannot hold: a NUL character in a text or in JSON, half a character in JSON, a number out of range, a broken date. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22003', '22008', '22007']);
/** Somebody else was first: a unique value taken, a row gone that this one points to. */
const TAKEN = new Set(['23505', '23503']);
/** What a database's refusal means to the caller; undefined when it is our own mistake. */
export function codeOfDatabaseError(error: unknown): ErrorCode | undefined {
  // Lost against others every time: there are too many of them at the moment.
  if (isConflict(error) || isDiskFull(error)) return 'unavailable';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== undefined && UNSTORABLE.has(code)) return 'invalid';
    if (code !== undefined && TAKEN.has(code)) return 'conflict';
  }
  return isAway(error) ? 'unavailable' : undefined;
}

interface UnreadableRequest extends NodeJS.ErrnoException {
  /** What had arrived of it: a Buffer. */
  rawPacket?: unknown;
}

/** For what cannot be parsed as a request: no route, no language, but an error of the usual shape. The connection is closed. */
export function answerUnreadableRequest(error: UnreadableRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = describe(error.code);
  const body = JSON.stringify({ message, code: 'invalid' } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Who asks with HEAD takes a body for the beginning of the next response.
  const isHead = Buffer.isBuffer(error.rawPacket) && error.rawPacket.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`, () => socket.destroySoon());
}

function describe(code: string | undefined): { status: 400 | 408 | 431; message: string } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: 'The address and headers are too long.' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: 'The request took too long to arrive.' };
  return { status: 400, message: 'This is not a request we understand.' };
}
