import { expect, it } from 'vitest';
import { ERROR_REASONS } from '#engine/model/errors.ts';
import { openTestApp } from '../../../../tests/support/test-app.ts';

interface Call {
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}
interface Document {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, { properties: Record<string, { enum?: string[] }> }> };
}

it('says of every call what a refusal looks like', async () => {
  const shop = await openTestApp();
  const { body } = await shop.visitor().get<Document>('/api/openapi.json');
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  );
  expect(calls.length).toBeGreaterThan(20);
  const undocumented = calls.filter(
    ({ call }) =>
      call.responses.default?.content?.['application/json']?.schema.$ref !== '#/components/schemas/Error',
  );
  expect(undocumented.map(({ name }) => name)).toEqual([]);
  expect(body.components.schemas.Error!.properties.reason!.enum).toEqual(Object.keys(ERROR_REASONS));
});
