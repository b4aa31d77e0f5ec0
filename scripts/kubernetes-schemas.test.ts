import { expect, it } from 'vitest';
import { judgeBy } from './kubernetes-schemas.ts';

/** As Kubernetes writes it, with one kind. */
const judge = judgeBy([
  {
    components: {
      schemas: {
        Port: {
          properties: { port: { oneOf: [{ type: 'integer' }, { type: 'string' }] } },
        },
        Service: {
          properties: {
            apiVersion: { type: 'string' },
            kind: { type: 'string' },
            metadata: { type: 'object' },
            ports: { type: 'array', items: { allOf: [{ $ref: '#/components/schemas/Port' }] } },
          },
          'x-kubernetes-group-version-kind': [{ group: '', version: 'v1', kind: 'Service' }],
        },
      },
    },
  },
]);
const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'shop' } };

it('takes what Kubernetes would take', () => {
  expect(judge([{ ...service, ports: [{ port: 80 }, { port: 'http' }] } as typeof service])).toEqual([]);
});

it('names a value of the wrong kind, a field that is misspelt, and a kind that is unknown', () => {
  const wrong = [
    { ...service, ports: 80 },
    { ...service, ports: [{ prt: 80 }] },
    { ...service, apiVersion: 'v2' },
  ];
  expect(judge(wrong)).toEqual([
    'Service shop/ports: must be array',
    'Service shop/ports/0: must NOT have additional properties (prt)',
    'Service shop: Kubernetes describes no Service of v2',
  ]);
});
