import type { FastifyRequest } from 'fastify';
import type { Message } from '#engine/model/api/responses.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { requestLanguage } from './request-language.ts';

/** A response that is a sentence, in the language of the request; `key` names the text. */
export function messageFor(request: FastifyRequest, key: string): Message {
  return { message: translator(requestLanguage(request))(key) };
}
