import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#engine/server/config.ts';
import { OWNERS_FILE, OWNERS_FOLDER } from '#engine/server/data-folder.ts';
import type { ComposedMail } from './compose-mail.ts';

export interface MailTransport {
  /** Resolves once the next server has accepted the mail. */
  send(mailId: number, mail: ComposedMail): Promise<void>;
  close(): void;
}

/** Of mails to single people. */
export const MAX_CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

export function openTransport({ smtpUrl, dataDir }: Config, maxConnections: number): MailTransport {
  return smtpUrl === undefined ? keepAsFiles(join(dataDir, 'mail')) : sendBySmtp(smtpUrl, maxConnections);
}

function sendBySmtp(url: string, maxConnections: number): MailTransport {
  const transporter = createTransport({
    pool: true,
    url,
    maxConnections,
    // The outbox repeats; a second mechanism underneath could deliver twice.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  return {
    async send(_mailId, mail) {
      await transporter.sendMail(messageOf(mail));
    },
    close: () => transporter.close(),
  };
}

/** Without a mail server mails are written to files that every mail reader opens. */
function keepAsFiles(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mailId, mail) {
      const file = join(folder, `${String(mailId).padStart(8, '0')}.eml`);
      const { message } = await writer.sendMail(messageOf(mail));
      const write = () => writeFile(`${file}.part`, message, { mode: OWNERS_FILE });
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER });
        await write();
      });
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}

/** The mail as nodemailer is told it. Written again it is the same, its boundary included. */
export function messageOf({ to, replyTo, messageId, ...mail }: ComposedMail): SendMailOptions {
  return {
    ...mail,
    // As an object it is one address, whatever it holds; a text would be read as a list.
    to: { name: '', address: to },
    replyTo: { name: '', address: replyTo },
    messageId,
    baseBoundary: messageId.slice(1, messageId.indexOf('@')),
    textEncoding: 'quoted-printable',
    // What customers wrote stands in mails: nothing in them is to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
