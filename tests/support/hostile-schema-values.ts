// Values that fit a JSON schema, or nearly.
import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';

export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valueOf));
  if (schema.allOf !== undefined)
    return fc.tuple(...schema.allOf.map(valueOf)).map((parts) => Object.assign({}, ...parts) as unknown);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case 'string':
      return stringOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, field]) => [name, valueOf(field)] as const,
      );
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
    }
    default:
      return hostileValue;
  }
}

function stringOf({ format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.integer({ min: 1, max: 500 }).map((n) => `person${n}@example.com`);
  if (format === 'uri') return fc.constantFrom('https://example.com/', 'https://example.com/a.jpg');
  const most = Math.min(Math.max(maxLength, minLength), minLength + 60);
  return fc.oneof(
    fc.string({ unit: fc.constantFrom(...'abcdeé 12-'), minLength, maxLength: most }),
    fc.constantFrom(
      'Some honest words',
      'person1@example.com',
      'correct horse',
      '0123456789',
      '12 Harbour Street, Portland',
    ),
    hostileText,
  );
}

function numberOf({ type, minimum = 0, maximum = 1_000 }: JsonSchema): fc.Arbitrary<number> {
  const least = Math.max(minimum, -1e9);
  const most = Math.max(least, Math.min(maximum, 1e9));
  const whole = fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) });
  const small = fc.integer({
    min: Math.ceil(least),
    max: Math.max(Math.ceil(least), Math.min(60, Math.floor(most))),
  });
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1);
  if (type === 'integer') return fc.oneof(small, whole, edges);
  return fc.oneof(small, whole, edges, fc.double({ min: least, max: most, noNaN: true }));
}
