import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { cx } from '#engine/web/ui/basics/class-names.ts';
import { useChosenInView } from '#engine/web/ui/navigation/use-chosen-in-view.ts';
import { categoriesQuery } from '#domains/catalogue/web/catalogue.queries.ts';

const ITEM =
  'inline-flex min-h-10 shrink-0 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap transition-colors';
const QUIET = 'text-ink hover:bg-ink/7';
const ACTIVE = 'bg-accent text-on-accent';

/** Sticks under the header on home, shop and category pages. `active`: a category's slug, 'all', or nothing. */
export function CategoryBar({ active }: { active?: string | undefined }) {
  const { t } = useTranslation('catalogue');
  const { data: categories, isError } = useQuery(categoriesQuery);
  const list = useChosenInView<HTMLUListElement>();
  const item = (key: string, isActive: boolean, link: (props: LinkProps) => ReactNode) => (
    <li key={key}>
      {link({
        className: cx(ITEM, isActive ? ACTIVE : QUIET),
        ...(isActive ? { 'aria-current': 'page' as const } : {}),
      })}
    </li>
  );
  return (
    <nav
      aria-label={t('bar.label')}
      data-print="hidden"
      className="sticky top-(--header-height,0px) z-20 border-b border-line bg-page/95 backdrop-blur-md"
    >
      <ul
        ref={list}
        className="relative mx-auto flex max-w-broad gap-0.5 overflow-x-auto px-[calc(var(--spacing-gutter)-0.875rem)] py-2 edge-fade [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {item('all', active === 'all', (props) => (
          // Exactly: a category's page is not the page of all products, though its URL begins alike.
          <Link to="/shop" activeOptions={{ exact: true, includeSearch: false }} {...props}>
            {t('bar.all')}
          </Link>
        ))}
        {categories?.map((category) =>
          item(category.slug, active === category.slug, (props) => (
            <Link to="/shop/$category" params={{ category: category.slug }} {...props}>
              {category.name}
            </Link>
          )),
        )}
        {!categories && !isError && (
          <li>
            <span role="status" className={cx(ITEM, 'text-muted')}>
              {t('bar.loading')}
            </span>
          </li>
        )}
      </ul>
    </nav>
  );
}

type LinkProps = { className: string; 'aria-current'?: 'page' };
