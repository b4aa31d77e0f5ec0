import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFollowedCart } from '#domains/cart/web/use-followed-cart.ts';
import { brand } from '#engine/model/brand.ts';
import { isInEuropeanUnion } from '#engine/model/places/european-union.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CONTENT_ID, SkipLink } from '#engine/web/rendering/skip-link.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Wordmark } from '#engine/web/ui/pictures/wordmark.tsx';

/** What may have to be read before ordering; opens beside the checkout, which stays as it is. */
const POLICIES = ['shipping', 'returns', 'privacy', 'contact'] as const;

/** In the European Union somebody who has just ordered finds there how to withdraw, as on every other page. */
const footerPages = () =>
  isInEuropeanUnion(shopHome().country) ? ([...POLICIES, 'withdraw'] as const) : POLICIES;

interface CheckoutFrameProps {
  /** The order is placed: the mark leads home again. */
  isOver: boolean;
  children: ReactNode;
}

/** A quiet header and footer: on the way to an order nothing leads away from it. */
export function CheckoutFrame({ isOver, children }: CheckoutFrameProps) {
  const { t } = useTranslation('shell');
  useFollowedCart();
  return (
    <>
      <SkipLink />
      <header data-print="hidden" className="border-b border-line">
        <Container>
          <div className="flex h-16 items-center">
            {isOver ? (
              <Link
                to="/"
                aria-label={t('header.brandHome', { brand: brand().name })}
                className="-mx-1 rounded-sm px-1 py-2"
              >
                <Wordmark name={brand().name} />
              </Link>
            ) : (
              <Wordmark name={brand().name} />
            )}
          </div>
        </Container>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer data-print="hidden" className="mt-10 border-t border-line text-xs text-muted">
        <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-5">
          <p>{t('footer.copyright', { year: brand().copyrightYear, brand: brand().name })}</p>
          <ul className="flex flex-wrap gap-x-5">
            {footerPages().map((page) => (
              <li key={page}>
                <a
                  href={`/${page}`}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(`footer.${page}`)}
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </footer>
    </>
  );
}
