import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { BRAND } from '#shared/brand.ts';
import { errorBodySchema } from '#shared/errors.ts';
import { renderApiPage } from './api-page.ts';

/** The OpenAPI document, made from the schemas that also validate, and a page to read it. */
export async function addApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${BRAND.name} API`, version: '1' } },
    transform: (route) =>
      jsonSchemaTransform({
        ...route,
        schema: { ...route.schema, response: withErrors(route.schema?.response) },
      }),
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { config: { guard: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  app.get('/api/docs', { config: { guard: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return renderApiPage(app.swagger() as Parameters<typeof renderApiPage>[0], app.routeTable);
  });
}

/** Any call may be refused, and every refusal has the same shape. */
function withErrors(response: unknown): object {
  return {
    ...(response as object),
    default: { description: 'Refused', content: { 'application/json': { schema: errorBodySchema } } },
  };
}
