import { Link, useLocation, useMatch } from '@tanstack/react-router';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { numberFormat } from '#engine/web/i18n/number-format.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Pagination, type PageLinkProps } from '#engine/web/ui/navigation/pagination.tsx';
import { pageCountOf, shownPages } from './listing-search.ts';

interface FootProps {
  pages: number[];
  total: number;
  /** 'more than', where counting stopped at `total`. */
  isMore?: boolean;
  shown: number;
  waiting: boolean;
}

/** How much of a list is on screen, and the ways on; nothing under a list of one page. */
export function ListingFoot({ pages, total, isMore = false, shown, waiting }: FootProps) {
  const { t, i18n } = useTranslation('catalogue');
  const first = pages[0]!;
  const last = pages.at(-1)!;
  // Where counting stopped early, there are pages behind the last that is known.
  const pageCount = Math.max(pageCountOf(total), isMore ? last : 1);
  if (pageCount === 1) return null;
  const count = numberFormat(i18n.language).format(total);
  return (
    <div className="mt-14 flex flex-col items-center gap-6" data-print="hidden">
      <p className="text-sm text-muted tabular-nums">
        {t('shop.shown', { shown, total: isMore ? `${count}+` : count })}
      </p>
      {last < pageCount && !waiting && (
        <Button asChild variant="secondary" size="lg">
          <Link
            to="."
            search={(previous) => ({ ...previous, page: last + 1 })}
            state={{ shownFrom: first }}
            replace
            resetScroll={false}
          >
            {t('shop.loadMore')}
          </Link>
        </Button>
      )}
      <Pagination
        page={last}
        pageCount={pageCount}
        labels={{
          nav: t('shop.pages'),
          previous: t('shop.previousPage'),
          next: t('shop.nextPage'),
          page: (page) => t('shop.page', { page }),
        }}
        link={pageLink}
      />
    </div>
  );
}

/** Exactly this page: the URL of the first is the beginning of all the others. */
const EXACTLY = { exact: true };

function pageLink(page: number, props: PageLinkProps) {
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, page: page === 1 ? undefined : page })}
      activeOptions={EXACTLY}
      {...props}
    />
  );
}

/**
 * 'More' adds the next page under the others and puts it into the URL; the history entry remembers where the list
 * began, so that coming back finds it as it was left. Earlier pages are shown only while they are at hand: a page opened
 * by its URL stands alone, as the server wrote it.
 */
export function usePagesOnScreen(page: number, queryKeyOf: (page: number) => QueryKey): number[] {
  const queryClient = useQueryClient();
  const pages = shownPages(useShownFrom() ?? page, page);
  const atHand = pages
    .slice(0, -1)
    .every((earlier) => queryClient.getQueryData(queryKeyOf(earlier)) !== undefined);
  return atHand ? pages : [page];
}

/** Where the list began, by the history entry. While the visitor leaves, the last value stays, so that the list does not shrink. */
function useShownFrom(): number | undefined {
  const own = useMatch({ strict: false, select: (match) => match.pathname });
  const entry = useLocation({
    select: ({ pathname, state }) => (pathname === own ? { from: state.shownFrom } : null),
    structuralSharing: true,
  });
  const [from, setFrom] = useState(entry?.from);
  if (entry !== null && entry.from !== from) setFrom(entry.from);
  return entry === null ? from : entry.from;
}
