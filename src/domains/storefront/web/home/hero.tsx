import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { atAGlanceQuery } from '#domains/catalogue/web/catalogue.queries.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Picture } from '#engine/web/ui/pictures/picture.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';

const PICTURE_WIDTHS = [800, 1600, 2400];

/**
 * 500 pixels tall on every screen. In the picture the bottles begin at two fifths of its width: on a phone it stands
 * under the words, on a tablet its left edge is kept, and on wide screens the words keep to the left of them.
 */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section
      data-scheme="dark"
      className="relative isolate grid h-125 items-start bg-page text-ink md:items-center"
    >
      <Picture
        src="/pictures/home/hero.jpg"
        alt=""
        width={1600}
        height={640}
        widths={PICTURE_WIDTHS}
        sizes="100vw"
        priority
        className="absolute! inset-x-0 top-[50%] bottom-0 -z-10 bg-page md:top-0"
        imageClassName="object-[10%_100%] md:object-[0%_50%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-b from-page from-50% to-transparent to-70% md:bg-linear-to-r md:from-page/90 md:from-0% md:via-page/50 md:via-38% md:to-transparent md:to-65%"
      />
      <Container className="pt-6 md:pt-0">
        <div className="md:max-w-[min(30rem,40rem-8vw)]">
          <p className="eyebrow mb-3 text-zest md:mb-4">{t('hero.eyebrow')}</p>
          <h1 className="text-5xl max-[22rem]:text-4xl md:text-[2.875rem] xl:text-[3.5rem]">
            {t('hero.title')}
          </h1>
          <Facts />
          <p className="mt-4 hidden text-lg text-ink/90 md:block">{t('hero.text')}</p>
          <Button asChild size="lg" className="mt-4 md:mt-6">
            <Link to="/shop">{t('hero.shopNow')}</Link>
          </Button>
        </div>
      </Container>
    </section>
  );
}

/** What speaks for this shop, as its data has it. */
function Facts() {
  const { t } = useTranslation('home');
  const { data } = useQuery(atAGlanceQuery);
  const facts = [t('hero.freeFrom')];
  if (data) {
    const { makers, countries, reviews } = data;
    if (countries !== null && countries > 1) facts.push(t('hero.makersIn', { makers, count: countries }));
    else if (makers > 1) facts.push(t('hero.makers', { count: makers }));
    if (reviews) facts.push(t('hero.rating', reviews));
  }
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 text-sm text-ink/90 md:mt-4">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
