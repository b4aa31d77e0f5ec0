import type { AccountsApi } from '#shared/accounts/accounts.api.ts';
import type { AdminApi } from '#shared/admin/admin.api.ts';
import type { CartApi } from '#shared/cart/cart.api.ts';
import type { CatalogueApi } from '#shared/catalogue/catalogue.api.ts';
import type { CheckoutApi } from '#shared/checkout/checkout.api.ts';
import type { ContactApi } from '#shared/contact/contact.api.ts';
import type { GroupBuysApi } from '#shared/group-buys/group-buys.api.ts';
import type { LedgerApi } from '#shared/ledger/ledger.api.ts';
import type { NewsletterApi } from '#shared/newsletter/newsletter.api.ts';
import type { OrdersApi } from '#shared/orders/orders.api.ts';
import type { PaymentsApi } from '#shared/payments/payments.api.ts';
import type { ProducerDeskApi } from '#shared/producer-desk/producer-desk.api.ts';
import type { ProducersApi } from '#shared/producers/producers.api.ts';
import type { ProductFilesApi } from '#shared/product-files/product-files.api.ts';
import type { PromotionsApi } from '#shared/promotions/promotions.api.ts';
import type { ReturnsApi } from '#shared/returns/returns.api.ts';
import type { ReviewsApi } from '#shared/reviews/reviews.api.ts';
import type { SavedApi } from '#shared/saved/saved.api.ts';
import type { SearchApi } from '#shared/search/search.api.ts';
import type { UploadsApi } from '#shared/uploads/uploads.api.ts';
import type { WaitlistApi } from '#shared/waitlist/waitlist.api.ts';
import type { WebhooksApi } from '#shared/webhooks/webhooks.api.ts';

/** Every call of the API, as the browser makes it and the server answers it. */
export interface Api
  extends
    AccountsApi,
    AdminApi,
    CartApi,
    CatalogueApi,
    CheckoutApi,
    ContactApi,
    GroupBuysApi,
    LedgerApi,
    NewsletterApi,
    OrdersApi,
    PaymentsApi,
    ProducerDeskApi,
    ProducersApi,
    ProductFilesApi,
    PromotionsApi,
    ReturnsApi,
    ReviewsApi,
    SavedApi,
    SearchApi,
    UploadsApi,
    WaitlistApi,
    WebhooksApi {}
