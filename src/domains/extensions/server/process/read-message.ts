import { z } from 'zod';

const id = z.int();
const text = z.string();
const written = text.transform((json): unknown => JSON.parse(json));

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), described: z.unknown() }),
  z.object({ kind: z.literal('wrong'), reason: text }),
  z.object({
    kind: z.literal('answer'),
    id,
    json: written.optional(),
    failed: text.optional(),
    refused: z.object({ code: text, message: text, fields: z.record(text, text).optional() }).optional(),
  }),
  z.object({ kind: z.literal('ask'), id, during: id, what: text, json: written }),
  z.object({ kind: z.literal('log'), line: text }),
  z.object({ kind: z.literal('pong') }),
]);
export type Message = z.output<typeof messageSchema>;

/**
 * What comes from an extension's process. The extension itself may have written it: it is bytes until it is found to be a message.
 * Undefined: it is none.
 */
export function readMessage(line: string): Message | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
