import { z } from 'zod';
import { SINGLE_LINE } from '#engine/model/person-name.ts';

/** So many views of one list at most: a menu that people can read. */
export const MAX_VIEWS = 20;
const MAX_PARAMETERS = 30;

const INVALID = 'validation:invalidInput';

const newViewFields = z.object({
  name: z
    .string('validation:required')
    .trim()
    .min(1, 'validation:required')
    .max(60, 'validation:tooLong')
    .refine((text) => SINGLE_LINE.test(text), INVALID),
  /** What narrows and sorts it, as in its URL. */
  search: z
    .record(
      z.string().regex(/^[A-Za-z]{1,40}$/, INVALID),
      z
        .string(INVALID)
        .max(200, 'validation:tooLong')
        .refine((text) => SINGLE_LINE.test(text), INVALID),
    )
    .refine((search) => Object.keys(search).length <= MAX_PARAMETERS, 'validation:tooLong'),
});

/** `lists`: which paths a list may have. */
const newViewOf = (lists: RegExp) =>
  newViewFields.extend({ list: z.string(INVALID).max(80, INVALID).regex(lists, INVALID) });

/** Of an administrator's lists. */
export const adminViewSchema = newViewOf(/^\/api\/admin\/[a-z/-]+$/);

/** Of the lists of somebody who works for a producer. */
export const producerViewSchema = newViewOf(/^\/api\/producer\/[a-z/-]+$/);

export type NewView = z.output<typeof adminViewSchema>;

export const viewSchema = z.object({
  id: z.number(),
  list: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.string()),
});

export type View = z.infer<typeof viewSchema>;
