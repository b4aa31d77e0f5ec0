import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { brand } from '#engine/model/brand.ts';
import { errorBodySchema } from '#engine/model/errors.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { CachedResponse } from '#engine/server/cache/cached-response.ts';
import { callOf } from '#engine/server/http/apply-contract.ts';
import { SESSION_COOKIE } from '#engine/server/sessions/session.ts';
import { renderApiPage, type OpenApiDocument } from './api-page.ts';
import { API_TAGS, tagOf } from './api-tags.ts';
import { completeDocument } from './complete-document.ts';
import type { Guard } from '#engine/server/http/app-type.ts';

/** The OpenAPI document, made from the schemas that also validate, and a page to read it and to try calls. */
export async function addApiDocument(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand().name} API`,
        version: '1',
        description:
          'Everything the shop does is a call of this API. Public calls need nothing; those of producers and ' +
          'administrators need an API key, made in their dashboards and sent as `Authorization: Bearer …`. Amounts are ' +
          `decimals in the shop’s currency (${shopHome().currency}), ` +
          'moments are ISO 8601 in UTC. `Accept-Language` chooses the language of names and messages.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: serverUrl(publicUrl) }],
      tags: API_TAGS,
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: SESSION_COOKIE,
            description: 'Somebody who is signed in, or the holder of a cart',
          },
        },
      },
    },
    transform: (route) => {
      const method = [route.route.method].flat()[0]!;
      const call = callOf(method, route.url);
      return jsonSchemaTransform({
        ...route,
        schema: {
          ...route.schema,
          // Files and pages are no calls.
          hide: call === undefined,
          summary: call?.summary ?? '',
          tags: [tagOf(route.url)],
          description: whoMay(
            route.route.config?.guard ?? 'public',
            route.route.config?.sessionOnly === true,
          ),
          security: securityOf(route.route.config ?? {}),
          response: withErrors(route.schema?.response),
        },
      });
    },
    transformObject: (input) => {
      const document: object = jsonSchemaTransformObject(input);
      completeDocument(document);
      return document;
    },
  });
  // Made once; the owner may give the shop another name afterwards.
  const document = (): OpenApiDocument => {
    const made = app.swagger() as OpenApiDocument & { info: object };
    return { ...made, info: { ...made.info, title: `${brand().name} API` } };
  };
  const open = { config: { guard: 'public' }, schema: { hide: true } } as const;
  app.get(
    '/api/openapi.json',
    open,
    kept('application/json; charset=utf-8', () => JSON.stringify(document())),
  );
  app.get(
    '/api/docs',
    open,
    kept('text/html; charset=utf-8', () => renderApiPage(document())),
  );
}

/** Megabytes that anybody may ask for: written and compressed once, and again where the shop has another name. */
function kept(type: string, write: () => string) {
  let written: { name: string; response: CachedResponse } | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { name } = brand();
    if (written?.name !== name)
      written = { name, response: new CachedResponse({ status: 200, type, text: write() }) };
    return written.response.send(request, reply);
  };
}

const PEOPLE: Partial<Record<string, string>> = {
  public: 'Open to everybody.',
  owner: 'For the holder of the cart or the link; not with an API key.',
  'signed-in': 'For everybody who is signed in; not with an API key.',
};

function whoMay(guard: Guard, sessionOnly: boolean): string {
  const known = typeof guard === 'string' ? PEOPLE[guard] : undefined;
  if (known !== undefined) return known;
  const roles = [guard].flat().join(' or ');
  return `For ${roles}${sessionOnly ? ', signed in; not with an API key.' : '.'}`;
}

/** By what a call knows who makes it; an empty one: it may be nobody. */
function securityOf(config: { guard?: Guard; sessionOnly?: boolean }): Record<string, string[]>[] {
  const { guard = 'public' } = config;
  if (guard === 'public') return [];
  if (guard === 'owner') return [{}, { session: [] }];
  return isOpenToKeys(config) ? [{ apiKey: [] }, { session: [] }] : [{ session: [] }];
}

/** Programs on other machines do not reach a shop that somebody tries on their own: its URL is where the document was. */
function serverUrl(publicUrl: string): string {
  return new URL(publicUrl).hostname === 'localhost' ? '/' : publicUrl.replace(/\/$/u, '');
}

function isOpenToKeys({ guard, sessionOnly }: { guard?: Guard; sessionOnly?: boolean }): boolean {
  const isOfRole = guard !== undefined && !['public', 'owner', 'signed-in', 'BUYER'].includes(String(guard));
  return isOfRole && sessionOnly !== true;
}

/** Any call may be refused, and every refusal has the same shape. */
function withErrors(response: unknown): object {
  return {
    ...(response as object),
    default: { description: 'Refused', content: { 'application/json': { schema: errorBodySchema } } },
  };
}
