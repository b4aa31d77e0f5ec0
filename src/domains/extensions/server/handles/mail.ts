import { z } from 'zod';
import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#engine/model/languages.ts';
import type { Db } from '#engine/server/db/client.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { MailBlock, MailContent, MailTemplate } from '#engine/server/mail/mail-content.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import type { OpenExtension } from '#domains/extensions/server/open-extensions.ts';

const MAX_DATA_BYTES = 32 * 1024;

const to = z.union([
  z.literal('shop'),
  z.strictObject({ order: z.int().positive() }),
  z.strictObject({ person: z.int().positive() }),
]);
export const mailSchema = z.object({
  mail: z.string().max(40),
  to,
  data: z.record(z.string().max(60), z.json()),
});

export const templateOf = (extension: string, mail: string) => `x-${extension}-${mail}`;

interface Recipient {
  email: string;
  language: string;
}

const findCustomer = statement<Recipient, { id: number }>(
  'extension-mail-of-order',
  `select customer_email as email, language from orders where id = $id::int and customer_email like '%@%'`,
);
const findPerson = statement<Recipient, { id: number }>(
  'extension-mail-of-person',
  'select email, language from users where id = $id::int and deleted_at is null and suspended_at is null',
);

async function recipientOf(db: Db, whom: z.output<typeof to>): Promise<Recipient | undefined> {
  if (whom === 'shop') return { email: brand().supportEmail, language: DEFAULT_LANGUAGE };
  const [found] =
    'order' in whom ? await findCustomer(db, { id: whom.order }) : await findPerson(db, { id: whom.person });
  return found;
}

/** False: nobody is there to read it. */
export async function sendMail(
  db: Db,
  { described }: OpenExtension,
  { mail, to: whom, data }: z.output<typeof mailSchema>,
): Promise<boolean> {
  if (!Object.hasOwn(described.mails, mail)) throw new Error(`it has no mail '${mail}'`);
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_DATA_BYTES)
    throw new Error(`a mail says at most ${MAX_DATA_BYTES / 1024} KB`);
  const recipient = await recipientOf(db, whom);
  if (recipient === undefined) return false;
  const language: Language = isLanguage(recipient.language) ? recipient.language : DEFAULT_LANGUAGE;
  // A mail about an order is known by it in the outbox.
  const about = typeof whom === 'object' && 'order' in whom ? { orderId: whom.order } : {};
  await queueMail(db, {
    template: templateOf(described.name, mail) as never,
    recipient: recipient.email,
    language,
    data: { given: data, ...about } as never,
  });
  return true;
}

interface Row {
  label: string;
  value: string;
}

/** The mails of an extension: its texts, with what it filled in. Nothing in them is markup, and links lead to the shop. */
export function mailTemplatesOf({
  described: { name, mails },
}: OpenExtension): Record<string, MailTemplate<never>> {
  const templates = Object.entries(mails).map(
    ([mail, blocks]): [string, MailTemplate<{ given: Record<string, unknown> }>] => [
      templateOf(name, mail),
      ({ given }, { t, publicUrl }): MailContent => {
        const values = Object.fromEntries(
          Object.entries(given).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
        );
        const say = (key: string) => t(`x-${name}:${key}`, values);
        const written = (block: (typeof blocks)[number]): MailBlock => {
          switch (block.kind) {
            case 'list':
              return { kind: 'list', items: textsOf(given[block.items]) };
            case 'table':
              return { kind: 'table', rows: rowsOf(given[block.rows]) };
            case 'button':
              return { kind: 'button', label: say(block.label), href: publicUrl + block.path };
            default:
              return { kind: block.kind, text: say(block.text) };
          }
        };
        return {
          subject: say(`mails.${mail}.subject`),
          heading: say(`mails.${mail}.heading`),
          blocks: blocks.map((block) => written(block)),
        };
      },
    ],
  );
  return Object.fromEntries(templates) as Record<string, MailTemplate<never>>;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown): string[] => listOf(value).map(String);
const rowsOf = (value: unknown): Row[] =>
  listOf(value).map((row) => {
    const { label = '', value: said = '' } = (row ?? {}) as Partial<Row>;
    return { label: String(label), value: String(said) };
  });
