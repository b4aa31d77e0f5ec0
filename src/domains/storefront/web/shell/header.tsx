import { Link } from '@tanstack/react-router';
import { Menu, Heart } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useSavedCount } from '#domains/cart/web/saved/saved-hearts.ts';
import { AccountArea, AdministratorMenu } from '#domains/storefront/web/shell/account/account-area.tsx';
import { SearchBox } from '#domains/storefront/web/shell/search/search-box.tsx';
import { brand } from '#engine/model/brand.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { CachedMarkup } from '#engine/web/rendering/cached-markup.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { IconButton } from '#engine/web/ui/basics/icon-button.tsx';
import { Container } from '#engine/web/ui/content/container.tsx';
import { Wordmark } from '#engine/web/ui/pictures/wordmark.tsx';
import { CartButton } from './cart-button.tsx';
import { LanguageMenu } from '#engine/web/choices/language-menu.tsx';
import { MAIN_LINKS, PRE_LAUNCH_LINKS, useCurrentLinks } from './shell-links.ts';
import { useOnDemand } from './use-on-demand.ts';

/** On a phone an open search takes the place of everything else. */
const BESIDE_SEARCH = 'max-lg:group-has-data-search-open/header:hidden';

export const loadMobileMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu;

interface HeaderProps {
  preLaunch: boolean;
}

export function Header({ preLaunch }: HeaderProps) {
  const scrolled = useScrolled();
  return (
    <CachedMarkup
      as="header"
      data-print="hidden"
      className={cx(
        'sticky top-0 z-40 border-b border-line bg-page/94 backdrop-blur-md transition-shadow duration-300',
        scrolled && 'shadow-md',
      )}
    >
      <HeaderContent preLaunch={preLaunch} />
    </CachedMarkup>
  );
}

/** Apart, so that the server can render it once for many pages. */
export function HeaderContent({ preLaunch }: HeaderProps) {
  const { t } = useTranslation('shell');
  return (
    <Container width="full">
      <div className="group/header flex h-(--header-height) items-center gap-2 sm:gap-6 xl:gap-10">
        <Link
          to="/"
          aria-label={t('header.brandHome', { brand: brand().name })}
          className={cx('-mx-1 shrink-0 rounded-sm px-1 py-2', BESIDE_SEARCH)}
        >
          <Wordmark name={brand().name} />
        </Link>
        <MainNavigation preLaunch={preLaunch} />
        <div className="flex min-w-0 flex-1 items-center justify-end gap-0.5 lg:-mr-3">
          {!preLaunch && (
            // The narrowest phones have no place for it: their search is in the menu.
            <div className="flex min-w-0 flex-1 max-[21rem]:hidden">
              <SearchBox />
            </div>
          )}
          <div className={preLaunch ? undefined : 'hidden lg:block'}>
            <LanguageMenu />
          </div>
          {preLaunch ? (
            <AdministratorMenu />
          ) : (
            <>
              <div className="hidden lg:block">
                <AccountArea />
              </div>
              <div className={cx('flex shrink-0 items-center gap-0.5', BESIDE_SEARCH)}>
                <SavedLink />
                <CartButton />
                <MobileMenuButton />
              </div>
            </>
          )}
        </div>
      </div>
    </Container>
  );
}

/** Before launch there are two links, which fit on a phone too. On narrow screens an open search takes their place. */
function MainNavigation({ preLaunch }: HeaderProps) {
  const { t } = useTranslation('shell');
  const currentLinks = useCurrentLinks();
  return (
    <nav
      aria-label={t('header.mainNavigation')}
      className={preLaunch ? undefined : 'hidden lg:block max-xl:group-has-data-search-open/header:hidden'}
    >
      <ul className="flex items-center gap-1">
        {(preLaunch ? PRE_LAUNCH_LINKS : MAIN_LINKS).map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={currentLinks}
              className="group inline-flex min-h-11 items-center px-2.5 text-sm font-medium whitespace-nowrap xl:px-3"
            >
              <span className="border-b-2 border-transparent py-0.5 transition-colors group-hover:border-line-strong group-aria-[current]:border-zest">
                {t(`header.${text}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MobileMenuButton() {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const MobileMenu = useOnDemand(open, loadMobileMenu);
  return (
    <>
      <IconButton
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadMobileMenu()}
        className="-mr-2 lg:hidden"
      >
        <Menu aria-hidden="true" />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** The way to what was saved; filled once something is. */
function SavedLink() {
  const { t } = useTranslation('shell');
  const count = useSavedCount();
  return (
    <Link
      to="/saved"
      aria-label={count > 0 ? t('saved.openWithCount', { count }) : t('saved.open')}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-ink/7"
    >
      <Heart
        aria-hidden="true"
        className={cx('size-5 transition-[fill,color] duration-300', count > 0 && 'fill-wine text-wine')}
      />
    </Link>
  );
}

/** The header gains its shadow beyond this. */
const THRESHOLD_PX = 10;

// Asked only when the page moves: at any other time the question would make the browser lay the page out.
let isScrolled = false;

function subscribe(listener: () => void): () => void {
  const look = () => {
    const now = window.scrollY > THRESHOLD_PX;
    if (now === isScrolled) return;
    isScrolled = now;
    listener();
  };
  const frame = requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
}
