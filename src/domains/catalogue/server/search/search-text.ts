import { MAX_SEARCH_LENGTH } from '#domains/catalogue/model/search/limits.ts';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/** 'Crème  brûlée!' → ['creme', 'brulee']: what was typed, in the form the search index has it. */
export function searchWordsOf(text: string): string[] {
  const plain = text.slice(0, MAX_SEARCH_LENGTH).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}
