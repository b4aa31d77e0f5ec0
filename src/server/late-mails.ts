import { composeIssue } from './features/newsletter/compose-issue.ts';
import { writeSavedNews } from './features/saved/write-saved-news.ts';
import type { LateMails } from './mail/late-mail.ts';

/** Mails that are written when they are sent, because what they say must be true then. */
export const shopLateMails: LateMails = {
  'newsletter-issue': composeIssue,
  'saved-news': writeSavedNews,
};
