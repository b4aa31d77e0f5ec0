import type { DeskPage } from '#engine/web/domain.ts';
import { lazyPage } from '#engine/web/rendering/lazy-page.ts';
import { CategoriesTab } from './categories/categories-tab.tsx';
import { FamiliesTab } from './families/families-tab.tsx';
import { DeskProducts } from './desk-products.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { ProductsOfProducer } from './products-of-producer.tsx';
import { ProducersTab } from './producers-tab.tsx';
import { AdminProductFiles, OwnProductFiles } from '#domains/catalogue/web/files/product-files-panel.tsx';
import { ProductsTab } from './products-tab.tsx';
import { ReviewsTab } from './reviews-tab.tsx';

export const deskPages: readonly DeskPage[] = [
  {
    name: 'producers',
    right: 'ADMIN',
    needs: 'people',
    group: 'people',
    order: 20,
    component: ProducersTab,
    record: {
      parameter: 'producer',
      component: lazyPage(() => import('./producer-page.tsx'), 'ProducerPage'),
    },
  },
  {
    name: 'productsOfProducer',
    right: 'ADMIN',
    needs: 'catalogue',
    order: 10,
    component: ProductsOfProducer,
    beside: { page: 'producers', place: 'record' },
  },
  {
    name: 'products',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'catalogue',
    order: 80,
    component: ProductsTab,
    actions: ['product'],
    record: {
      parameter: 'product',
      component: lazyPage(() => import('./admin-product-page.tsx'), 'AdminProductPage'),
    },
  },
  {
    name: 'categories',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'catalogue',
    order: 90,
    component: CategoriesTab,
    actions: ['category'],
  },
  {
    name: 'reviews',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'catalogue',
    order: 110,
    component: ReviewsTab,
  },
  {
    name: 'productFiles',
    right: 'ADMIN',
    needs: 'catalogue',
    group: 'catalogue',
    order: 160,
    component: AdminProductFiles,
  },
  {
    name: 'products',
    right: 'PRODUCER',
    needs: 'catalogue',
    order: 10,
    component: DeskProducts,
    actions: ['product'],
    record: {
      parameter: 'product',
      component: lazyPage(() => import('./own-product-page.tsx'), 'OwnProductPage'),
    },
  },
  {
    name: 'reviews',
    right: 'PRODUCER',
    needs: 'catalogue',
    group: 'catalogue',
    order: 45,
    component: OwnReviews,
  },
  {
    name: 'families',
    right: 'PRODUCER',
    needs: 'catalogue',
    group: 'catalogue',
    order: 15,
    component: FamiliesTab,
    actions: ['family'],
  },
  {
    name: 'productFiles',
    right: 'PRODUCER',
    needs: 'catalogue',
    group: 'catalogue',
    order: 60,
    component: OwnProductFiles,
  },
];
