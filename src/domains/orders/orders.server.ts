import type { ServerDomain } from '#engine/server/domain.ts';
import { everyMinutes, HOURLY } from '#engine/server/scheduler/timer.ts';
import { orderRecordApi } from './model/order-record.api.ts';
import { ordersApi, ordersDeskApi } from './model/orders.api.ts';
import { deliverAfterAWeek } from './server/parcels/deliver-after-a-week.ts';
import { confirmRoutes } from './server/confirm/confirm.routes.ts';
import { expireUnconfirmed } from './server/confirm/expire-unconfirmed.ts';
import { adminOrdersRoutes } from './server/desk/admin-orders.routes.ts';
import { searchableOrders } from './server/desk/search-orders.ts';
import { producerDeskRoutes } from './server/desk/producer-desk.routes.ts';
import { latelyOrders } from './server/desk/lately-orders.ts';
import { waitingOrders } from './server/desk/waiting-orders.ts';
import { remindUnpaid } from './server/invoices/remind-unpaid.ts';
import { unpaidInvoicesRoutes } from './server/invoices/unpaid-invoices.routes.ts';
import { forgetCustomers, forgetGuests } from './server/personal-data/customer-data.ts';
import { ownOrders } from './server/personal-data/own-orders.ts';
import { ordersRoutes } from './server/orders.routes.ts';
import { ordersSettings } from './server/orders-settings.ts';
import { ordersMails } from './server/mails/orders-mails.ts';
import { withInvoice, withInvoiceNumber } from './server/mails/with-invoice.ts';
import { orderPayload } from './server/order-events.ts';
import { orderRecordRoutes } from './server/record/order-record.routes.ts';
import { orderReviewsRoutes } from './server/reviews/reviews.routes.ts';
import { forgetUnpaidHolds } from './server/unpaid-holds/unpaid-holds.ts';

/** What was ordered: an order is one part per producer; its life, its parcels, and what was paid and refunded for it. */
export const orders: ServerDomain = {
  name: 'orders',
  api: [ordersApi, ordersDeskApi, orderRecordApi],
  routes: [
    ordersRoutes,
    confirmRoutes,
    orderReviewsRoutes,
    adminOrdersRoutes,
    orderRecordRoutes,
    unpaidInvoicesRoutes,
    producerDeskRoutes,
  ],
  timers: (shop) => [
    { name: 'expire-unconfirmed', next: everyMinutes(1), run: (now) => expireUnconfirmed(shop, now) },
    { name: 'deliver-after-a-week', next: HOURLY, run: (now) => deliverAfterAWeek(shop, now) },
    { name: 'remind-unpaid', next: HOURLY, run: (now) => remindUnpaid(shop.db, now) },
    { name: 'forget-customers', next: HOURLY, run: (now) => forgetCustomers(shop.db, { now }) },
    {
      name: 'forget-guests',
      next: HOURLY,
      run: async (now) => {
        await forgetUnpaidHolds(shop, now);
        await forgetGuests(shop.db, now);
      },
    },
  ],
  settings: ordersSettings,
  mails: ordersMails,
  lateMails: { 'order-confirmation': withInvoice, 'invoice-reminder': withInvoiceNumber },
  events: {
    'order.placed': orderPayload,
    'order.shipped': orderPayload,
    'order.cancelled': orderPayload,
    'order.reduced': orderPayload,
  },
  waiting: waitingOrders,
  lately: latelyOrders,
  searchable: [searchableOrders],
  ownData: ownOrders,
  forget: (tx, _changed, { id }) => forgetCustomers(tx, { userId: id }),
};
