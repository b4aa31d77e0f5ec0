import type { Day } from '#domains/pricing/model/delivery/business-days.ts';
import type { StoredProfile } from '#domains/carriers/model/shipping-profile.ts';
import type { Entry } from '#domains/ledger/model/posting.ts';
import type { Language } from '#engine/model/languages.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { saleNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { promoStateSql, type PromoState } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { BUSINESS_VAT_ID } from '#domains/accounts/server/business-vat-id.ts';
import { IS_KNOWN } from '#domains/orders/server/order-sql.ts';
import { IS_SLOT_FREE, SLOT, TAKE_SLOT, type SlotToTake } from '#domains/pickup/server/take-slot.ts';
import { statement } from '#engine/server/db/statement.ts';
import { expectFew, orderStatement } from '#domains/orders/server/write/order-statement.ts';

/**
 * A purchase is two statements: what is in the cart, and the order. The second is the whole transaction: prices are
 * calculated in between, so it locks what they rest on, compares it with what was read, and does everything or nothing.
 */

/** A session, and one line of its cart; an empty cart is one row whose `lineId` is null. */
export interface CheckoutRow {
  sessionId: number;
  userId: number | null;
  /** Null: nobody is signed in, or the address is only claimed and is somebody else's. */
  userEmail: string | null;
  /** Of an account whose mailbox or money the shop has heard from. */
  isKnown: boolean;
  /** Of the account, and the same once more where it is marked as that business. */
  userVatId: string | null;
  businessVatId: string | null;
  /** The order that this very submission has already become. */
  placedOrderId: number | null;
  lineId: number | null;
  quantity: number;
  shownPriceCents: number | null;
  shownTiers: DiscountTier[] | null;
  shownFamilyId: number | null;
  shownCountsAs: number;
  productId: number;
  slug: string;
  name: string;
  unit: string;
  imageUrl: string | null;
  imagePreview: string | null;
  producerId: number | null;
  producerName: string;
  priceCents: number;
  discountTiers: DiscountTier[] | null;
  familyId: number | null;
  countsAs: number;
  forSale: boolean;
  quantityAvailable: number;
  /** The code of the submission, or else that of the cart; the same on every row. */
  promo: PromoState | null;
  perishable: boolean;
  taxCategory: string;
  availableFrom: Day | null;
  availableUntil: Day | null;
  shipsFrom: Day | null;
  preorder: boolean;
  weightGrams: number;
  shippingProfile: StoredProfile | null;
}

const CUSTOMER = { userId: '(select user_id from session)', email: 'lower($email)' };
const CODE = `case when $promoCode::text is null
  then ${promoStateSql(
    `cart_promos k join promo_codes c on c.id = k.promo_code_id where k.session_id = (select id from session)`,
    { ...CUSTOMER, shown: 'k.shown' },
  )}
  else ${promoStateSql(`promo_codes c where upper(c.code) = upper($promoCode::text)`, { ...CUSTOMER, shown: 'null' })}
  end`;

/** `key`, `email`, `promoCode`: of the submission; `house`: who sends what no producer is known of. */
export const readCartToOrder = statement<
  CheckoutRow,
  {
    tokenHash: string;
    language: Language;
    key: string | null;
    house: string;
    email: string;
    promoCode: string | null;
  }
