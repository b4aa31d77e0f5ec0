/** A point with a capital letter or a quotation mark after it ends a sentence; '3.5' and 'e. g. olives' do not. */
const END = /[.!?…]["”’»]?(?=\s+["“„«¿¡]?\p{Lu})/gu;

/** The beginning of a text: at most so many sentences of its first paragraph. */
export function firstSentences(text: string, count: number): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/u);
  const end = [...paragraph.matchAll(END)][count - 1];
  return end === undefined ? paragraph : paragraph.slice(0, end.index + end[0].length);
}
