import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Badge } from '#engine/web/ui/content/badge.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { EmptyState } from '#engine/web/ui/content/empty-state.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { useHydrated } from '#engine/web/ui/basics/use-hydrated.ts';
import { Wishes } from './wishes.tsx';
import { WaitlistForm } from './waitlist-form.tsx';

const PICTURE_WIDTHS = [800, 1600, 2400];

export function WaitlistHero() {
  const { t } = useTranslation('waitlist');
  return (
    <section data-scheme="dark" className="relative isolate bg-page text-ink">
      <Picture
        src="/pictures/home/hero.jpg"
        alt=""
        width={1600}
        height={600}
        widths={PICTURE_WIDTHS}
        sizes="100vw"
        priority
        className="absolute! inset-0 -z-10 bg-page"
        imageClassName="object-[30%_50%] opacity-55"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-page/60 via-page/70 to-page lg:bg-linear-to-r lg:from-page/95 lg:via-page/70 lg:to-page/40"
      />
      <Container className="grid items-center gap-x-16 gap-y-10 py-12 sm:py-20 lg:grid-cols-[1.2fr_26rem]">
        <div>
          <Badge tone="zest" caps className="mb-6">
            {t('hero.badge')}
          </Badge>
          <h1 className="text-5xl">{t('hero.title')}</h1>
          <p className="mt-6 max-w-text text-lg text-ink/90">{t('hero.lead')}</p>
          <Button asChild size="lg" className="mt-8 lg:hidden">
            <a href="#join">{t('hero.button')}</a>
          </Button>
        </div>
        <JoinCard />
      </Container>
    </section>
  );
}

/** The mail about joining leads back here, to say what one would take. Nothing of it is in the page itself. */
function useTokenOfMail(): string | null {
  const hydrated = useHydrated();
  return hydrated ? new URLSearchParams(window.location.search).get('wishes') : null;
}

/** The form, or thanks once somebody has joined. Light or dark as the page is, so that it stands out on the hero. */
function JoinCard() {
  const { t } = useTranslation('waitlist');
  const [joined, setJoined] = useState<{ token: string | null }>();
  const fromMail = useTokenOfMail();
  const token = joined?.token ?? (joined === undefined ? fromMail : null);
  return (
    <div
      id="join"
      data-scheme="page"
      className="relative overflow-hidden rounded-xl bg-surface p-6 text-ink shadow-xl sm:p-8"
    >
      {joined !== undefined && (
        <div role="status">
          <EmptyState
            size="sm"
            icon={<CircleCheckBig />}
            title={t('joined.title')}
            description={t('joined.text')}
            actions={
              <Button variant="secondary" onClick={() => setJoined(undefined)}>
                {t('joined.again')}
              </Button>
            }
          />
        </div>
      )}
      {joined === undefined && token === null && <WaitlistForm onJoined={setJoined} />}
      {token !== null && <Wishes token={token} />}
    </div>
  );
}
