import { z } from 'zod';
import { mailProgressSchema } from '#engine/model/mail-progress.ts';
import { adminListSchema, sortSchema } from '#engine/model/lists/list-query.ts';
import { idSchema } from '#engine/model/ids.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type OtherLanguage } from '#engine/model/languages.ts';
import { SINGLE_LINE } from '#engine/model/person-name.ts';

export const MAX_ISSUE_PRODUCTS = 6;

const subject = z
  .string('validation:required')
  .trim()
  .min(1, 'validation:required')
  .max(150, 'validation:tooLong')
  .regex(SINGLE_LINE, 'validation:subjectOneLine');
const text = z
  .string('validation:required')
  .trim()
  .min(1, 'validation:required')
  .max(20_000, 'validation:tooLong')
  .refine((written) => !written.includes('\0'), 'validation:invalidInput');
const issueTextSchema = z.object({ subject, text });
export type IssueText = z.output<typeof issueTextSchema>;

const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => [
  language,
  issueTextSchema.optional(),
]);

/** English always; a language that is left out reads the English text. */
export const issueTextsSchema = z.object({
  [DEFAULT_LANGUAGE]: issueTextSchema,
  ...(Object.fromEntries(others) as Record<OtherLanguage, z.ZodOptional<typeof issueTextSchema>>),
});
export type IssueTexts = z.output<typeof issueTextsSchema>;

export const newIssueSchema = z.object({
  texts: issueTextsSchema,
  productIds: z.array(idSchema()).max(MAX_ISSUE_PRODUCTS, 'validation:tooManyProducts').default([]),
});
export type NewIssue = z.output<typeof newIssueSchema>;

/** The languages in which an issue is written. */
export function writtenLanguages(texts: IssueTexts): Language[] {
  return LANGUAGES.filter((language) => texts[language] !== undefined);
}

export function textIn(texts: IssueTexts, language: Language): IssueText {
  return texts[language] ?? texts.en;
}

export const issueListSchema = adminListSchema.extend({ sort: sortSchema('subject', 'sent') });
export type IssueList = z.output<typeof issueListSchema>;

export const newsletterIssueSchema = z.object({
  id: z.number(),
  texts: issueTextsSchema,
  productIds: z.array(z.number()),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  progress: mailProgressSchema.nullable(),
});
export type NewsletterIssue = z.infer<typeof newsletterIssueSchema>;

export const issueDetailSchema = newsletterIssueSchema.extend({
  products: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Who would get it now. */
  subscribers: z.number(),
  /** Of this issue, the newest first, at most a hundred. */
  bounced: z.array(z.object({ email: z.string(), reason: z.string() })),
});
export type IssueDetail = z.infer<typeof issueDetailSchema>;

export const issuePreviewQuerySchema = z.object({
  language: z.enum(LANGUAGES, 'validation:invalidInput').default(DEFAULT_LANGUAGE),
  theme: z.enum(['light', 'dark'], 'validation:invalidInput').default('light'),
});
export const issuePreviewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const issueTrialSchema = z.object({
  email: z
    .string('validation:emailInvalid')
    .trim()
    .max(254, 'validation:emailInvalid')
    .regex(z.regexes.email, 'validation:emailInvalid'),
  language: z.enum(LANGUAGES, 'validation:invalidInput').default(DEFAULT_LANGUAGE),
});
