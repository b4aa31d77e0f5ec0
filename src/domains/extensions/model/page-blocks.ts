import { z } from 'zod';

const words = z.string().max(5_000);
const word = z.string().max(300);
/** In the shop: nobody is led elsewhere. */
const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

const field = z.object({
  name: z.string().regex(/^\w{1,60}$/),
  label: word,
  kind: z.enum(['text', 'longText', 'number', 'truth', 'choice']),
  options: z
    .array(z.object({ value: word, label: word }))
    .max(200)
    .optional(),
  value: z.union([words, z.boolean()]).optional(),
  required: z.boolean().optional(),
  hint: word.optional(),
});

/** What a page of an extension shows: plain words, drawn as all pages of the desk are. */
export const pageBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'text', 'note']), text: words }),
  z.object({ kind: z.literal('figures'), figures: z.array(z.object({ label: word, value: word })).max(12) }),
  z.object({
    kind: z.literal('table'),
    title: word,
    columns: z.array(word).min(1).max(10),
    rows: z.array(z.array(words).max(10)).max(500),
    empty: word,
  }),
  z.object({ kind: z.literal('link'), text: word, path }),
  z.object({
    kind: z.literal('form'),
    name: z.string().regex(/^\w{1,60}$/),
    submit: word,
    fields: z.array(field).max(30),
  }),
]);
export type PageBlock = z.infer<typeof pageBlockSchema>;

export const pageBlocksSchema = z.array(pageBlockSchema).max(50);

export const pageFormSchema = z.object({
  form: z.string().max(60),
  values: z.record(z.string().max(60), z.union([z.string().max(20_000), z.boolean()])),
});

export const extensionPageSchema = z.object({ title: z.string(), blocks: pageBlocksSchema });
export type ExtensionPage = z.infer<typeof extensionPageSchema>;

/** What an extension may provide the shop with. */
export const providedSchema = z.enum(['taxRates', 'carrier', 'payment', 'payout', 'pictures']);

export const extensionSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** Those that the caller may open. */
  pages: z.array(z.object({ name: z.string(), title: z.string() })),
  /** What it may reach and how it does; null: the caller is not an owner. */
  state: z
    .object({
      running: z.boolean(),
      restarts: z.number(),
      lastFailure: z.object({ at: z.string(), reason: z.string() }).nullable(),
      events: z.array(z.string()),
      /** Events that wait, and that were given up. */
      waiting: z.number(),
      failed: z.number(),
      hosts: z.array(z.string()),
      routes: z.array(z.object({ call: z.string(), who: z.string() })),
      /** What it adds to products, by its labels. */
      fields: z.array(z.string()),
      provides: z.array(providedSchema),
    })
    .nullable(),
});
export type ExtensionState = z.infer<typeof extensionSchema>;
