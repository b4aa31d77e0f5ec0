import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { extensionPageSchema, extensionSchema, pageFormSchema } from './page-blocks.ts';

/** What administrators see of extensions. The calls of extensions themselves are below `/api/x/`. */
export const extensionsApi = {
  'GET /api/admin/extensions': {
    guard: 'ADMIN',
    right: 'any',
    response: z.array(extensionSchema),
    summary: 'The extensions of the shop, their pages, and for owners how they do',
  },
  'POST /api/admin/extensions/:name/again': {
    guard: 'ADMIN',
    right: 'owner',
    response: z.object({ count: z.number() }),
    summary: 'Hands an extension the events once more that were given up',
  },
  'GET /api/admin/extensions/:name/pages/:page': {
    guard: 'ADMIN',
    right: 'any',
    response: extensionPageSchema,
    summary: 'What a page of an extension shows',
  },
  'POST /api/admin/extensions/:name/pages/:page': {
    guard: 'ADMIN',
    right: 'any',
    body: pageFormSchema,
    response: extensionPageSchema.extend({ said: z.string().nullable() }),
    summary: 'Sends a form of a page of an extension',
    example: { form: 'note', values: { text: 'Call the mill.' } },
  },
} as const satisfies Contract;

type ExtensionsApi = typeof extensionsApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends ExtensionsApi {}
}
