import { randomBytes } from 'node:crypto';
import type { Language } from '#engine/model/languages.ts';
import type { Config } from '#engine/server/config.ts';
import { LinkSigner } from '#engine/server/http/link-signer.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { withOwnPictures } from '#engine/server/mail/html-layout.ts';
import type { MailTemplate } from '#engine/server/mail/mail-content.ts';
import { mailTemplate, type MailTemplateName } from '#engine/server/mail/templates.ts';
import { SAMPLE_MAIL_NAMES, SAMPLE_MAILS } from './sample-mails.ts';

/** Nobody holds its secret: a link of a sample opens no order and ends no subscription of a real person. */
const NO_LINKS = new LinkSigner(randomBytes(32));

/** Wraps another, to be looked at: it is never itself one of those. */
const SAMPLE = 'mail-sample';

/** Those that can be looked at. */
export function sampleNames(): MailTemplateName[] {
  return SAMPLE_MAIL_NAMES.filter((name) => name !== SAMPLE && mailTemplate(name) !== undefined);
}

/** Any mail of the shop as it might be, written by its own template. */
export const mailSample: MailTemplate<{ name: string }> = ({ name }, context) => {
  const template = mailTemplate(name);
  if (template === undefined || name === SAMPLE || !Object.hasOwn(SAMPLE_MAILS, name))
    throw new Error(`There is no sample of a mail '${name}'`);
  const data: Record<string, unknown> = { ...SAMPLE_MAILS[name as MailTemplateName] };
  const content = template(data, { ...context, links: NO_LINKS });
  return { ...content, subject: context.t('mail:sample', { subject: content.subject }) };
};

/** As it would be sent; composed by what sends. */
export function sampleOf(config: Pick<Config, 'mailFrom' | 'publicUrl'>, name: string, language: Language) {
  const mail = {
    id: 0,
    template: name,
    recipient: 'ada@example.com',
    replyTo: null,
    language,
    data: { ...SAMPLE_MAILS[name as MailTemplateName] },
    createdAt: new Date(0),
  };
  const { subject, html, text, from } = composeMail(mail, config, NO_LINKS);
  // In the frame that shows it, a link would lead to a page that refuses to be in a frame: it opens nowhere instead.
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return { name, from, subject, text, html: withOwnPictures(framed, config.publicUrl) };
}
