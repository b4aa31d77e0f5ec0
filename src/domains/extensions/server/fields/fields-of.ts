import type { ExtraField } from '#domains/catalogue/model/extra/extra-fields.ts';
import type { JudgedExtension } from '#domains/extensions/server/judge-extension.ts';
import { textAt, type ExtensionTexts } from '#domains/extensions/server/read-extension-texts.ts';
import { LANGUAGES, type Localized } from '#engine/model/languages.ts';

const STANDARD_LENGTH = 200;

interface WithFields {
  described: Pick<JudgedExtension, 'fields'>;
  texts: ExtensionTexts;
}

/** The fields of an extension with their words, as the catalogue takes them. */
export function fieldsOf({ described, texts }: WithFields): ExtraField[] {
  return Object.entries(described.fields).map(
    ([name, { kind, options, maxLength = STANDARD_LENGTH, min, max, edit, badge, filter }]): ExtraField => {
      const key = `fields.${name}`;
      const hint = inAllLanguages(texts, `${key}.hint`);
      return {
        name,
        kind,
        label: inAllLanguages(texts, `${key}.label`)!,
        ...(hint && { hint }),
        ...(options && {
          options: options.map((value) => ({
            value,
            label: inAllLanguages(texts, `${key}.options.${value}`)!,
          })),
        }),
        ...(kind === 'text' && { maxLength }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        edit: edit ?? 'producer',
        badge: badge ?? false,
        filter: filter ?? false,
      };
    },
  );
}

/** A name that two of them have: nobody could say whose values they are. */
export function sharedField(list: readonly WithFields[]): string | undefined {
  const names = list.flatMap(({ described }) => Object.keys(described.fields));
  return names.find((name, at) => names.indexOf(name) !== at);
}

/** Undefined: there is no such text. */
export function inAllLanguages(texts: ExtensionTexts, key: string): Localized | undefined {
  const found = LANGUAGES.map((language) => [language, textAt(texts[language], key)] as const);
  return found.some(([, text]) => text === undefined) ? undefined : (Object.fromEntries(found) as Localized);
}
