import type { Language } from '#shared/languages.ts';
import type { Db } from './client.ts';

/** A statement built once for each database and planned once for each connection: for a few rows planning costs more than finding them. */
export function preparedOnce<Statement>(prepare: (db: Db) => Statement) {
  const statements = new WeakMap<Db, Statement>();
  return (db: Db): Statement => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
}

/** The same for a statement that names the language in its columns. */
export function preparedPerLanguage<Statement>(prepare: (db: Db, language: Language) => Statement) {
  const ofLanguages = new Map<Language, (db: Db) => Statement>();
  return (db: Db, language: Language): Statement => {
    const ofLanguage = ofLanguages.get(language) ?? preparedOnce((given) => prepare(given, language));
    ofLanguages.set(language, ofLanguage);
    return ofLanguage(db);
  };
}
