import { ownProducerId } from '#domains/catalogue/server/products/own-producer.ts';
import { requireOrderToken } from '#domains/orders/server/order-access.ts';
import { isOrderOf } from '#domains/orders/server/orders.queries.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { Shop } from '#engine/server/shop.ts';
import { readableDocument } from './document-access.ts';
import { toDocument } from './document-view.ts';
import { documentsOfOrder, listDocuments } from './documents.queries.ts';
import { ublOf } from './e-invoice/e-invoice-of-document.ts';
import { documentPdf } from './pdf/document-pdf.ts';
import { writeDocumentsOfOrder, writeMissingDocuments, writeStatementsOf } from './missing-documents.ts';

/** What is asked for and missing is written first: nobody has to wait for a timer. */
export function documentsRoutes(app: ApiApp, shop: Shop): void {
  const { db, links } = shop;
  const ofOrder = async (orderId: number) => {
    await writeDocumentsOfOrder(db, orderId);
    return documentsOfOrder(db, orderId);
  };

  app.get('/api/orders/:id/documents', (request) => {
    requireOrderToken(links, request.params.id, request.query.token);
    return ofOrder(request.params.id);
  });

  app.get('/api/user/orders/:id/documents', async (request) => {
    const { id } = request.params;
    if (!(await isOrderOf(db, id, signedInUser(request).id)))
      throw new AppError('not_found', 'errors:orders.notFound');
    return ofOrder(id);
  });

  app.get('/api/admin/orders/:id/documents', (request) => ofOrder(request.params.id));

  app.get('/api/producer/documents', async (request) => {
    const producerId = await ownProducerId(db, signedInUser(request));
    await writeStatementsOf(db, producerId);
    return listDocuments(db, request.query, producerId);
  });

  app.get('/api/admin/documents', async (request) => {
    await writeMissingDocuments(db, new Date());
    return listDocuments(db, request.query, request.query.producerId);
  });

  app.get('/api/documents/:number.pdf', async (request, reply) => {
    const { number } = request.params;
    const document = await readableDocument(shop, request, number, request.query.token);
    const pdf = await documentPdf(document);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${number}.pdf"`)
      .send(Buffer.from(pdf));
  });

  app.get('/api/documents/:number.xml', async (request, reply) => {
    const { number } = request.params;
    const xml = ublOf(await readableDocument(shop, request, number, request.query.token));
    if (xml === undefined) throw new AppError('not_found', 'errors:documents.noXml');
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${number}.xml"`)
      .send(xml);
  });

  app.get('/api/documents/:number', async (request) => {
    const { number } = request.params;
    return toDocument(await readableDocument(shop, request, number, request.query.token));
  });
}
