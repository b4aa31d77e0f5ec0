import addressparser from 'nodemailer/lib/addressparser';
import { encodeWord, encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { ComposedMail } from './compose-mail.ts';

const LINE_BREAK = '\r\n';
/** RFC 2047 allows 75, with what stands around it. */
const MAX_ENCODED_WORD = 52;

/**
 * The mail as it travels (RFC 5322): one text in two forms. nodemailer would write the same through a dozen streams, which takes
 * four times as long as composing it, on the thread that answers shoppers.
 */
export function writeMessage(mail: ComposedMail): Buffer {
  // No text can hold it: quoted-printable never writes '=_'.
  const boundary = `=_${mail.messageId.slice(1, mail.messageId.indexOf('@'))}`;
  const headers = {
    From: addresses(mail.from),
    To: `<${mail.to}>`,
    'Reply-To': `<${mail.replyTo}>`,
    Subject: encodeWords(mail.subject, 'Q', MAX_ENCODED_WORD, true),
    'Message-ID': mail.messageId,
    Date: mail.date.toUTCString().replace('GMT', '+0000'),
    ...mail.headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  };
  const lines = [
    ...Object.entries(headers).map(([name, value]) => foldLines(`${name}: ${value}`)),
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join(LINE_BREAK));
}

function part(boundary: string, type: string, text: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(text.replace(/\r\n|\r|\n/g, LINE_BREAK))),
  ];
}

/** As an operator wrote them in the settings, with names that other programs read. */
function addresses(setting: string): string {
  return addressparser(setting, { flatten: true })
    .map(({ name, address }) => (name === '' ? `<${address}>` : `${phrase(name)} <${address}>`))
    .join(', ');
}

function phrase(name: string): string {
  if (/^[\w ]+$/.test(name)) return name;
  if (/^[\x20-\x7e]+$/.test(name)) return `"${name.replace(/["\\]/g, String.raw`\$&`)}"`;
  return encodeWord(name, 'Q', MAX_ENCODED_WORD);
}
