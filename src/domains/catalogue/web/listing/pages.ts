import { MAX_PAGE, PRODUCTS_PER_PAGE } from '#domains/catalogue/model/page-size.ts';

/** The page that a URL names, counted from 1. The first needs no words; what makes no sense is dropped. */
export function readPage(raw: unknown, max = MAX_PAGE): number | undefined {
  const page = raw === undefined || typeof raw === 'object' ? 1 : Number(raw);
  return Number.isInteger(page) && page > 1 && page <= max ? page : undefined;
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
}

/** The pages on screen: from where the visitor began to the one in the URL. */
export function shownPages(from: number, page: number): number[] {
  const first = Math.min(Math.max(1, from), page);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}
