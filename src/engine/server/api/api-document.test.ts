import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_REASONS } from '#engine/model/errors.ts';
import { openTestApp } from '../../../../tests/support/test-app.ts';
import { operationIdOf } from './complete-document.ts';

interface Call {
  operationId: string;
  parameters?: { name: string; in: string; schema: { type?: string } }[];
  security: Record<string, string[]>[];
  responses: Record<string, { $ref?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Call>>;
  components: {
    responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
    schemas: Record<string, { properties: Record<string, { enum?: string[] }> }>;
  };
}

describe('the document of the API', () => {
  let text: string;
  let document: Document;
  beforeAll(async () => {
    const shop = await openTestApp();
    ({ text, body: document } = await shop.visitor().get<Document>('/api/openapi.json'));
  });

  it('is written once for all who ask, and small on its way', async () => {
    const shop = await openTestApp();
    for (const path of ['/api/openapi.json', '/api/docs']) {
      const ask = (headers: Record<string, string>) => shop.app.inject({ url: path, headers });
      const whole = await ask({});
      const { etag } = whole.headers;
      expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304);
      const packed = await ask({ 'accept-encoding': 'gzip' });
      expect(packed.headers).toMatchObject({ etag, 'content-encoding': 'gzip' });
      expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 5);
    }
    const swagger = vi.spyOn(shop.app, 'swagger');
    await shop.visitor().get('/api/docs');
    expect(swagger).not.toHaveBeenCalled();
  });

  it("keeps Redocly's recommended rules, without a warning", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    const places = problems.map(({ severity, ruleId, message, location: [place] }) =>
      [severity, ruleId, message, place?.pointer].join(' '),
    );
    expect(places).toEqual([]);
    // The rules are there: without names for programs they complain.
    const nameless = await lintFromString({ source: text.replaceAll('"operationId"', '"x-id"'), config });
    expect(nameless.map(({ ruleId }) => ruleId)).toContain('operation-operationId');
  });

  it('says of every call what a refusal looks like', () => {
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
    );
    expect(calls.length).toBeGreaterThan(20);
    const undocumented = calls.filter(
      ({ call }) =>
        call.responses['4XX']?.$ref !== '#/components/responses/Refused' ||
        call.responses['5XX']?.$ref !== '#/components/responses/Refused',
    );
    expect(undocumented.map(({ name }) => name)).toEqual([]);
    const { Refused } = document.components.responses;
    expect(Refused!.content['application/json']!.schema.$ref).toBe('#/components/schemas/Error');
    expect(document.components.schemas.Error!.properties.reason!.enum).toEqual(Object.keys(ERROR_REASONS));
  });

  it('has one path for what is read by its name and changed by its number', () => {
    const { get, patch } = document.paths['/api/products/{slugOrId}']!;
    expect([get!.operationId, patch!.operationId]).toEqual(['getProductsBySlug', 'patchProductsById']);
    const types = [get!, patch!].map(({ parameters }) =>
      parameters!.filter((each) => each.in === 'path').map(({ name, schema }) => [name, schema.type]),
    );
    expect(types).toEqual([[['slugOrId', 'string']], [['slugOrId', 'integer']]]);
  });

  it('says of what type a file is that comes back', () => {
    const { get } = document.paths['/api/group-buys/{slug}/qr.svg']!;
    expect(get!.responses['200']).toEqual({
      description: 'The link of a group buy as a QR code',
      content: { 'image/svg+xml': {} },
    });
  });

  it('says by what a call knows who makes it', () => {
    const securityOf = (method: string, path: string) => document.paths[path]![method]!.security;
    expect(securityOf('get', '/api/categories')).toEqual([]);
    expect(securityOf('post', '/api/cart')).toEqual([{}, { session: [] }]);
    expect(securityOf('get', '/api/producer/orders')).toEqual([{ apiKey: [] }, { session: [] }]);
    expect(securityOf('post', '/api/keys')).toEqual([{ session: [] }]);
  });
});

it.each([
  ['get', '/api/products', 'getProducts'],
  ['get', '/api/products/{slug}/reviews', 'getProductsBySlugReviews'],
  ['delete', '/api/admin/promo-codes/{id}', 'deleteAdminPromoCodesById'],
])('%s %s is %s to programs', (method, path, name) => {
  expect(operationIdOf(method, path)).toBe(name);
});
