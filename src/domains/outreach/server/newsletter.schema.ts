import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { IssueTexts } from '#domains/outreach/model/newsletter/issue.ts';
import { createdAt, identity, moment } from '#engine/server/db/columns.ts';

/** What administrators write to all subscribers. Once sent it stays as it is. */
export const newsletterIssues = pgTable('newsletter_issues', {
  id: identity(),
  texts: jsonb().$type<IssueTexts>().notNull(),
  productIds: jsonb().$type<number[]>().notNull().default([]),
  createdAt: createdAt(),
  sentAt: moment(),
});
