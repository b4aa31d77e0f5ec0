import { MAX_LINES, MAX_QUANTITY } from '#domains/cart/model/cart-input.ts';
import type { Language } from '#engine/model/languages.ts';
import type { PromoTerms } from '#domains/pricing/model/promo-discount.ts';
import type { DiscountTier } from '#domains/pricing/model/tiers.ts';
import { saleNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import { promoStateSql } from '#domains/cart/server/promo-codes/promo-code-sql.ts';
import { BUSINESS_VAT_ID } from '#domains/accounts/server/business-vat-id.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { CartRow, CartWriteRow } from './cart-rows.ts';

/**
 * The cart is the shop's busiest writer, so each of its calls is one statement: it finds the session by its token,
 * writes under the conditions of stock, and returns the whole cart with whatever tells a refusal apart.
 *
 * A statement sees the tables as they were before it: lines it wrote are therefore taken from `written`, and lines it
 * touched are left out of what the table still shows.
 */

interface Owner {
  tokenHash: string;
  language: Language;
}

const SESSION = `
  session as (
    select s.id, s.user_id, s.last_seen_at < now() - interval '1 hour' as idle
      from sessions s where s.token_hash = $tokenHash and s.expires_at > now()
  )`;

/** The code in the cart, looked at once however many lines there are. Whose e-mail it will be is not known yet. */
const OF_SESSION = { userId: '(select user_id from session)', email: 'null' };
const CART_CODE = promoStateSql(
  `cart_promos k join promo_codes c on c.id = k.promo_code_id where k.session_id = (select id from session)`,
  { ...OF_SESSION, shown: 'k.shown' },
);

/** What stands on every row, of the session `s`. */
const ofCart = (promo: string) => `${promo} as promo, ${BUSINESS_VAT_ID('s.user_id')} as business_vat_id`;

const PRODUCT_NAME = saleNameSql('$language');

const LINE_COLUMNS = `
  l.id as line_id, l.quantity, p.id as product_id, p.slug, ${PRODUCT_NAME} as name, p.image_url, p.image_preview,
  p.price_cents, p.unit, p.tax_category, p.producer_id, r.company_name as producer_name, p.discount_tiers,
  p.listed, p.in_stock, p.quantity_available, p.season, p.available_from::text, p.ships_from::text, p.family_id, p.counts_as,
  coalesce(f.translations #>> array[$language::text, 'name'], f.name) as family_name,
  coalesce(p.size #>> array['labels', $language::text], p.size ->> 'label') as size,
  l.shown_price_cents is distinct from p.price_cents or l.shown_tiers is distinct from p.discount_tiers
    or l.shown_family_id is distinct from p.family_id or l.shown_counts_as <> p.counts_as as unseen_price,
  coalesce(jsonb_array_length(dp.profile -> 'zones') > 0 or dp.profile ->> 'prices' = 'carrier', false) as own_delivery`;

const LINES = `
  (lines l join products p on p.id = l.product_id left join producer_profiles r on r.id = p.producer_id
    left join product_families f on f.id = p.family_id
    left join shipping_profiles dp on dp.producer_id = p.producer_id) on true
  order by l.id`;

/** What the customer has seen of a line, and of its product `p` now. */
const SHOWN = 'shown_price_cents, shown_tiers, shown_family_id, shown_counts_as';
const NOW = 'p.price_cents, p.discount_tiers, p.family_id, p.counts_as';

const LINE = ['id', 'product_id', 'quantity', ...SHOWN.split(', ')];
const lineOf = (table: string) => LINE.map((column) => `${table}.${column}`).join(', ');
const STORED = `select ${lineOf('c')} from cart_items c join session s on s.id = c.session_id`;
const AFTER_WRITE = `lines as (
    ${STORED} where c.id not in (select w.id from written w)
    union all select ${lineOf('w')} from written w
  )`;
const WRITTEN_COLUMNS = lineOf('c');

const readCart = (promo: string) => `
  with ${SESSION}, lines as (${STORED})
  select s.id as session_id, s.idle, ${ofCart(promo)}, ${LINE_COLUMNS}
    from session s left join ${LINES}`;

export const readCartRows = statement<CartRow, Owner>('read-cart', readCart(CART_CODE));

/** The cart as if this code were in it. */
export const readCartWithCode = statement<CartRow, Owner & { code: string }>(
  'read-cart-with-code',
  readCart(
    promoStateSql('promo_codes c where upper(c.code) = upper($code)', { ...OF_SESSION, shown: 'null' }),
  ),
);

/** At most one code in a cart: a new one takes the place of another. */
export const putCode = statement<never, { sessionId: number; promoCodeId: number; shown: PromoTerms }>(
  'put-code',
  `
  insert into cart_promos (session_id, promo_code_id, shown)
  select s.id, $promoCodeId::int, $shown::jsonb from sessions s where s.id = $sessionId::int
  on conflict (session_id) do update set promo_code_id = excluded.promo_code_id, shown = excluded.shown`,
);

export const takeCodeOff = statement<never, { tokenHash: string }>(
  'take-code-off',
  `
  delete from cart_promos k using sessions s
   where s.token_hash = $tokenHash and s.expires_at > now() and k.session_id = s.id`,
);

/** What a line may hold: never more than the limit, never more than there is. */
const FITS = (quantity: string) =>
  `p.in_stock and ${quantity} <= least(${MAX_QUANTITY}, p.quantity_available)`;

/** For a refusal that says why. */
const SEASON = 'p.season, coalesce(p.available_from, p.ships_from)::text as sold_from';

/** The line is raised if it exists; only a new one takes a new id. */
const addToCart = (session: string) => `
  with product as (
    select p.id, ${NOW}, p.in_stock, p.quantity_available, ${SEASON}, ${PRODUCT_NAME} as name
      from products p where p.id = $productId::int and p.listed
  ), ${session}, held as (
    select c.id, c.quantity from cart_items c join session s on s.id = c.session_id where c.product_id = $productId::int
  ), raised as (
    update cart_items c
       set quantity = c.quantity + $quantity::int, (${SHOWN}) = row(${NOW})
      from held h, product p
     where c.id = h.id and ${FITS('c.quantity + $quantity::int')}
    returning ${WRITTEN_COLUMNS}
  ), added as (
    insert into cart_items as c (session_id, product_id, quantity, ${SHOWN})
    select s.id, p.id, $quantity::int, ${NOW}
      from session s, product p
     where ${FITS('$quantity::int')} and not exists (select from held)
       and (select count(*) from cart_items c where c.session_id = s.id) < ${MAX_LINES}
    on conflict (session_id, product_id) do update
       set quantity = c.quantity + excluded.quantity,
           (${SHOWN}) = row(${SHOWN.replaceAll('shown_', 'excluded.shown_')})
     where c.quantity + excluded.quantity <= (select least(${MAX_QUANTITY}, p.quantity_available) from product p)
    returning ${WRITTEN_COLUMNS}
  ), written as (select * from raised union all select * from added),
  ${AFTER_WRITE}
  select s.id as session_id, s.idle, ${ofCart(CART_CODE)}, exists (select from written) as done,
         t.name as target_name, t.in_stock as target_in_stock, t.quantity_available as target_available,
         t.season as target_season, t.sold_from as target_sold_from, h.quantity as target_held, ${LINE_COLUMNS}
    from (select 1) one left join session s on true left join product t on true left join held h on true
    left join ${LINES}`;

interface Addition extends Owner {
  productId: number;
  quantity: number;
}

export const addToOwnCart = statement<CartWriteRow, Addition>('add-to-cart', addToCart(SESSION));

/** The first write of a visitor. A refused write leaves no session behind. */
export const addToNewCart = statement<CartWriteRow, Addition & { sessionEndsAt: Date }>(
  'add-to-new-cart',
  addToCart(`
  session as (
    insert into sessions (token_hash, expires_at)
    select $tokenHash, $sessionEndsAt::timestamptz from product p where ${FITS('$quantity::int')}
    returning id, user_id, false as idle
  )`),
);

export const changeLine = statement<CartWriteRow, Owner & { lineId: number; quantity: number }>(
  'change-quantity',
  `
  with ${SESSION}, target as (
    select c.id, c.quantity, ${NOW}, p.listed, p.in_stock, p.quantity_available, ${SEASON}, ${PRODUCT_NAME} as name
      from cart_items c join session s on s.id = c.session_id join products p on p.id = c.product_id
     where c.id = $lineId::int
  ), written as (
    update cart_items c
       set quantity = $quantity::int, (${SHOWN}) = row(${NOW})
      from target p
     where c.id = p.id and p.listed and ${FITS('$quantity::int')}
    returning ${WRITTEN_COLUMNS}
  ), ${AFTER_WRITE}
  select s.id as session_id, s.idle, ${ofCart(CART_CODE)}, exists (select from written) as done,
         t.name as target_name, t.listed and t.in_stock as target_in_stock,
         t.quantity_available as target_available, t.season as target_season, t.sold_from as target_sold_from,
         0 as target_held, ${LINE_COLUMNS}
    from (select 1) one left join session s on true left join target t on true
    left join ${LINES}`,
);

export const removeOwnLine = statement<CartRow & { done: boolean }, Owner & { lineId: number }>(
  'remove-line',
  `
  with ${SESSION}, removed as (
    delete from cart_items c using session s where c.session_id = s.id and c.id = $lineId::int returning c.id
  ), lines as (${STORED} where c.id not in (select id from removed))
  select s.id as session_id, s.idle, ${ofCart(CART_CODE)}, exists (select from removed) as done, ${LINE_COLUMNS}
    from session s left join ${LINES}`,
);

export const clearOwnCart = statement<never, { tokenHash: string }>(
  'clear-cart',
  `
  with session as (
    select s.id from sessions s where s.token_hash = $tokenHash and s.expires_at > now()
  ), code as (delete from cart_promos k using session s where k.session_id = s.id)
  delete from cart_items c using session s where c.session_id = s.id`,
);

/** A line of a cart with the price, tiers and place in a family that the customer was just shown. */
export interface ShownLine {
  id: number;
  priceCents: number;
  discountTiers: DiscountTier[] | null;
  familyId: number | null;
  countsAs: number;
}

/** Locked in order, so that two tabs cannot block each other. */
export const rememberShownLines = statement<never, { sessionId: number; shown: { lines: ShownLine[] } }>(
  'remember-shown',
  `
  with shown as (
    select * from jsonb_to_recordset($shown::jsonb -> 'lines') as w(
      id int, "priceCents" int, "discountTiers" jsonb, "familyId" int, "countsAs" int)
  ), locked as (
    select c.id from cart_items c
     where c.session_id = $sessionId::int and c.id in (select id from shown) order by c.id for update
  )
  update cart_items c set (${SHOWN}) = row(w."priceCents", w."discountTiers", w."familyId", w."countsAs")
    from shown w where c.id = w.id and c.id in (select id from locked)`,
);