>(
  'read-cart-to-order',
  `
  with session as (
    select s.id, u.id as user_id, case when u.email_unproven then null else u.email end as user_email,
           coalesce(${IS_KNOWN}, false) as is_known
      from sessions s left join users u on u.id = s.user_id and u.deleted_at is null and u.suspended_at is null
     where s.token_hash = $tokenHash and s.expires_at > now()
  )
  select s.id as session_id, s.user_id, s.user_email, s.is_known, b.vat_id as user_vat_id,
         case when b.business_since is not null then b.vat_id end as business_vat_id, ${CODE} as promo,
         (select o.id from orders o where o.idempotency_key = s.id || ':' || $key::text) as placed_order_id,
         c.id as line_id, c.quantity, c.shown_price_cents, c.shown_tiers, c.shown_family_id, c.shown_counts_as,
         p.id as product_id, p.slug, ${saleNameSql('$language')} as name,
         p.unit, p.image_url, p.image_preview, p.producer_id, coalesce(r.company_name, $house) as producer_name,
         p.price_cents, p.discount_tiers, p.family_id, p.counts_as,
         p.listed and p.for_sale as for_sale, p.quantity_available, p.perishable, p.tax_category,
         p.available_from::text, p.available_until::text, p.ships_from::text, p.preorder,
         p.weight_grams, h.profile as shipping_profile
    from session s
    left join buyer_profiles b on b.user_id = s.user_id
    left join (cart_items c join products p on p.id = c.product_id left join producer_profiles r on r.id = p.producer_id
               left join shipping_profiles h on h.producer_id = p.producer_id) on c.session_id = s.id
   order by c.id`,
);

/** The cart as its prices were calculated. */
export interface CartAsPriced {
  sessionId: number;
  lines: Pick<
    CheckoutRow,
    | 'lineId'
    | 'productId'
    | 'quantity'
    | 'priceCents'
    | 'discountTiers'
    | 'familyId'
    | 'countsAs'
    | 'taxCategory'
    | 'availableFrom'
    | 'availableUntil'
    | 'shipsFrom'
    | 'preorder'
  >[];
  /** The rates that it is taxed by, as they were read, and the day on which they have to hold. */
  rates: { id: number; percent: number }[];
  day: Day;
  /** For which the account has to be marked as a business still; null: nothing rests on it. */
  businessVatId: string | null;
  userId: number | null;
  /** Where and when it is handed over; left out: it is sent. */
  pickup?: SlotToTake;
}

/** What gift cards and credit pay of the order. */
export interface FundsToTake {
  giftCards: { id: number; cents: number }[];
  credit: { userId: number; cents: number } | null;
  /** Of the books. */
  entries: Entry[];
}

const CART = `cart as materialized (
    select * from jsonb_to_recordset($cart::jsonb -> 'lines') as l(
      "lineId" int, "productId" int, quantity int, "priceCents" int, "discountTiers" jsonb, "familyId" int,
      "countsAs" int, "taxCategory" text, "availableFrom" date, "availableUntil" date, "shipsFrom" date, preorder boolean)
     ${expectFew("$cart::jsonb -> 'lines'")}
  ), session as materialized (
    select s.id, s.user_id from sessions s where s.id = ($cart::jsonb ->> 'sessionId')::int for key share
  ), held as materialized (
    select c.id from cart_items c join cart l on l."lineId" = c.id
     where c.session_id = (select id from session) and c.quantity = l.quantity
     order by c.id for update of c
  )`;

const IS_AS_PRICED = `(select count(*) from held) = (select count(*) from cart) and not exists (
      select from jsonb_to_recordset($cart::jsonb -> 'rates') as x(id int, percent numeric)
       where not exists (
         select from tax_rates r, (select ($cart::jsonb ->> 'day')::date as day) d
          where r.id = x.id and r.percent = x.percent and coalesce(r.valid_from, d.day) <= d.day
            and coalesce(r.valid_until, d.day) >= d.day))
      and ($cart::jsonb ->> 'businessVatId' is null
        or $cart::jsonb ->> 'businessVatId' = ${BUSINESS_VAT_ID("($cart::jsonb ->> 'userId')::int")})`;

const JOIN = `join cart l on l."productId" = p.id and p.listed and p.for_sale
       and p.price_cents = l."priceCents" and p.discount_tiers is not distinct from l."discountTiers"
       and p.family_id is not distinct from l."familyId" and p.counts_as = l."countsAs"
       and p.tax_category = l."taxCategory"
       and p.available_from is not distinct from l."availableFrom"
       and p.available_until is not distinct from l."availableUntil"
       and p.ships_from is not distinct from l."shipsFrom" and p.preorder = l.preorder`;

