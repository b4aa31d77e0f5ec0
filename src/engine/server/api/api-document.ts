import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { brand } from '#engine/model/brand.ts';
import { errorBodySchema } from '#engine/model/errors.ts';
import { callOf } from '#engine/server/http/apply-contract.ts';
import { renderApiPage, type OpenApiDocument } from './api-page.ts';
import { API_TAGS, tagOf } from './api-tags.ts';
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
          'dollars, moments are ISO 8601 in UTC. `Accept-Language` chooses the language of names and messages.',
      },
      servers: [{ url: publicUrl }],
      tags: API_TAGS,
      components: {
        securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key' } },
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
          ...(isOpenToKeys(route.route.config ?? {}) && { security: [{ apiKey: [] }] }),
          response: withErrors(route.schema?.response),
        },
      });
    },
    transformObject: (input) => {
      const document: object = jsonSchemaTransformObject(input);
      addExamples(document);
      return document;
    },
  });
  // Made once; the owner may give the shop another name afterwards.
  const document = (): OpenApiDocument => {
    const made = app.swagger() as OpenApiDocument & { info: object };
    return { ...made, info: { ...made.info, title: `${brand().name} API` } };
  };
  app.get('/api/openapi.json', { config: { guard: 'public' }, schema: { hide: true } }, async () =>
    document(),
  );
  app.get('/api/docs', { config: { guard: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return renderApiPage(document());
  });
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

/** What is sent, where somebody would otherwise have to guess. */
function addExamples(document: Pick<OpenApiDocument, 'paths'>): void {
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, call] of Object.entries(methods)) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const json = call.requestBody?.content?.['application/json'];
      const example = callOf(method.toUpperCase(), url)?.example;
      if (json !== undefined && example !== undefined) json.example = example;
    }
}
