import { useRouter } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import { apiUrl } from '#engine/model/api/api-url.ts';
import type { PathOf } from '#engine/model/api/contract.ts';
import { formatMoment } from '#engine/model/dates.ts';
import type { GroupBuy } from '#domains/group-buys/model/group-view.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { CopyButton } from '#engine/web/ui/basics/copy-button.tsx';
import { Card } from '#engine/web/ui/content/card.tsx';
import { nameOf } from './group-words.ts';
import { TextInput } from '#engine/web/ui/forms/text-input.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';

/** By a link each, so that nothing of theirs is loaded before somebody wants it. */
const MESSENGERS = [
  {
    name: 'WhatsApp',
    urlOf: (text: string, url: string) => `https://wa.me/?text=${quote(`${text} ${url}`)}`,
  },
  {
    name: 'Telegram',
    urlOf: (text: string, url: string) => `https://t.me/share/url?url=${quote(url)}&text=${quote(text)}`,
  },
];
const quote = encodeURIComponent;

/** The link to it: to copy, to send, and for the camera of a phone across the table. Never a member's own link. */
export function ShareGroup({ group }: { group: GroupBuy }) {
  const { t, i18n } = useTranslation('group');
  const { publicUrl } = useRouter().options.context;
  const hydrated = useHydrated();
  const url = `${publicUrl}/group/${group.slug}`;
  const title = group.title ?? t('meta.title', { product: nameOf(group) });
  const text = t('share.invitation', {
    product: nameOf(group),
    closes: formatMoment(group.closesAt, 'dateTime', i18n.language),
  });
  const mail = `mailto:?subject=${quote(title)}&body=${quote(`${text}\n\n${url}`)}`;
  const ways = [
    { name: t('share.mail'), href: mail },
    ...MESSENGERS.map(({ name, urlOf }) => ({ name, href: urlOf(text, url) })),
  ];
  const hasShareSheet = hydrated && 'share' in navigator;
  return (
    <Card asChild padding="md">
      <section aria-labelledby="group-share">
        <h2 id="group-share" className="text-2xl">
          {t('share.title')}
        </h2>
        <p className="mt-1.5 text-sm text-muted">{t('share.text')}</p>
        <div className="mt-5 flex flex-wrap items-start gap-5">
          <div className="flex min-w-56 flex-1 flex-col gap-3">
            <TextInput
              readOnly
              value={url}
              aria-label={t('share.link')}
              onFocus={(event) => event.target.select()}
            />
            <div className="flex flex-wrap gap-3">
              <CopyButton
                variant="primary"
                text={url}
                label={t('share.copy')}
                copiedLabel={t('share.copied')}
              />
              {hasShareSheet && (
                <Button variant="secondary" onClick={() => void share({ title, text, url })}>
                  <Share2 aria-hidden="true" className="size-4.5" />
                  {t('share.send')}
                </Button>
              )}
            </div>
            <ul className="flex flex-wrap gap-x-5">
              {ways.map(({ name, href }) => (
                <li key={name}>
                  <a
                    href={href}
                    target={href.startsWith('https:') ? '_blank' : undefined}
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <img
            src={apiUrl('/api/group-buys/:slug/qr.svg' satisfies PathOf<'GET'>, {
              params: { slug: group.slug },
            })}
            alt={t('share.qr')}
            width={144}
            height={144}
            loading="lazy"
            className="size-36 rounded-md border border-line bg-white"
          />
        </div>
      </section>
    </Card>
  );
}

/** A visitor who closes the sheet has changed their mind, which is no failure. */
async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => {});
}
