import { boolean, integer, jsonb } from 'drizzle-orm/pg-core';
import type { FamilySize } from './families.schema.ts';

/** What a product is in its family. */
export const familyColumns = () => ({
  /** The family whose ladder it shares: at most one. */
  familyId: integer(),
  /** Units of the family's ladder. */
  countsAs: integer().notNull().default(1),
  /** What else it is in its family. */
  size: jsonb().$type<FamilySize>(),
  /**
   * Whether another size stands for it in lists of families: of those that are listed the cheapest in stock. True while the
   * family is settled (`unsettledFamilies`); a product that changes its family stands for itself until then.
   */
  standsBehind: boolean().notNull().default(false),
  /** The same among the sizes in its category. */
  standsBehindInCategory: boolean().notNull().default(false),
});
