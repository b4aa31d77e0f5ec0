import type { TFunction } from 'i18next';
import type { Language } from '#shared/languages.ts';
import type { LinkSigner } from '../http/link-signer.ts';

/** What a mail says, free of any markup: one layout turns it into HTML and plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  blocks: MailBlock[];
  /** For our own team, who must be able to open what a visitor sent. Otherwise only links to the shop stay links. */
  foreignLinks?: 'kept';
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: { label: string; value: string; strong?: boolean }[] }
  | { kind: 'button'; label: string; href: string };

export interface MailContext {
  /** In the recipient's language. */
  t: TFunction;
  language: Language;
  publicUrl: string;
  links: LinkSigner;
}

/** Each template is one file in templates/, named in the registry `templates.ts`. */
export type MailTemplate<Data> = (data: Data, context: MailContext) => MailContent;
