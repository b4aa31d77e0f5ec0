// Every text that the API's calls take, as the schema that reads it.
import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';

const PARTS = ['body', 'form', 'query', 'params', 'headers'] as const;

/** By the place it was found first: schemas that many calls share are there once. */
export function textFieldsOf(contracts: readonly Contract[]): Map<string, z.ZodType> {
  const places = new Map<z.ZodType, string>();
  for (const [name, call] of contracts.flatMap((contract) => Object.entries(contract)))
    for (const part of PARTS) if (call[part] !== undefined) collect(call[part], `${name} ${part}`, places);
  return new Map([...places].map(([schema, place]) => [place, schema]));
}

function collect(schema: z.ZodType, place: string, places: Map<z.ZodType, string>): void {
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape))
      collect(field, `${place}.${name}`, places);
  else if (schema instanceof z.ZodArray) collect(schema.element as z.ZodType, `${place}[]`, places);
  else if (schema instanceof z.ZodRecord) collect(schema.valueType as z.ZodType, `${place}{}`, places);
  else {
    // What is wrapped may be an object or a list; the wrapping itself may read texts as well.
    for (const inner of wrapped(schema)) collect(inner, place, places);
    if (!places.has(schema)) places.set(schema, `${place} (${schema.type}, ${places.size})`);
  }
}

function wrapped(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType];
  if ('unwrap' in schema) return [(schema as z.ZodOptional).unwrap() as z.ZodType];
  return [];
}
