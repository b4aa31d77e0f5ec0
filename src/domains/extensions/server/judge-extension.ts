import { z } from 'zod';
import { WEBHOOK_EVENTS } from '#engine/model/webhooks/webhook-events.ts';
import { RIGHTS } from '#engine/model/rights.ts';
import { productFieldsSchema } from './fields/judge-fields.ts';
import { PROVIDED_FUNCTIONS } from './process/ports.ts';

/** The version of `madia/extension` that this shop has. */
const API = 1;

const name = (what: string) =>
  z
    .string(`${what} is no text`)
    .regex(/^[a-z][a-z0-9-]{0,39}$/, `${what} must be small letters, digits and dashes`);
const right = z.enum(['any', ...RIGHTS], `a right must be one of any, ${RIGHTS.join(', ')}`);
const names = <Of extends z.ZodType>(what: string, of: Of) => z.record(name(what), of);
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/;

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'note']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.string() }),
  z.object({ kind: z.literal('table'), rows: z.string() }),
  z.object({
    kind: z.literal('button'),
    label: z.string(),
    path: z.string().regex(/^\/(?!\/)/, 'a button leads to a path of the shop'),
  }),
]);

/** What an extension may say of itself. The messages are for who wrote it. */
export const describedSchema = z.object({
  name: name('name'),
  api: z.literal(API, `api must be ${API}: this shop has version ${API} of madia/extension`),
  hosts: z.array(z.string().regex(HOST, 'hosts must be names such as api.example.com')),
  settings: z.record(
    z.string().regex(/^[a-z][a-zA-Z0-9]{0,39}$/, 'a setting must be named like a variable'),
    z.object({
      kind: z.enum(['text', 'url', 'secret', 'number']),
      required: z.boolean().optional(),
      options: z.array(z.string()).min(1).optional(),
    }),
  ),
  events: z.array(z.enum(WEBHOOK_EVENTS, `an event must be one of ${WEBHOOK_EVENTS.join(', ')}`)),
  routes: z.array(
    z
      .object({
        key: z
          .string()
          .regex(
            /^(?:GET|POST|PUT|PATCH|DELETE) (?:\/:?[\w-]+)+$/,
            "a route must be named like 'POST /notes'",
          ),
        who: z.enum(
          ['public', 'signed-in', 'BUYER', 'PRODUCER', 'ADMIN'],
          'who must be public, signed-in, BUYER, PRODUCER or ADMIN',
        ),
        right: right.optional(),
        summary: z.string('a route needs a summary').min(1),
        body: z.record(z.string(), z.unknown()).optional(),
      })
      .refine(
        ({ who, right: needed }) => (who === 'ADMIN' || who === 'PRODUCER') === (needed !== undefined),
        'calls of administrators and producers, and no others, say a right',
      ),
  ),
  timers: z.array(
    z.object({
      name: name('a timer'),
      everyMinutes: z
        .number()
        .min(1, 'everyMinutes must be at least 1')
        .max(60 * 24 * 31),
    }),
  ),
  mails: names('a mail', z.array(block)),
  pages: z.array(z.object({ name: name('a page'), right })),
  fields: productFieldsSchema,
  provides: z.array(z.enum(PROVIDED_FUNCTIONS)),
});

export type JudgedExtension = z.output<typeof describedSchema>;

/** In one line; undefined: it is right. */
export function faultOf(described: unknown): string | undefined {
  const { error } = describedSchema.safeParse(described);
  const issue = error?.issues[0];
  if (issue === undefined) return undefined;
  return `${issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''}${issue.message}`;
}

/** The variable of a setting: `chatUrl` of `order-chat` is `X_ORDER_CHAT_CHAT_URL`. */
export function variableOf(extension: string, setting: string): string {
  const words = `${extension}-${setting.replaceAll(/[A-Z]/g, (letter) => `-${letter}`)}`;
  return `X_${words.replaceAll('-', '_').toUpperCase()}`;
}

/** What the operator has said, as the extension is told; a text: what is wrong. */
export function settingsOf(
  { name: extension, settings }: JudgedExtension,
  given: Readonly<Record<string, string>>,
): Record<string, string | number> | string {
  const read: Record<string, string | number> = {};
  for (const [setting, { kind, required, options }] of Object.entries(settings)) {
    const variable = variableOf(extension, setting);
    const text = given[variable];
    if (text === undefined) {
      if (required === true) return `${variable} is missing`;
      continue;
    }
    if (kind === 'url' && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
      return `${variable} must be an http(s) address`;
    if (kind === 'number' && !/^-?\d+(?:\.\d+)?$/.test(text)) return `${variable} must be a number`;
    if (options !== undefined && !options.includes(text))
      return `${variable} must be one of ${options.join(', ')}`;
    read[setting] = kind === 'number' ? Number(text) : text;
  }
  return read;
}
