import type { BodyOf } from '#engine/model/api/contract.ts';
import { momentOnShopWall, shopWallTime } from '#engine/model/dates.ts';
import type { AdminPromoCode } from '#domains/cart/model/promo-codes/promo-code.ts';
import type { PromoKind } from '#domains/pricing/model/promo-discount.ts';

/** A code as the form holds it: empty texts where nothing was entered, and numbers that are undefined before and NaN after typing. */
export interface PromoCodeValues {
  code: string;
  kind: PromoKind;
  value: number | undefined;
  description: string;
  minTotal: number | undefined;
  /** As a field for date and time writes it, in the time of the shop. */
  startsAt: string;
  endsAt: string;
  maxUses: number | undefined;
  oncePerCustomer: boolean;
  active: boolean;
}

export const NEW_PROMO_CODE: PromoCodeValues = {
  code: '',
  kind: 'percent',
  value: undefined,
  description: '',
  minTotal: undefined,
  startsAt: '',
  endsAt: '',
  maxUses: undefined,
  oncePerCustomer: false,
  active: true,
};

export function toValues(code: AdminPromoCode): PromoCodeValues {
  const { kind, description, oncePerCustomer, active, minTotal, maxUses } = code;
  return {
    code: code.code,
    kind,
    value: kind === 'free_shipping' ? undefined : code.value,
    description,
    minTotal: minTotal ?? undefined,
    startsAt: toWallTime(code.startsAt),
    endsAt: toWallTime(code.endsAt),
    maxUses: maxUses ?? undefined,
    oncePerCustomer,
    active,
  };
}

export function toBody(values: PromoCodeValues): Required<BodyOf<'POST /api/admin/promo-codes'>> {
  return {
    ...values,
    value: entered(values.value) ?? 0,
    minTotal: entered(values.minTotal),
    startsAt: toMoment(values.startsAt),
    endsAt: toMoment(values.endsAt),
    maxUses: entered(values.maxUses),
  };
}

const entered = (number = Number.NaN) => (Number.isNaN(number) ? null : number);

function toMoment(wallTime: string): string | null {
  return momentOnShopWall(wallTime)?.toISOString() ?? null;
}

function toWallTime(moment: string | null): string {
  return moment === null ? '' : shopWallTime(new Date(moment));
}
