import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { BRAND } from '#shared/brand.ts';
import { renderApiPage } from './api-page.ts';

/** The OpenAPI document, made from the schemas that also validate, and a page to read it. */
export async function addApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${BRAND.name} API`, version: '1' } },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { config: { guard: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
  app.get('/api/docs', { config: { guard: 'public' }, schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    return renderApiPage(app.swagger() as Parameters<typeof renderApiPage>[0], app.routeTable);
  });
}
