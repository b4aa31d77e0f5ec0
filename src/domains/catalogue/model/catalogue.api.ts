import { z } from 'zod';
import type { Contract } from '#engine/model/api/call.ts';
import { idResponseSchema } from '#engine/model/api/responses.ts';
import { limitSchema } from '#engine/model/lists/paging.ts';
import { uploadedSchema, uploadSchema } from '#engine/model/upload.ts';
import { applySchema, fileQuerySchema } from './files/product-file.ts';
import { atAGlanceSchema } from './producers/at-a-glance.ts';
import { producerSchema } from './producers/producer.ts';
import { newProductSchema, productChangesSchema } from './product-form.ts';
import { collapseSchema, productListSchema } from './product-list.ts';
import { categorySchema, listedProductSchema, productPageSchema } from './product.ts';
import { newReviewSchema, ownReviewSchema, productReviewsSchema } from './reviews/review.ts';
import {
  searchResultSchema,
  searchSchema,
  suggestionsQuerySchema,
  suggestionsSchema,
} from './search/search.ts';

/** What everybody sees, and how producers and administrators write it. */
export const catalogueApi = {
  'GET /api/categories': {
    guard: 'public',
    response: z.array(categorySchema),
    summary: 'The categories of the shop',
  },
  'GET /api/categories/:slug/products': {
    guard: 'public',
    query: productListSchema,
    list: listedProductSchema,
    summary: 'The products of a category',
  },

  'GET /api/products': {
    guard: 'public',
    query: productListSchema,
    list: listedProductSchema,
    summary: 'All products on sale, or one page of them with `limit`',
  },
  'GET /api/products/featured': {
    guard: 'public',
    query: z.object({ collapse: collapseSchema }),
    response: z.array(listedProductSchema),
    summary: 'The products the shop recommends',
  },
  'GET /api/seasons/coming': {
    guard: 'public',
    query: z.object({ collapse: collapseSchema }),
    response: z.array(listedProductSchema),
    summary: 'The products whose season begins next, those of its first month',
  },
  'GET /api/products/:slug': {
    guard: 'public',
    response: productPageSchema,
    summary: 'One product with its price ladder, food data and the sizes it comes in',
  },
  'POST /api/products': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    body: newProductSchema,
    response: z.object({ id: z.number(), slug: z.string() }),
    status: 201,
    summary: 'Adds a product; administrators name the `producerId`',
    example: {
      name: 'Taggiasca Olives',
      description: 'Small olives from Liguria, in brine.',
      price: 12.5,
      quantityAvailable: 40,
      categoryId: 1,
      unit: 'jar',
      weight: 290,
      discountTiers: [
        { minQuantity: 5, discountPercentage: 5 },
        { minQuantity: 10, discountPercentage: 10 },
      ],
      translations: { de: { name: 'Taggiasca-Oliven' } },
    },
  },
  'PATCH /api/products/:id': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    body: productChangesSchema,
    response: idResponseSchema,
    summary: 'Changes what is named of a product; stock by `quantityChange`',
    example: { price: 13, quantityChange: 24 },
  },

  'GET /api/product-file': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    query: fileQuerySchema,
    // Or a workbook of Excel, by the `format` of the query.
    download: 'text/csv',
    summary: 'Products as a CSV or Excel file, or a template to start from',
  },
  /** With the file as `file`. The response is `FileLine`s, one JSON object a line. */
  'POST /api/product-file/preview': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    rateLimit: 'productFiles',
    form: z.object({}),
    download: 'application/x-ndjson',
    summary: 'Reads a file of products and answers row by row what it would change',
  },
  'POST /api/product-file/apply': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    rateLimit: 'productFiles',
    form: applySchema,
    download: 'application/x-ndjson',
    summary: 'Imports a file of products, as its preview showed it',
  },
  /** With the picture as the file `image`. */
  'POST /api/uploads': {
    guard: ['PRODUCER', 'ADMIN'],
    right: 'catalogue',
    rateLimit: 'uploads',
    form: uploadSchema,
    response: uploadedSchema,
    status: 201,
    summary: 'Uploads a picture of a product, producer or category',
  },

  'GET /api/at-a-glance': {
    guard: 'public',
    response: atAGlanceSchema,
    summary: 'How many makers there are, in how many countries, and how all their products are rated',
  },
  'GET /api/producers': {
    guard: 'public',
    response: z.array(producerSchema),
    summary: 'The producers whose products are on sale',
  },
  'GET /api/producers/:slug': {
    guard: 'public',
    response: producerSchema,
    summary: 'One producer',
  },
  'GET /api/producers/:slug/products': {
    guard: 'public',
    query: z.object({ limit: limitSchema.optional(), collapse: collapseSchema }),
    response: z.array(listedProductSchema),
    summary: 'The products of a producer',
  },

  'GET /api/search': {
    guard: 'public',
    query: searchSchema,
    response: searchResultSchema,
    summary: 'Products and producers that fit some words',
  },
  'GET /api/search/suggestions': {
    guard: 'public',
    query: suggestionsQuerySchema,
    response: suggestionsSchema,
    summary: 'What a search could mean while it is being typed',
  },

  'GET /api/products/:slug/reviews': {
    guard: 'public',
    response: productReviewsSchema,
    summary: 'What buyers wrote about a product',
  },
  'GET /api/user/reviews': {
    guard: 'BUYER',
    response: z.array(ownReviewSchema),
    summary: "The buyer's reviews, and what could be reviewed",
  },
  'POST /api/reviews': {
    guard: 'BUYER',
    body: newReviewSchema,
    response: idResponseSchema,
    status: 201,
    summary: 'Reviews a product that was bought',
  },
} as const satisfies Contract;

type CatalogueApi = typeof catalogueApi;

declare module '#engine/model/api/api.ts' {
  interface Api extends CatalogueApi {}
}
