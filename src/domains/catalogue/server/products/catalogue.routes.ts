import { productCardListSchema, productCardsSchema } from '#domains/catalogue/model/product-card.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { Shop } from '#engine/server/shop.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import {
  allCategories,
  categoryId,
  comingProducts,
  featuredProducts,
  productBySlug,
} from './catalogue.queries.ts';
import { requireOwnFields } from '#domains/catalogue/server/extra/may-edit.ts';
import { ProductLists } from './product-list.ts';
import { addProduct } from './add-product.ts';
import { changeProduct } from './change-product.ts';
import { isOwnProduct, ownProducer } from './own-producer.ts';

export function catalogueRoutes(app: ApiApp, shop: Shop): void {
  const { reads, source } = shop;
  const lists = new ProductLists(shop);

  reads.handle(app, '/api/categories', ({ language }) => source.read((db) => allCategories(db, language)), {
    dependsOn: ['categories'],
  });

  reads.handle(
    app,
    '/api/products/featured',
    ({ language, query: { collapse } }) => source.read((db) => featuredProducts(db, language, collapse)),
    { inPages: productCardsSchema },
  );

  reads.handle(
    app,
    '/api/seasons/coming',
    ({ language, query: { collapse } }) => source.read((db) => comingProducts(db, language, collapse)),
    { inPages: productCardsSchema },
  );

  reads.handle(app, '/api/products', ({ language, query }) => lists.answer(language, query), {
    inPages: productCardListSchema,
  });

  reads.handle(
    app,
    '/api/categories/:slug/products',
    ({ language, params, query }) =>
      lists.answer(language, query, async (db) => {
        const id = await categoryId(db, params.slug);
        if (id === undefined) throw new AppError('not_found', 'errors:categoryNotFound');
        return id;
      }),
    { inPages: productCardListSchema },
  );

  reads.handle(
    app,
    '/api/products/:slug',
    async ({ language, params }) => {
      const product = await source.read((db) => productBySlug(db, language, params.slug));
      if (product === undefined) throw new AppError('not_found', 'errors:productNotFound');
      return product;
    },
    // Its family's page is one with it: it changes when a size comes, goes or is hidden.
    { dependsOn: ({ family }) => (family === null ? [] : [`family:${family.id}`]) },
  );
}

/** Producers write their own products, administrators everybody's. */
export function productWritesRoutes(app: ApiApp, { catalogue, db }: Shop): void {
  app.post('/api/products', async (request, reply) => {
    const user = signedInUser(request);
    const producerId = await producerIdFor(user, request.body.producerId);
    if (user.role !== 'ADMIN') requireOwnFields(request.body.x);
    return reply.status(201).send(await addProduct(catalogue, producerId, request.body));
  });

  app.patch('/api/products/:id', async (request) => {
    const user = signedInUser(request);
    const { id } = request.params;
    if (user.role !== 'ADMIN' && !(await isOwnProduct(db, (await ownProducer(db, user)).id, id))) {
      throw new AppError('not_found', 'errors:productNotFound');
    }
    if (user.role !== 'ADMIN') requireOwnFields(request.body.x);
    await changeProduct(catalogue, id, request.body);
    return { id };
  });

  const producerIdFor = async (user: SessionUser, named: number | undefined): Promise<number> => {
    if (user.role !== 'ADMIN') return (await ownProducer(db, user)).id;
    if (named === undefined) {
      throw new AppError('invalid', 'validation:required', { fields: { producerId: 'validation:required' } });
    }
    return named;
  };
}