const EMPTIED = `emptied as (
    delete from cart_items c using cart l, placed o where c.id = l."lineId"
  ), code_taken_off as (
    delete from cart_promos k using session s, placed o where k.session_id = s.id
  )`;

type CartParams = { cart: CartAsPriced };
type PrepaidParams = CartParams & { funds: FundsToTake };

/** What must still be true of an order in a slot, and what it takes; nothing of one that is sent. */
const OF_SLOT = {
  sent: { expressions: '', ok: '', afterwards: '' },
  atPlace: { expressions: `, ${SLOT}`, ok: ` and ${IS_SLOT_FREE}`, afterwards: `, ${TAKE_SLOT}` },
} as const;
type WithSlot = (typeof OF_SLOT)[keyof typeof OF_SLOT];

const cartOrder = (name: string, slot: WithSlot) =>
  orderStatement<CartParams>(name, {
    expressions: `${CART}${slot.expressions}, allowed as materialized (select ${IS_AS_PRICED}${slot.ok} as ok)`,
    join: JOIN,
    afterwards: `${EMPTIED}${slot.afterwards}`,
  });

const prepaidOrder = (name: string, slot: WithSlot) =>
  orderStatement<PrepaidParams>(name, {
    expressions: `${CART}, cards as materialized (
    select g.id from gift_cards g join jsonb_to_recordset($funds::jsonb -> 'giftCards') as f(id int, cents int) on f.id = g.id
     where g.balance_cents >= f.cents and g.blocked_at is null
     order by g.id for no key update of g
  ), credit as materialized (
    select c.user_id from credit_accounts c
     where c.user_id = ($funds::jsonb -> 'credit' ->> 'userId')::int
       and c.balance_cents >= ($funds::jsonb -> 'credit' ->> 'cents')::int and c.user_id = (select user_id from session)
       for no key update
  )${slot.expressions}, allowed as materialized (
    select ${IS_AS_PRICED}
       and (select count(*) from cards) = jsonb_array_length($funds::jsonb -> 'giftCards')
       and ($funds::jsonb -> 'credit' = 'null' or exists (select from credit))${slot.ok} as ok
  )`,
    join: JOIN,
    afterwards: `${EMPTIED}${slot.afterwards}, funds_posting as (
    insert into ledger_postings (kind, source, order_id)
    select 'payment', 'payment:funds:' || id, id from placed returning id
  ), funds_entries as (
    insert into ledger_entries (posting_id, account, amount_cents, gift_card_id)
    select p.id, e.account, e."amountCents", e."giftCardId"
      from funds_posting p, jsonb_to_recordset($funds::jsonb -> 'entries') as e(
        account text, "amountCents" bigint, "giftCardId" int)
  ), paid_by_cards as (
    insert into payment_facts (order_id, kind, amount_cents, gift_card_id, credit_user_id)
    select o.id, 'received', f.cents, f.id, f."userId"
      from placed o, jsonb_to_recordset(($funds::jsonb -> 'giftCards') || coalesce(nullif($funds::jsonb -> 'credit', 'null'), '[]')) as f(
        id int, cents int, "userId" int)
  )`,
  });

const placeCartOrder = cartOrder('place-order', OF_SLOT.sent);
const placePickup = cartOrder('place-order-at-place', OF_SLOT.atPlace);
const placePrepaidOrder = prepaidOrder('place-prepaid-order', OF_SLOT.sent);
const placePrepaidPickup = prepaidOrder('place-prepaid-order-at-place', OF_SLOT.atPlace);

/**
 * Writes the order and empties the cart; no row when a line, a price, the stock or the slot is no longer what `cart` says.
 * What is sent asks nothing about slots.
 */
export const cartOrderStatement = ({ pickup }: CartAsPriced) =>
  pickup === undefined ? placeCartOrder : placePickup;

/** The same for one that gift cards or credit pay: no row when one of them has less than it is to pay, or is blocked. */
export const prepaidOrderStatement = ({ pickup }: CartAsPriced) =>
  pickup === undefined ? placePrepaidOrder : placePrepaidPickup;
