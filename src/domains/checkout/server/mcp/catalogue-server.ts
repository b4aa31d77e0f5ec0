import { shipsOn } from '#domains/catalogue/model/seasons/season.ts';
import { lastOf } from '#domains/pricing/model/delivery/methods.ts';
import { shopDay } from '#engine/model/dates.ts';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { MAX_QUANTITY } from '#domains/cart/model/cart-input.ts';
import { toCartTaxes } from '#domains/cart/model/cart-taxes.ts';
import { orderSum, PLAIN_CHOICES } from '#domains/pricing/model/order-sum.ts';
import { taxesAtHome } from '#domains/taxes/model/taxed-sale.ts';
import { taxProvider } from '#domains/taxes/server/open-taxes.ts';
import { checkoutOptions, checkoutOptionsSchema } from '#domains/checkout/model/checkout-options.ts';
import { brand } from '#engine/model/brand.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#engine/model/languages.ts';
import { MAX_SEARCH_LENGTH, MAX_SEARCH_PAGES } from '#domains/catalogue/model/search/limits.ts';
import { errorAnswer } from '#engine/server/http/error-handler.ts';
import type { Shop } from '#engine/server/shop.ts';
import {
  lineOf,
  productDetails,
  productDetailsSchema,
  productSummary,
  productSummarySchema,
} from './product-answers.ts';
import { offeredMethods } from '#domains/payments/server/payments-settings.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { textVariables } from '#engine/model/text-variables.ts';
import type { UrlInput } from '#engine/model/api/api-url.ts';
import type { ResponseOf, PathOf } from '#engine/model/api/contract.ts';
import { AppError } from '#engine/server/http/app-error.ts';

const instructions =
  () => `${brand().name} sells artisanal foods and delivers ${textVariables(DEFAULT_LANGUAGE).deliveryArea as string}. All amounts are in ${shopHome().currency}. \
The price of a product falls with the quantity of that same product: the ladder says from which quantity on. \
Nothing can be ordered here: give people the URL of a product.`;

/** Everything here reads, and reads nothing but this shop. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const language = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE).describe('Of names and descriptions.');
const slug = z.string().min(1).max(200).describe('As search_products gives it.');
const quantity = z.int().min(1).max(MAX_QUANTITY);
/** As many as somebody puts together in a sentence. */
const MAX_LINES = 20;

/** The catalogue as assistants read it. One for each request: it keeps nothing. */
export function catalogueServer(shop: Shop, log: FastifyBaseLogger): McpServer {
  const { publicUrl } = shop.config;
  const server = new McpServer({ name: brand().name, version: '1.0.0' }, { instructions: instructions() });
  const answer = (asked: Language, compute: () => Promise<Record<string, unknown>>) =>
    toResult(compute, (error) => {
      const { message, code } = errorAnswer(error, asked);
      if (code === 'internal') log.error({ err: error }, 'reading for an assistant failed');
      return message;
    });
  const productOf = (given: string, asked: Language) =>
    readCatalogue(shop, '/api/products/:slug', { params: { slug: given } }, asked);

  server.registerTool(
    'search_products',
    {
      title: 'Search products',
      description:
        'Finds products by words of their names, producers and descriptions. Typing errors are forgiven.',
      inputSchema: z.object({
        query: z.string().min(1).max(MAX_SEARCH_LENGTH),
        page: z.int().min(1).max(MAX_SEARCH_PAGES).default(1),
        language,
      }),
      outputSchema: z.object({ total: z.number(), products: z.array(productSummarySchema) }),
      annotations,
    },
    ({ query, page, language: asked }) =>
      answer(asked, async () => {
        const found = await readCatalogue(shop, '/api/search', { query: { q: query, page } }, asked);
        return {
          total: found.productTotal,
          products: found.products.map((product) => productSummary(product, publicUrl)),
        };
      }),
  );

  server.registerTool(
    'get_product',
    {
      title: 'Read a product',
      description:
        'A product with ingredients, allergens, its price ladder, and what a quantity of it costs.',
      inputSchema: z.object({ slug, quantity: quantity.default(1), language }),
      outputSchema: productDetailsSchema,
      annotations,
    },
    (asked) =>
      answer(asked.language, async () =>
        productDetails(await productOf(asked.slug, asked.language), asked.quantity, publicUrl),
      ),
  );

  server.registerTool(
    'get_shipping_options',
    {
      title: 'Shipping options',
      description:
        'How the given products can be delivered together today: methods, prices, days of arrival.',
      inputSchema: z.object({
        items: z.array(z.object({ slug, quantity })).min(1).max(MAX_LINES),
        language,
      }),
      outputSchema: checkoutOptionsSchema,
      annotations,
    },
    ({ items, language: asked }) =>
      answer(asked, async () => {
        const products = await Promise.all(items.map((item) => productOf(item.slug, asked)));
        const lines = products.map((product, at) => lineOf(product, items[at]!.quantity));
        const perishables = products.some((product) => product.perishable);
        const now = new Date();
        const sale = {
          lines: products.map(({ taxCategory }, at) => ({
            category: taxCategory,
            finalCents: lines[at]!.finalCents,
          })),
          sum: orderSum(lines, PLAIN_CHOICES),
          businessVatId: null,
        };
        const taxes = toCartTaxes(taxesAtHome(sale, await taxProvider(shop).homeRates(now)), true);
        const shipsFrom = lastOf(products.map((product) => shipsOn(product, shopDay(now))));
        return checkoutOptions(
          { lines, perishables, shipsFrom, taxes, paymentMethods: offeredMethods(shop.config) },
          now,
        );
      }),
  );
  return server;
}

/** A refusal is an answer that an assistant can read and act on, not a failure of the call. */
async function toResult(
  compute: () => Promise<Record<string, unknown>>,
  explain: (error: unknown) => string,
): Promise<CallToolResult> {
  try {
    const structuredContent = await compute();
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: explain(error) }] };
  }
}

/** What the API answers to a public read, from the same cache. */
async function readCatalogue<Path extends PathOf<'GET'>>(
  { reads }: Pick<Shop, 'reads'>,
  path: Path,
  input: UrlInput,
  language: Language,
): Promise<ResponseOf<`GET ${Path}`>> {
  const response = await reads.local(path, input, language);
  if (response === undefined) throw new AppError('invalid', 'errors:invalid');
  return (response.data ?? JSON.parse(response.text)) as ResponseOf<`GET ${Path}`>;
}
