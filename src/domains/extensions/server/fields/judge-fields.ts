import { z } from 'zod';

const MAX_FIELDS = 20;
const MAX_OPTIONS = 50;
/** Of all its choices: their names go along with every page. */
const MAX_ALL_OPTIONS = 100;
const MAX_TEXT = 2_000;

/** Words that every object has would be found where nobody has said them. */
const NAME = /^[a-z][a-z0-9_]{0,29}$/;
const isFree = (name: string) => NAME.test(name) && !(name in {});

const option = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'an option must be small letters, digits and dashes')
  .refine((value) => !(value in {}), 'an option must not be named like something that every object has');

const field = z
  .strictObject(
    {
      kind: z.enum(['truth', 'text', 'number', 'choice'], 'kind must be truth, text, number or choice'),
      options: z
        .array(option)
        .min(1, 'a choice needs options')
        .max(MAX_OPTIONS, `a choice has at most ${MAX_OPTIONS} options`)
        .optional(),
      maxLength: z.int().min(1).max(MAX_TEXT, `a text has at most ${MAX_TEXT} characters`).optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      edit: z.enum(['producer', 'admin'], 'edit must be producer or admin').optional(),
      badge: z.boolean().optional(),
      filter: z.boolean().optional(),
    },
    'a field says its kind, options, maxLength, min, max, edit, badge and filter, and nothing else',
  )
  .refine(
    ({ kind, options }) => (kind === 'choice') === (options !== undefined),
    'a choice, and nothing else, has options',
  )
  .refine(({ options = [] }) => new Set(options).size === options.length, 'an option stands there twice')
  .refine(({ kind, maxLength }) => kind === 'text' || maxLength === undefined, 'only a text has maxLength')
  .refine(
    ({ kind, min, max }) => kind === 'number' || (min === undefined && max === undefined),
    'only a number has min and max',
  )
  .refine(({ min = -Infinity, max = Infinity }) => min <= max, 'min is greater than max')
  .refine(
    ({ kind, filter }) => filter !== true || kind === 'truth' || kind === 'choice',
    'lists are narrowed by a truth or a choice',
  )
  .refine(
    ({ kind, badge }) => badge !== true || kind === 'truth' || kind === 'choice',
    'cards show a truth or a choice',
  );

/** The fields of products that an extension adds. The messages are for who wrote it. */
export const productFieldsSchema = z
  .record(z.string(), field)
  .refine(
    (fields) => Object.keys(fields).every(isFree),
    "a field must be named with small letters, digits and underscores, like 'vegan'",
  )
  .refine(
    (fields) => Object.keys(fields).length <= MAX_FIELDS,
    `an extension has at most ${MAX_FIELDS} fields`,
  )
  .refine(
    (fields) => Object.values(fields).flatMap(({ options = [] }) => options).length <= MAX_ALL_OPTIONS,
    `the choices of an extension have at most ${MAX_ALL_OPTIONS} options together`,
  );
