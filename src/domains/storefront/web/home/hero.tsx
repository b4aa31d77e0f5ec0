import { Link } from '@tanstack/react-router';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/section.tsx';

const PICTURE_WIDTHS = [800, 1600, 2400];

/** 500 pixels tall on every screen. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section
      data-scheme="dark"
      className="relative isolate flex h-125 items-start bg-page text-ink sm:items-center"
    >
      <Picture
        src="/pictures/home/hero.jpg"
        alt=""
        width={1600}
        height={640}
        widths={PICTURE_WIDTHS}
        sizes="100vw"
        priority
        className="absolute! inset-x-0 top-[38%] bottom-0 -z-10 bg-page sm:top-0"
        imageClassName="object-[55%_100%] sm:object-[70%_50%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-page from-38% to-transparent to-65% sm:bg-linear-to-r sm:from-page/90 sm:from-0% sm:via-page/50 sm:via-38% sm:to-transparent sm:to-65%"
      />
      <Container className="pt-9 sm:pt-0">
        <div className="max-w-2xl">
          <p className="eyebrow mb-4 text-zest">{t('hero.eyebrow')}</p>
          <h1 className="text-5xl">{t('hero.title')}</h1>
          <p className="mt-5 hidden max-w-md text-lg text-ink/90 sm:block">{t('hero.text')}</p>
          <Button asChild size="lg" className="mt-6 sm:mt-7">
            <Link to="/shop">{t('hero.shopNow')}</Link>
          </Button>
        </div>
      </Container>
    </section>
  );
}
