import { MAX_LINES, MAX_QUANTITY } from '#shared/cart/cart-input.ts';

/**
 * The cart is the shop's busiest writer, so each of its calls is one prepared statement: it finds the session by its
 * token, writes under the conditions of stock, and returns the whole cart with whatever tells a refusal apart.
 * All of them take $1 = hash of the session's token, $2 = language.
 *
 * A statement sees the tables as they were before it: lines it wrote are therefore taken from `written`, and lines it
 * touched are left out of what the table still shows.
 */

const SESSION = `
  session as (
    select s.id, s.last_seen_at < now() - interval '1 hour' as drowsy
      from sessions s where s.token_hash = $1 and s.expires_at > now()
  )`;

/** English stands in the column itself; the other languages cost reading a wide value. */
const PRODUCT_NAME = `case when $2::text = 'en' then p.name else coalesce(p.translations -> $2::text ->> 'name', p.name) end`;

const LINE_COLUMNS = `
  l.id as line_id, l.quantity, p.id as product_id, p.slug, ${PRODUCT_NAME} as name, p.image_url, p.image_preview,
  p.price_cents, p.unit, p.producer_id, r.company_name as producer_name, p.discount_tiers,
  p.listed, p.in_stock, p.quantity_available,
  l.shown_price_cents is distinct from p.price_cents or l.shown_tiers is distinct from p.discount_tiers as unseen_price`;

const LINES = `
  (lines l join products p on p.id = l.product_id left join producer_profiles r on r.id = p.producer_id) on true
  order by l.id`;

const STORED = `select c.id, c.product_id, c.quantity, c.shown_price_cents, c.shown_tiers
    from cart_items c join session s on s.id = c.session_id`;
const AFTER_WRITE = `lines as (
    ${STORED} where c.id not in (select w.id from written w)
    union all select w.id, w.product_id, w.quantity, w.shown_price_cents, w.shown_tiers from written w
  )`;
const WRITTEN_COLUMNS = 'c.id, c.product_id, c.quantity, c.shown_price_cents, c.shown_tiers';

export const READ_CART = `
  with ${SESSION}, lines as (${STORED})
  select s.id as session_id, s.drowsy, ${LINE_COLUMNS}
    from session s left join ${LINES}`;

/** What a line may hold: never more than the limit, never more than there is. */
const FITS = (quantity: string) =>
  `p.in_stock and ${quantity} <= least(${MAX_QUANTITY}, p.quantity_available)`;

/** $3 = product, $4 = quantity to add. The line is raised if it exists; only a new one takes a new id. */
const addToCart = (session: string) => `
  with product as (
    select p.id, p.price_cents, p.discount_tiers, p.in_stock, p.quantity_available, ${PRODUCT_NAME} as name
      from products p where p.id = $3::int and p.listed
  ), ${session}, held as (
    select c.id, c.quantity from cart_items c join session s on s.id = c.session_id where c.product_id = $3::int
  ), raised as (
    update cart_items c
       set quantity = c.quantity + $4::int, shown_price_cents = p.price_cents, shown_tiers = p.discount_tiers
      from held h, product p
     where c.id = h.id and ${FITS('c.quantity + $4::int')}
    returning ${WRITTEN_COLUMNS}
  ), added as (
    insert into cart_items as c (session_id, product_id, quantity, shown_price_cents, shown_tiers)
    select s.id, p.id, $4::int, p.price_cents, p.discount_tiers
      from session s, product p
     where ${FITS('$4::int')} and not exists (select from held)
       and (select count(*) from cart_items c where c.session_id = s.id) < ${MAX_LINES}
    on conflict (session_id, product_id) do update
       set quantity = c.quantity + excluded.quantity,
           shown_price_cents = excluded.shown_price_cents, shown_tiers = excluded.shown_tiers
     where c.quantity + excluded.quantity <= (select least(${MAX_QUANTITY}, p.quantity_available) from product p)
    returning ${WRITTEN_COLUMNS}
  ), written as (select * from raised union all select * from added),
  ${AFTER_WRITE}
  select s.id as session_id, s.drowsy, exists (select from written) as done,
         t.name as target_name, t.in_stock as target_in_stock, t.quantity_available as target_available,
         h.quantity as target_held, ${LINE_COLUMNS}
    from (select 1) one left join session s on true left join product t on true left join held h on true
    left join ${LINES}`;

export const ADD_TO_CART = addToCart(SESSION);

/** The first write of a visitor: $5 = when the new session ends. A refused write leaves no session behind. */
export const ADD_TO_NEW_CART = addToCart(`
  session as (
    insert into sessions (token_hash, expires_at)
    select $1, $5::timestamptz from product p where ${FITS('$4::int')}
    returning id, false as drowsy
  )`);

/** $3 = line, $4 = its new quantity. */
export const CHANGE_QUANTITY = `
  with ${SESSION}, target as (
    select c.id, c.quantity, p.price_cents, p.discount_tiers, p.listed, p.in_stock, p.quantity_available,
           ${PRODUCT_NAME} as name
      from cart_items c join session s on s.id = c.session_id join products p on p.id = c.product_id
     where c.id = $3::int
  ), written as (
    update cart_items c
       set quantity = $4::int, shown_price_cents = p.price_cents, shown_tiers = p.discount_tiers
      from target p
     where c.id = p.id and p.listed and ${FITS('$4::int')}
    returning ${WRITTEN_COLUMNS}
  ), ${AFTER_WRITE}
  select s.id as session_id, s.drowsy, exists (select from written) as done,
         t.name as target_name, t.listed and t.in_stock as target_in_stock,
         t.quantity_available as target_available, 0 as target_held, ${LINE_COLUMNS}
    from (select 1) one left join session s on true left join target t on true
    left join ${LINES}`;

/** $3 = line. */
export const REMOVE_LINE = `
  with ${SESSION}, removed as (
    delete from cart_items c using session s where c.session_id = s.id and c.id = $3::int returning c.id
  ), lines as (${STORED} where c.id not in (select id from removed))
  select s.id as session_id, s.drowsy, exists (select from removed) as done, ${LINE_COLUMNS}
    from session s left join ${LINES}`;

export const CLEAR_CART = `
  delete from cart_items c using sessions s
   where s.token_hash = $1 and s.expires_at > now() and c.session_id = s.id`;

/** $1 = session, $2 = the lines as they were just shown. Locked in order, so that two tabs cannot block each other. */
export const REMEMBER_SHOWN = `
  with shown as (
    select * from jsonb_to_recordset($2::jsonb) as w(id int, price_cents int, discount_tiers jsonb)
  ), locked as (
    select c.id from cart_items c
     where c.session_id = $1::int and c.id in (select id from shown) order by c.id for update
  )
  update cart_items c set shown_price_cents = w.price_cents, shown_tiers = w.discount_tiers
    from shown w where c.id = w.id and c.id in (select id from locked)`;
