/**
 * A purchase is two statements: what is in the cart, and the order. The second is the whole transaction: prices are
 * calculated in between, so it locks what they rest on, compares it with what was read, and does everything or
 * nothing. Locks last as long as one statement runs inside the server, never as long as a round trip.
 */

/** $1 = hash of the session's token, $2 = language, $3 = the submission's key or null. Lines in the order of products. */
export const READ_CART_TO_ORDER = `
  select s.id as session_id, u.id as user_id,
         (select o.id from orders o where o.idempotency_key = s.id || ':' || $3::text) as placed_order_id,
         c.id as line_id, c.quantity, c.shown_price_cents, c.shown_tiers,
         p.id as product_id, p.slug,
         case when $2::text = 'en' then p.name else coalesce(p.translations -> $2::text ->> 'name', p.name) end as name,
         p.unit, p.image_url, p.image_preview, p.producer_id, p.price_cents, p.discount_tiers,
         p.listed and p.for_sale as for_sale, p.quantity_available
    from sessions s
    left join users u on u.id = s.user_id and u.deleted_at is null
    left join (cart_items c join products p on p.id = c.product_id) on c.session_id = s.id
   where s.token_hash = $1 and s.expires_at > now()
   order by c.id`;

/**
 * Returns one row, or none when a line, a price or the stock is no longer what $2 says. Lines are locked before
 * products and both by rising id, here and everywhere else: nobody waits in a circle. The confirmation is found by the
 * delivery's next look rather than announced: commits with a NOTIFY wait for one another, and orders come in crowds.
 *
 * $1 session, $2 lines, $3 user, $4 name, $5 e-mail, $6 phone, $7 address, $8 language, $9 total, $10 discount,
 * $11 shipping, $12 the submission's key, $13 actor, $14 what the mail says.
 */
export const PLACE_ORDER = `
  with wanted as materialized (
    select * from jsonb_to_recordset($2::jsonb) as w(
      line_id int, product_id int, producer_id int, name text, unit text, quantity int, price_cents int,
      discount_tiers jsonb, discount_percentage numeric, discount_cents int)
  ), lines as materialized (
    select c.id from cart_items c join wanted w on w.line_id = c.id
     where c.session_id = $1::int and c.quantity = w.quantity
     order by c.id for update of c
  ), buyable as materialized (
    select p.id from products p join wanted w on w.product_id = p.id
     where (select count(*) from lines) = (select count(*) from wanted)
       and p.listed and p.for_sale and p.quantity_available >= w.quantity
       and p.price_cents = w.price_cents and p.discount_tiers is not distinct from w.discount_tiers
     order by p.id for no key update of p
  ), verdict as materialized (
    select (select count(*) from buyable) = (select count(*) from wanted) as ok
  ), taken as (
    update products p set quantity_available = p.quantity_available - w.quantity
      from wanted w where p.id = w.product_id and (select ok from verdict)
    returning p.in_stock
  ), placed as (
    insert into orders (session_id, user_id, customer_name, customer_email, customer_phone, shipping_address,
                        language, order_total_cents, discount_total_cents, shipping_cents, idempotency_key)
    select $1::int, $3::int, $4, $5, $6, $7, $8, $9::int, $10::int, $11::int, $12 from verdict where ok
    returning id, created_at
  ), items as (
    insert into order_items (order_id, product_id, producer_id, product_name, unit, quantity, price_cents,
                             discount_percentage, discount_cents)
    select o.id, w.product_id, w.producer_id, w.name, w.unit, w.quantity, w.price_cents,
           w.discount_percentage, w.discount_cents
      from placed o, wanted w order by w.line_id
    returning id, product_id
  ), event as (
    insert into order_events (order_id, to_status, actor_user_id, actor)
    select o.id, 'pending', $3::int, $13 from placed o
  ), mail as (
    insert into mail_outbox (template, recipient, language, data)
    select 'order-confirmation', $5, $8, $14::jsonb || jsonb_build_object('orderId', o.id) from placed o
  ), emptied as (
    delete from cart_items c using wanted w where c.id = w.line_id and (select ok from verdict)
  ), raised as (
    update catalogue_state set version = version + 1
     where exists (select from taken t where not t.in_stock) returning version
  )
  select o.id, o.created_at, (select jsonb_object_agg(i.product_id, i.id) from items i) as item_ids,
         (select count(pg_notify('catalogue', '')) from raised) as announced
    from placed o`;
