import { boolean, date, text } from 'drizzle-orm/pg-core';
import { SEASON_STATES } from '#domains/catalogue/model/seasons/season.ts';

/** When a product is sold and shipped (`SEASON_FIELDS`), and what that comes to today (`SEASON_ON`). */
export const seasonColumns = () => ({
  availableFrom: date({ mode: 'string' }),
  availableUntil: date({ mode: 'string' }),
  shipsFrom: date({ mode: 'string' }),
  preorder: boolean().notNull().default(false),
  season: text({ enum: SEASON_STATES }).notNull().default('open'),
});
