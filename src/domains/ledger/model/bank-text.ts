/** Letters that are no others with an accent. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  '&': '+',
  '’': "'",
};

/** In the signs that every bank of SEPA takes: others are spelled in these, or left out. */
export function bankText(text: string): string {
  return text
    .replaceAll(/./gsu, (sign) => SPELLED[sign] ?? sign)
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z0-9/\-?:().,'+ ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
