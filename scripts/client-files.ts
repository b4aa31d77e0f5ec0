import { z } from 'zod';
import { serverDomains } from '#app/server/domains.ts';
import type { Call } from '#engine/model/api/call.ts';
import { withExports } from '#engine/model/api/exports.ts';
import { WEBHOOK_EVENTS } from '#engine/model/webhooks/webhook-events.ts';

interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

const HEAD = `// Written by \`npm run client\` from the contract of the API. Not to be changed by hand.\n`;

/** What the client's package holds that comes from the contract, by file. */
export function clientFiles(): Record<'calls.d.ts' | 'idempotent.js', string> {
  const calls = serverDomains
    .flatMap(({ api = [] }) => api)
    .flatMap((contract) => Object.entries(withExports(contract)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const events = WEBHOOK_EVENTS.map((event) => `'${event}'`).join(' | ');
  const idempotent = calls.filter(
    ([, { headers }]) => headers !== undefined && 'idempotency-key' in headers.shape,
  );
  return {
    'calls.d.ts': `${HEAD}
/** What programs are told of. */
export type WebhookEvent = ${events};

export interface Calls {
${calls.map(([name, call]) => `${commentOf(call)}\n  '${name}': ${typeOf(call)};`).join('\n')}
}
`,
    'idempotent.js': `${HEAD}
/** Writes that are done once however often they are sent with the same key. */
export const IDEMPOTENT = new Set([${idempotent.map(([name]) => `\n  '${name}',`).join('')}\n]);
`,
  };
}

function commentOf({ summary, guard, right }: Call): string {
  const who = [guard].flat().join(' or ');
  return `  /** ${summary}. For: ${who}${right ? `, right: ${right}` : ''}. */`;
}

function typeOf({ query, body, form, response, list, download }: Call): string {
  const parts = [
    ...(query ? [`query: ${typeScriptOf(query)}`] : []),
    ...(body
      ? [`body: ${typeScriptOf(body)}${body.safeParse(undefined).success ? ' | undefined' : ''}`]
      : []),
    ...(form ? ['form: true'] : []),
    ...(list ? [`item: ${typeScriptOf(list)}`, `response: ${arrayOf(typeScriptOf(list))}`] : []),
    ...(response ? [`response: ${typeScriptOf(response)}`] : []),
    ...(download || (!list && !response) ? [`response: ${download ? 'string' : 'null'}`] : []),
  ];
  return `{ ${parts.join('; ')} }`;
}

/** As the wire carries it. */
function typeScriptOf(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    cycles: 'throw',
  });
  return written(json as JsonSchema);
}

function written(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'unknown';
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return [...new Set(union.map(written))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${written(one)})`).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => written({ ...schema, type })).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map(written).join(', ')}]`
        : arrayOf(written(schema.items ?? true));
    case 'object':
      return objectOf(schema);
    default:
      return 'unknown';
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${written(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return `Record<string, ${written(additionalProperties ?? true)}>`;
}

const arrayOf = (item: string) => (/^\w+$/u.test(item) ? `${item}[]` : `(${item})[]`);
const nameOf = (name: string) => (/^[A-Za-z_]\w*$/u.test(name) ? name : `'${name}'`);
const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
