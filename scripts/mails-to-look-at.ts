// The mails that the shop writes to many, or by itself on certain days, for npm run screenshots.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '#server/config.ts';
import { LinkSigner } from '#server/http/link-signer.ts';
import { composeMail } from '#server/mail/compose-mail.ts';

const OIL = {
  name: 'Taggiasca Extra Virgin Olive Oil',
  slug: 'taggiasca-extra-virgin-olive-oil',
  producerName: 'Frantoio Ripalunga',
};
const HONEY = { name: 'Lime Blossom Honey', slug: 'lime-blossom-honey', producerName: 'Hof Birkengrund' };

const MAILS: Record<string, Record<string, unknown>> = {
  'shop-opened': { role: 'BUYER' },
  'newsletter-issue': {
    issueId: 1,
    email: 'ada@example.com',
    subject: 'The new olive oil is here',
    text: 'Pressed last week, bottled yesterday.\n\nTaste it while it is green.',
    products: [
      { ...OIL, priceCents: 24_99 },
      { ...HONEY, priceCents: 12_50 },
    ],
  },
  'saved-news': {
    userId: 1,
    items: [
      { ...OIL, priceCents: 19_90, wasCents: 24_99, isBack: false },
      { ...HONEY, priceCents: 12_50, wasCents: null, isBack: true },
    ],
  },
  'applications-overdue': { applications: [{ companyName: 'Hof Birkengrund', dueOn: '2026-11-25' }] },
};

/** Written into the folder, one page each. */
export function mailsToLookAt(folder: string, language: string): Record<string, string> {
  const config = readConfig({});
  const pages = Object.entries(MAILS).map(([template, data]) => {
    const row = { id: 1, template, recipient: 'ada@example.com', replyTo: null, createdAt: new Date() };
    const mail = composeMail({ ...row, language, data }, config, new LinkSigner('screenshots'));
    const file = path.join(folder, `${template}.html`);
    writeFileSync(file, mail.html);
    return [`mail-${template}`, pathToFileURL(file).href] as const;
  });
  return Object.fromEntries(pages);
}
