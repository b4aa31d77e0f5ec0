import { localizedNameSql } from '#domains/catalogue/server/products/localized-name.ts';
import type { Language } from '#engine/model/languages.ts';
import { statement } from '#engine/server/db/statement.ts';
import type { Lately } from '#engine/server/domain.ts';

interface ReviewRow {
  createdAt: Date;
  rating: number;
  authorName: string;
  product: string;
}

const newestReviews = statement<ReviewRow, { limit: number; language: Language }>(
  'newest-reviews',
  `select r.created_at, r.rating, r.author_name, ${localizedNameSql('$language', 'p')} as product from product_reviews r join products p on p.id = r.product_id
    where r.status = 'published' order by r.id desc limit $limit::int`,
);

/** The newest of each product, along `product_reviews_product`. */
const newestReviewsOf = statement<ReviewRow, { producerId: number; limit: number; language: Language }>(
  'newest-reviews-of-producer',
  `select r.created_at, r.rating, r.author_name, ${localizedNameSql('$language', 'p')} as product from products p cross join lateral (
     select v.id, v.created_at, v.rating, v.author_name from product_reviews v
      where v.product_id = p.id and v.status = 'published' order by v.id desc limit $limit::int) r
    where p.producer_id = $producerId::int and p.review_count > 0 order by r.id desc limit $limit::int`,
);

const newestApplications = statement<{ createdAt: Date; companyName: string }, { limit: number }>(
  'newest-applications',
  `select created_at, company_name from producer_profiles
    where user_id is not null and not verified and reviewed_at is null order by id desc limit $limit::int`,
);

const reviews: Lately = {
  needs: 'catalogue',
  find: async (db, { producerId, limit, language }) => {
    const found =
      producerId === null
        ? await newestReviews(db, { limit, language })
        : await newestReviewsOf(db, { producerId, limit, language });
    return found.map(({ createdAt, rating, authorName, product }) => ({
      name: 'review',
      at: createdAt,
      values: { count: rating, author: authorName, product },
      page: 'reviews',
    }));
  },
};

const applications: Lately = {
  needs: 'people',
  find: async (db, { limit }) =>
    (await newestApplications(db, { limit })).map(({ createdAt, companyName }) => ({
      name: 'application',
      at: createdAt,
      values: { company: companyName },
      page: 'producers',
      filter: { q: companyName },
    })),
};

/** What was said about products, and who wants to sell. */
export const latelyCatalogue = { ADMIN: [reviews, applications], PRODUCER: [reviews] };
