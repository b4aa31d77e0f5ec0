-- A trigger that fires before a product is updated makes PostgreSQL take every update of a product, a purchase as well, for one that
-- may change its key: what the trigger does to generated columns is not known beforehand, and one of them, `listed`, is in a key that
-- others refer to. The row was then locked against all who only refer to it: nobody could put it into a cart before the purchase
-- was done, and two purchases that had two products in common waited for each other until one of them was given up.
CREATE OR REPLACE FUNCTION stand_for_itself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET stands_behind = false, stands_behind_in_category = false WHERE id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER stand_for_itself AFTER UPDATE OF family_id ON products
  FOR EACH ROW WHEN (old.family_id IS DISTINCT FROM new.family_id AND (new.stands_behind OR new.stands_behind_in_category))
  EXECUTE FUNCTION stand_for_itself();
