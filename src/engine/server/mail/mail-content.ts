import type { TFunction } from 'i18next';
import type { Language } from '#engine/model/languages.ts';
import type { Shop } from '#engine/server/shop.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';

/** What a mail says, free of any markup: one layout turns it into HTML and plain text. */
export interface MailContent {
  subject: string;
  heading: string;
  blocks: MailBlock[];
  /** For our own team, who must be able to open what a visitor sent. Otherwise only links to the shop stay links. */
  foreignLinks?: 'kept';
  /** Of mails that come again and again: why they come, and where one click ends them. */
  subscription?: { why: string; leaveUrl: string };
  /** Files that come with it. They are made when the mail leaves: the outbox does not hold them. */
  attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export type MailBlock =
  | { kind: 'text'; text: string; picture?: MailPicture }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: string[]; pictures?: readonly MailPicture[] }
  | {
      kind: 'table';
      rows: { label: string; value: string; strong?: boolean; picture?: MailPicture }[];
    }
  | { kind: 'products'; items: MailProduct[] }
  | { kind: 'button'; label: string; href: string };

/** The path of a picture of the shop, as it is stored; one that lies elsewhere is not shown. Nothing: there is none. */
export type MailPicture = string | null | undefined;

/** A product of the shop, with a link to it. `detail`: a line under its name. */
export interface MailProduct {
  name: string;
  detail: string;
  price: string;
  href: string;
  picture?: MailPicture;
}

/** What stands under every mail. */
export interface MailFooter {
  lines: readonly string[];
  leave: { why: string; label: string; url: string } | undefined;
}

export interface MailContext {
  /** In the recipient's language. */
  t: TFunction;
  language: Language;
  publicUrl: string;
  links: LinkSigner;
}

/** Each is one file in `server/mails/` of its domain, which declares it. */
export type MailTemplate<Data> = (data: Data, context: MailContext) => MailContent;

/** A row of the outbox, as far as it decides what is written. */
export interface OutboxMail {
  id: number;
  template: string;
  recipient: string;
  replyTo: string | null;
  language: string;
  data: Record<string, unknown>;
  createdAt: Date;
}

/**
 * Writes what a mail says at the moment it is sent, from what was queued: prices, stock and wishes of that moment.
 * Undefined where there is nothing to say, or nobody who wants to hear it, any more.
 */
export type LateMail<Data extends object = object> = (
  shop: Shop,
  mail: OutboxMail,
) => Promise<Data | undefined>;
