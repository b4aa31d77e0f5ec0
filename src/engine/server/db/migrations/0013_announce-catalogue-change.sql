-- The one place where the catalogue's version rises. Every process hears of it once the transaction commits. The result is
-- the announcement itself: '8 product:7 category:cheese', or '8 *' where the names would not fit into a NOTIFY (8,000 bytes).
create or replace function announce_catalogue_change(names text) returns text
  language plpgsql
  as $$
declare
  announcement text;
begin
  update catalogue_state set version = version + 1
    returning version || ' ' || case when octet_length(names) > 7900 then '*' else names end into announcement;
  perform pg_notify('catalogue', announcement);
  return announcement;
end
$$;
