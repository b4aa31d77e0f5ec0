import { brand, brandAddress } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#engine/model/languages.ts';
import type { Config } from '#engine/server/config.ts';
import type { LinkSigner } from '#engine/server/http/link-signer.ts';
import { writingIn } from '#engine/server/i18n/reader.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { withoutForeignLinks } from './foreign-links.ts';
import { renderHtml } from './html-layout.ts';
import { senderOf } from './sender.ts';
import type { OutboxMail } from './mail-content.ts';
import { mailTemplate } from './templates.ts';
import { renderText } from './text-layout.ts';

export type ComposedMail = ReturnType<typeof composeMail>;

type Letterhead = Pick<Config, 'mailFrom' | 'publicUrl'>;

/** All that a message says. Composed again it is the same, Message-ID included: a repeated delivery can be recognised. */
export function composeMail(mail: OutboxMail, config: Letterhead, links: LinkSigner) {
  const template = mailTemplate(mail.template);
  if (template === undefined) throw new Error(`There is no mail template '${mail.template}'`);
  const language = isLanguage(mail.language) ? mail.language : DEFAULT_LANGUAGE;
  const t = translator(language);
  const written = writingIn(language, () =>
    template(mail.data, { t, language, publicUrl: config.publicUrl, links }),
  );
  const content = written.foreignLinks === 'kept' ? written : withoutForeignLinks(written, config.publicUrl);
  const { subscription } = content;
  const footer = {
    lines: [
      t('mail:layout.questions', { email: brand().supportEmail }),
      t('mail:layout.footer', { brand: brand().name, address: brandAddress(), phone: brand().phone }),
    ],
    leave: subscription && {
      why: subscription.why,
      label: t('mail:layout.unsubscribe'),
      url: subscription.leaveUrl,
    },
  };
  const fingerprint = links.sign('mail', mail.id).slice(0, 16);
  return {
    messageId: `<${mail.id}.${fingerprint}@${domainOf(config.mailFrom)}>`,
    date: mail.createdAt,
    from: senderOf(config),
    to: singleLine(mail.recipient),
    replyTo: singleLine(mail.replyTo ?? brand().supportEmail),
    subject: singleLine(content.subject),
    text: renderText(content, footer, t('mail:layout.colon')),
    html: renderHtml(content, { footer, language, publicUrl: config.publicUrl }),
    attachments: (content.attachments ?? []).map((file) => ({ ...file, content: Buffer.from(file.content) })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs offer one click that asks nothing further. The same URL is a page for people.
      ...(subscription && {
        'List-Unsubscribe': `<${subscription.leaveUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** A line break in a header would begin the next one. */
function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
