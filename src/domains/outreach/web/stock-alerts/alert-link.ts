import type { StockAlertLink } from '#domains/outreach/model/stock-alerts/stock-alert.ts';

const LINK = /^tell-me=(\d{1,9})\.([\w-]{1,200})$/u;

/** The link of the mail stands behind the '#' of the product's URL. */
export function readAlertLink(hash: string): StockAlertLink | undefined {
  const [, id, token] = LINK.exec(hash.replace(/^#/u, '')) ?? [];
  return id === undefined || token === undefined ? undefined : { id: Number(id), token };
}
