import { CategoryBar } from '#domains/catalogue/web/listing/category-bar.tsx';
import { BulkDiscounts } from './bulk-discounts.tsx';
import { CategoryHall } from './category-hall.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { HomeProducers } from './home-producers.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <CategoryBar />
      <FeaturedProducts />
      <CategoryHall />
      <BulkDiscounts />
      <HomeProducers />
      <Testimonials />
    </>
  );
}
