import { isLeft, leftUnits } from '#domains/orders/model/removals/left-units.ts';
import { Link } from '@tanstack/react-router';
import { formatAmount } from '#engine/model/money.ts';
import type { Order, OrderLine, OrderPart } from '#domains/orders/model/order.ts';
import type { OwnReview } from '#domains/catalogue/model/reviews/review.ts';
import { lessRows } from '#domains/orders/web/order-totals.tsx';
import { ParcelFoot, ParcelHeading } from '#domains/orders/web/parcels/parcel-frame.tsx';
import { parcelsOf } from '#domains/orders/web/parcels/parcels.ts';
import { useRefresh } from '#engine/web/forms/use-refresh.ts';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';
import { ProductThumb } from '#domains/catalogue/web/product-thumb.tsx';
import { OWN_ORDERS, receiveOwnParcel } from './buyer.queries.ts';
import { ReviewDialog } from './review-dialog.tsx';

interface BuyerParcelsProps {
  order: Order;
  reviews: OwnReview[];
}

/** The lines of an order in the history, parcel by parcel where there are several. */
export function BuyerParcels({ order, reviews }: BuyerParcelsProps) {
  const { t } = useTranslation('orders');
  const refresh = useRefresh(OWN_ORDERS);
  const receive = (partId: number) => receiveOwnParcel(order.id, partId).finally(refresh);
  const parcels = parcelsOf(order);
  return (
    <div className="divide-y divide-line">
      {parcels.map((parcel, index) => (
        <div key={parcel.part.id}>
          {parcels.length > 1 && (
            <ParcelHeading
              order={order}
              parcel={parcel}
              number={index + 1}
              total={parcels.length}
              className="px-5 pt-4 pb-1"
            />
          )}
          <ul className="divide-y divide-line px-5">
            {parcel.lines.map((line) => (
              <BuyerLine
                key={line.id}
                line={line}
                orderId={order.id}
                canReview={isOut(parcel.part)}
                isPaid={order.payment.open === 0}
                reviews={reviews}
              />
            ))}
          </ul>
          <ParcelFoot order={order} part={parcel.part} onReceived={receive} className="px-5 pt-1 pb-4" />
        </div>
      ))}
      {lessRows(order, t).map(({ key, label, amount }) => (
        <p key={key} className="flex justify-between gap-4 px-5 py-2.5 text-sm font-medium text-wine">
          {label}
          <span className="tabular-nums">{amount}</span>
        </p>
      ))}
    </div>
  );
}

/** What has left may be reviewed. */
function isOut({ status }: OrderPart): boolean {
  return status === 'shipped' || status === 'delivered';
}

interface BuyerLineProps {
  line: OrderLine;
  orderId: number;
  canReview: boolean;
  isPaid: boolean;
  reviews: OwnReview[];
}

function BuyerLine({ line, orderId, canReview, isPaid, reviews }: BuyerLineProps) {
  const { t } = useTranslation('buyer');
  const isReviewed = reviews.some((review) => review.productId === line.productId);
  return (
    <li className="flex items-center gap-4 py-2.5">
      <div className="w-10 shrink-0">
        <ProductThumb product={line.product} sizes="40px" />
      </div>
      <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
        <Link
          to="/product/$slug"
          params={{ slug: line.productSlug }}
          className="font-medium hover:underline sm:order-last"
        >
          {line.product.name}
        </Link>
        <p className="shrink-0 text-sm text-muted tabular-nums sm:w-28">
          {isLeft(line) ? `${leftUnits(line)} × ${formatAmount(line.unitPrice)}` : t('orders:line.removed')}
        </p>
      </div>
      {canReview && isLeft(line) && (
        <div className="shrink-0 text-sm text-muted">
          {isReviewed && t('reviews.done')}
          {!isReviewed && !isPaid && t('reviews.unpaid')}
          {!isReviewed && isPaid && (
            <ReviewDialog orderId={orderId} productId={line.productId} productName={line.product.name} />
          )}
        </div>
      )}
    </li>
  );
}
