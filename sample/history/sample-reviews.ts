import type { Language } from '#engine/model/languages.ts';
import { germanReviews } from '#sample/history/reviews/de.ts';
import { englishReviews } from '#sample/history/reviews/en.ts';
import { spanishReviews } from '#sample/history/reviews/es.ts';
import { frenchReviews } from '#sample/history/reviews/fr.ts';
import { italianReviews } from '#sample/history/reviews/it.ts';
import type { WrittenReviews } from './written-reviews.ts';

export interface SampleReview {
  slug: string;
  rating: number;
  comment: string;
}

const STARS = 5;

const written: Record<Language, WrittenReviews> = {
  en: englishReviews,
  de: germanReviews,
  fr: frenchReviews,
  it: italianReviews,
  es: spanishReviews,
};

export function reviewsIn(language: Language): SampleReview[] {
  return Object.entries(written[language]).flatMap(([slug, texts]) =>
    texts.map((text) => ({
      slug,
      rating: text.slice(0, STARS).replaceAll('☆', '').length,
      comment: text.slice(STARS + 1),
    })),
  );
}
