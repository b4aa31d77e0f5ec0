import { Link } from '@tanstack/react-router';
import { BookOpen, Camera, CirclePlay, Podcast } from 'lucide-react';
import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { brand } from '#engine/model/brand.ts';
import { NewsletterBox } from '#domains/outreach/web/newsletter/newsletter-box.tsx';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Wordmark } from '#engine/web/ui/pictures/wordmark.tsx';
import { QUICK_LINKS, SERVICE_LINKS, useCurrentLinks, WITHDRAW_LINK } from './shell-links.ts';
import { CachedMarkup } from '#engine/web/rendering/cached-markup.tsx';
import { ThemeSwitch } from '#engine/web/choices/theme-switch.tsx';

interface FooterProps {
  preLaunch: boolean;
}

/** A dark panel in both themes. */
export function Footer({ preLaunch }: FooterProps) {
  return (
    <CachedMarkup
      as="footer"
      data-scheme="dark"
      data-print="hidden"
      className="mt-auto drawn-late bg-page text-ink [--likely-height:58rem] lg:[--likely-height:30rem]"
    >
      <FooterContent preLaunch={preLaunch} />
    </CachedMarkup>
  );
}

/** Apart, so that the server can render it once for many pages. Before launch only the brand stands in it. */
export function FooterContent({ preLaunch }: FooterProps) {
  const { t } = useTranslation('shell');
  return (
    <Container width="full" className="pt-14 pb-8 lg:pt-20">
      <div className="grid grid-cols-2 gap-x-10 gap-y-12 lg:grid-cols-[1.3fr_0.8fr_0.8fr_1.4fr]">
        <BrandBlock />
        {!preLaunch && (
          <>
            <LinkColumn id="footer-quick-links" title={t('footer.quickLinks')} links={QUICK_LINKS} />
            <LinkColumn
              id="footer-service-links"
              title={t('footer.customerService')}
              links={serviceLinks()}
            />
            <NewsletterBox className="col-span-2 min-w-0 sm:col-span-1" />
          </>
        )}
      </div>
      {!preLaunch && (
        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
          <p className="text-xs text-muted">
            {t('footer.copyright', { year: brand().copyrightYear, brand: brand().name })}
          </p>
          <ThemeSwitch />
        </div>
      )}
    </Container>
  );
}

/** The shop has no channels yet: the links hold their places. */
const CHANNELS = [
  { text: 'photos', Icon: Camera },
  { text: 'videos', Icon: CirclePlay },
  { text: 'stories', Icon: BookOpen },
  { text: 'podcast', Icon: Podcast },
] as const;

function BrandBlock() {
  const { t } = useTranslation('shell');
  return (
    <div className="col-span-2 max-w-sm sm:col-span-1">
      <Wordmark name={brand().name} size="md" />
      <p className="mt-5 text-muted">{t('footer.blurb')}</p>
      <ul aria-label={t('footer.social')} className="mt-6 -ml-2.5 flex gap-1">
        {CHANNELS.map(({ text, Icon }) => (
          <li key={text}>
            <a
              href="#social"
              aria-label={t(`footer.${text}`)}
              onClick={(event) => event.preventDefault()}
              className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-ink/10 hover:text-ink"
            >
              <Icon aria-hidden="true" className="size-5 stroke-[1.6]" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A shop of the European Union lets its customers withdraw from every page. */
const serviceLinks = () =>
  isInEuropeanUnion(shopHome().country) ? [...SERVICE_LINKS, WITHDRAW_LINK] : SERVICE_LINKS;

interface LinkColumnProps {
  id: string;
  title: string;
  links: typeof QUICK_LINKS | ReturnType<typeof serviceLinks>;
}

function LinkColumn({ id, title, links }: LinkColumnProps) {
  const { t } = useTranslation('shell');
  const currentLinks = useCurrentLinks();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-sans text-sm font-semibold tracking-normal">
        {title}
      </h2>
      <ul className="mt-3">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={currentLinks}
              className="inline-flex min-h-9 items-center text-sm text-muted underline-offset-4 transition-colors hover:text-ink hover:underline"
            >
              {t(`footer.${text}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
