import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Container } from '#web/ui/section.tsx';

const PICTURE_WIDTHS = [800, 1600];

/** 500 pixels tall on every screen. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section
      data-scheme="dark"
      className="relative isolate flex h-125 items-end bg-page text-ink sm:items-center"
    >
      <Picture
        src="/pictures/home/hero.jpg"
        alt=""
        width={1600}
        height={900}
        widths={PICTURE_WIDTHS}
        sizes="100vw"
        priority
        className="absolute! inset-0 -z-10 bg-page"
        imageClassName="object-[70%_50%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-page via-page/70 to-page/10 sm:bg-linear-to-r sm:from-page/95 sm:via-page/60 sm:to-transparent"
      />
      <Container className="pb-10 sm:pb-0">
        <div className="max-w-2xl">
          <p className="eyebrow mb-4 text-zest">{t('hero.eyebrow')}</p>
          <h1 className="text-5xl">{t('hero.title')}</h1>
          <p className="mt-5 mb-7 max-w-lg text-lg text-ink/90">{t('hero.text')}</p>
          <Button asChild size="lg">
            <Link to="/shop">{t('hero.shopNow')}</Link>
          </Button>
        </div>
      </Container>
    </section>
  );
}
