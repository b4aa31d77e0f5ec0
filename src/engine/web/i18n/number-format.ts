import { DEFAULT_LANGUAGE } from '#engine/model/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Up to here a whole number is written with its digits alone, in each language of the shop. */
const PLAIN_UNTIL = 999;

/** Makes a format only for a number that needs one: that takes longer than everything else in a component. */
export function numberFormat(language: string): Pick<Intl.NumberFormat, 'format'> {
  return {
    format: (value: number) => {
      if (Number.isInteger(value) && (value > 0 || Object.is(value, 0)) && value <= PLAIN_UNTIL)
        return String(value);
      const known = formats.get(language) ?? new Intl.NumberFormat(language);
      formats.set(language, known);
      return known.format(value);
    },
  };
}

/** '4.6' and '5.0', or '4,6': all languages but English write a comma. */
export function oneDecimal(value: number, language: string): string {
  const text = value.toFixed(1);
  return language === DEFAULT_LANGUAGE ? text : text.replace('.', ',');
}
