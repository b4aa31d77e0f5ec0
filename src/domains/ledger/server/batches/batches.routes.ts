import { shopDay } from '#engine/model/dates.ts';
import { toAmount } from '#engine/model/money.ts';
import { shopHome } from '#engine/model/places/shop-home.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import type { ApiApp } from '#engine/server/http/app-type.ts';
import { csv, sendCsv } from '#engine/server/lists/csv.ts';
import { signedInUser } from '#engine/server/sessions/guards.ts';
import type { SessionUser } from '#engine/server/sessions/session.ts';
import type { Shop } from '#engine/server/shop.ts';
import { creditTransferXml } from '#domains/ledger/model/credit-transfer.ts';
import { changedBefore } from '#domains/ledger/model/payout-account.ts';
import { payoutsById } from '#domains/ledger/server/payouts.queries.ts';
import { confirmBatch } from './confirm-batch.ts';
import { openBatch, type OpenBatch } from './open-batch.ts';
import { shopAccount } from './shop-account.ts';

/** Payouts to bank accounts, as files for the bank: IBANs as ISO 20022, all others as a table. */
export function payoutBatchesRoutes(app: ApiApp, shop: Shop): void {
  const batchNow = async (admin: SessionUser): Promise<OpenBatch> => {
    const batch = await openBatch(shop, { admin, changedBefore: changedBefore(new Date()) });
    if (batch === undefined) throw new AppError('not_found', 'errors:payouts.nothingToPay');
    return batch;
  };

  app.get('/api/admin/payouts/batch.xml', async (request, reply) => {
    const debtor = shopAccount();
    if (debtor === undefined) throw new AppError('conflict', 'errors:payouts.noShopAccount');
    const { id, createdAt, payouts } = await batchNow(signedInUser(request));
    const transfers = payouts.flatMap(({ payoutId, cents, account: { holder, iban } }) =>
      iban === undefined ? [] : [{ payoutId, holder, iban, cents }],
    );
    if (transfers.length === 0) throw new AppError('not_found', 'errors:payouts.nothingToPay');
    const xml = creditTransferXml({
      messageId: `PAYOUTS-${id}`,
      createdAt,
      executeOn: shopDay(createdAt),
      currency: shopHome().currency,
      debtor,
      transfers,
    });
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="payouts-${id}.xml"`)
      .send(xml);
  });

  app.get('/api/admin/payouts/batch.csv', async (request, reply) => {
    const { id, payouts } = await batchNow(signedInUser(request));
    const others = payouts.filter(({ account }) => account.iban === undefined);
    const portions = (async function* () {
      yield others;
    })();
    const header = ['payoutId', 'producer', 'holder', 'routingNumber', 'accountNumber', 'amount', 'currency'];
    const lines = csv(header, portions, ({ payoutId, producerName, cents, account }) => [
      payoutId,
      producerName,
      account.holder,
      account.routingNumber,
      account.accountNumber,
      toAmount(cents),
      shopHome().currency,
    ]);
    return sendCsv(reply, `payouts-${id}.csv`, lines);
  });

  app.post('/api/admin/payouts/batch', async (request) => {
    const ids = await confirmBatch(shop.db, request.body.reference, signedInUser(request));
    return { items: await payoutsById(shop.db, ids) };
  });
}
