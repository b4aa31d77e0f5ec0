/** Keeps a name with dots from becoming a link in a mail. */
export const INVISIBLE_BREAK = '\u200B';

/** Names stand in mails and lists: one line, no control characters. */
export const SINGLE_LINE = /^\P{Cc}*$/u;

/** Nobody means to send a control character; those that break lines are fine in an address, a message, a reason. */
export const SEVERAL_LINES = /^(?:\P{Cc}|[\n\r\t])*$/u;

/**
 * What nobody is called: a URL, an e-mail address, a domain as people write them. It stops only what is plain to see,
 * so that no honest name is refused; mails let no link through in any case (src/engine/server/mail/foreign-links.ts).
 */
const LINK =
  /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}]{2}[.。．｡](?:com|net|org|info|biz|io|co|app|dev|shop|store|xyz|online|site|top|club|link|click|live|me|ly|eu|us|uk|de|fr|it|es|ch|at|nl|ru|cn|in|br)(?![\p{L}\p{N}])/iu;

export function isWithoutLink(name: string): boolean {
  return !LINK.test(name);
}
