import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { openTestDatabase } from '../../../../../tests/support/test-database.ts';
import { localizedName, localizedNameSql } from './localized-name.ts';
import { products } from '#domains/catalogue/server/catalogue.schema.ts';
import { statement } from '#engine/server/db/statement.ts';

describe('a name by language', () => {
  const oil = { name: 'Oil', translations: { de: { name: 'Öl' }, fr: {} } };

  it('is the translation where there is one', () => {
    expect(LANGUAGES.map((language) => localizedName(oil, language))).toEqual([
      'Oil',
      'Öl',
      'Oil',
      'Oil',
      'Oil',
    ]);
  });

  test('SQL says the same of the whole catalogue', async () => {
    const { database } = await openTestDatabase();
    const all = await database.db.select().from(products);
    for (const language of LANGUAGES) {
      const named = statement<Record<'id' | 'written' | 'asked', unknown>, { language: string }>(
        `names-${language}`,
        `select p.id, ${localizedNameSql(language, 'p')} as written, ${localizedNameSql('$language', 'p')} as asked
           from products p`,
      );
      const expected = new Map(all.map((row) => [row.id, localizedName(row, language)]));
      for (const { id, written, asked } of await named(database.db, { language })) {
        expect([written, asked]).toEqual([expected.get(id as number), expected.get(id as number)]);
      }
    }
  });
});
