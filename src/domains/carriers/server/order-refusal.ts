import { formatMoney, toCents } from '#engine/model/money.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { QuotedCart } from './quote-delivery.ts';
import { isCarried } from '#domains/carriers/model/parcel-rates.ts';
import type { DeliveryQuote } from '#domains/pricing/model/order-sum.ts';
import type { ShippingMethod } from '#domains/pricing/model/delivery/method-rules.ts';

/**
 * What delivery of an order costs; throws where a producer sends no order so small, or where it costs more than the
 * customer was shown. `shown`: as a decimal, without what cooling adds; undefined: nobody was shown anything. Undefined: the
 * shop's own rule says it.
 */
export function quoteOfOrder(
  quoted: QuotedCart | undefined,
  method: ShippingMethod,
  shown: number | undefined,
): DeliveryQuote | undefined {
  if (quoted === undefined) return undefined;
  if (!isCarried(method)) return undefined;
  const [tooSmall] = quoted.belowMinimum;
  if (tooSmall !== undefined) {
    const { producerName, minimumCents, missingCents } = tooSmall;
    throw new AppError('conflict', 'errors:carriers.belowMinimum', {
      params: {
        producer: producerName,
        minimum: formatMoney(minimumCents),
        missing: formatMoney(missingCents),
      },
    });
  }
  const quote = quoted.quotes[method];
  if (shown !== undefined && quote.methodCents > toCents(shown))
    throw new AppError('conflict', 'errors:carriers.priceRose', {
      reason: 'price_changed',
      params: { before: formatMoney(toCents(shown)), now: formatMoney(quote.methodCents) },
    });
  return quote;
}
