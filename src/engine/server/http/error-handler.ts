import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#engine/model/errors.ts';
import type { Language } from '#engine/model/languages.ts';
import { translateMessage } from '#engine/server/i18n/translations.ts';
import { AppError } from './app-error.ts';
import { codeOfDatabaseError } from './database-errors.ts';
import { requestLanguage } from './request-language.ts';

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
  if (code === 'internal') request.log.error({ err: error }, 'request failed');
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
