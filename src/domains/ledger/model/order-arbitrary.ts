import fc from 'fast-check';
import { commissionCents } from '#domains/pricing/model/commission.ts';
import { splitByRemainder } from '#domains/pricing/model/split.ts';
import type { WrittenSale } from './sale.ts';

const anyGoods = fc.record({
  producerId: fc.option(fc.integer({ min: 1, max: 9 })),
  goodsCents: fc.integer({ min: 1, max: 5_000_00 }),
});

/** An order that was sold: of one to four producers, with a code on goods or shipping, or none. */
export const anySale: fc.Arbitrary<WrittenSale> = fc
  .record({
    goods: fc.uniqueArray(anyGoods, {
      minLength: 1,
      maxLength: 4,
      selector: ({ producerId }) => producerId,
    }),
    shippingCents: fc.constantFrom(0, 9_95, 12_95, 34_95),
    giftWrapCents: fc.constantFrom(0, 5_00),
    promoShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    isForShipping: fc.boolean(),
  })
  .map(({ goods, shippingCents, giftWrapCents, promoShare, isForShipping }) => {
    const goodsCents = goods.reduce((sum, part) => sum + part.goodsCents, 0);
    const onGoods = isForShipping ? 0 : Math.round((promoShare ?? 0) * goodsCents);
    const onShipping = isForShipping && promoShare !== null ? Math.min(shippingCents, 9_95) : 0;
    const promos = splitByRemainder(
      onGoods,
      goods.map((part) => part.goodsCents),
    );
    return {
      id: 1,
      orderTotalCents: goodsCents - onGoods - onShipping + shippingCents + giftWrapCents,
      shippingCents,
      giftWrapCents,
      promoCents: onGoods + onShipping,
      parts: goods.map((part, index) => ({
        ...part,
        id: 100 + index,
        promoCents: promos[index]!,
        commissionCents: commissionCents(part.goodsCents),
      })),
    };
  });
