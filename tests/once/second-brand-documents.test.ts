// What the shop of somebody else prints: rendered as the browser does, with what it reads of the API.
import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiUrl } from '#engine/model/api/api-url.ts';
import { LANGUAGES, type Language } from '#engine/model/languages.ts';
import { i18nFor } from '#engine/server/i18n/translations.ts';
import { apiQuery } from '#engine/web/api/api-query.ts';
import { AppRoot } from '#app/web/app-root.tsx';
import { currentUserQuery } from '#engine/web/session/current-user.ts';
import { invoiceQuery } from '#domains/orders/web/orders.queries.ts';
import { documentQuery } from '#domains/documents/web/documents.queries.ts';
import { returnedOrderQuery, returnsQuery } from '#domains/returns/web/returns.queries.ts';
import { loadRouter } from '#app/web/load-router.ts';
import { aProducer } from '../support/people.ts';
import { openReturnsDesk, type DeliveredOrder } from '../support/returns-desk.ts';
import { expectNothingOfTheFirst, SECOND_BRAND, withSigns } from '../support/second-brand.ts';
import type { Visitor } from '../support/test-app.ts';

const { brand, policies } = SECOND_BRAND;
const ADDRESS = '7 Cider Row, Hood River, OR 97031';

const desk = openReturnsDesk({
  brand: SECOND_BRAND,
  home: { currency: 'EUR', country: 'DE' },
  supportEmail: brand.supportEmail,
});
let order: DeliveredOrder;
let returnNumber: string;
let producer: Visitor;
beforeAll(async () => {
  ({ visitor: producer } = await aProducer(desk.shop, 'frantoio-ripalunga'));
});

interface Document {
  path: string;
  /** Who prints it, and what their browser reads for it. */
  visitor: Visitor;
  read: (client: QueryClient) => Promise<unknown>[];
}

async function printed({ path, visitor, read }: Document, language: Language): Promise<string> {
  visitor.cookies.set('language', language);
  const { router } = await loadRouter({
    url: path,
    language,
    i18n: i18nFor(language),
    publicUrl: 'http://shop',
    policies,
    settings: { preLaunch: false, guestCheckout: true, placeholderRatings: true },
    fetchApi: async (url, input) => {
      const { status, text } = await visitor.get(apiUrl(url, input));
      return { status, body: text };
    },
  });
  const { queryClient } = router.options.context;
  await Promise.all(read(queryClient));
  const html = withSigns(renderToString(createElement(AppRoot, { router })));
  const [sheet] = /<article.*<\/article>/s.exec(html) ?? [];
  expect(sheet, `${path} in ${language}`).toBeDefined();
  return sheet!;
}

async function expectOfTheSecond(document: Document, ...words: string[]): Promise<void> {
  for (const language of LANGUAGES) {
    const sheet = await printed(document, language);
    expectNothingOfTheFirst(sheet, `${document.path} in ${language}`);
    // React puts a mark between two texts that follow each other.
    for (const word of words) expect(sheet.replaceAll('<!-- -->', ''), language).toContain(word);
  }
}

beforeEach(async () => {
  order = await desk.buy({ oil: 2 });
  const { id } = (await desk.request(order)).body;
  await desk.walk(id, 'authorized');
  returnNumber = (await desk.views(order))[0]!.number;
});

it('the invoice is of the brand, with its address', async () => {
  await expectOfTheSecond(
    {
      path: `/order/${order.id}/invoice?token=${order.token}`,
      visitor: desk.visitor,
      read: (client) => [
        client
          .fetchQuery(invoiceQuery(order))
          .then(({ payment }) =>
            client.fetchQuery(documentQuery({ number: payment.invoiceNumber!, token: order.token })),
          ),
      ],
    },
    `>${brand.name}<`,
    ADDRESS,
    brand.supportEmail,
  );
});

it('the packing slip names the brand that the order came through', async () => {
  await expectOfTheSecond(
    {
      path: `/dashboard/orders/${order.id}/slip`,
      visitor: producer,
      read: (client) => [
        client.fetchQuery(apiQuery('/api/producer/orders/:id', { params: { id: order.id } })),
        client.fetchQuery(currentUserQuery),
      ],
    },
    brand.name,
  );
});

it('the return label leads to the brand', async () => {
  await expectOfTheSecond(
    {
      path: `/order/${order.id}/return/${returnNumber}/label?token=${order.token}`,
      visitor: desk.visitor,
      read: (client) => [
        client.fetchQuery(returnsQuery(order)),
        client.fetchQuery(returnedOrderQuery(order)),
      ],
    },
    `${brand.name} · `,
    ADDRESS,
    returnNumber,
  );
});
