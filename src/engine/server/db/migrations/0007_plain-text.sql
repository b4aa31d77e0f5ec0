-- unaccent itself is not marked immutable because its dictionary could be edited; ours is never, so that generated
-- columns and indexes may use it.
create or replace function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, value));
