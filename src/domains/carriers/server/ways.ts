import type { CarriedMethod, ParcelRates } from '#domains/carriers/model/parcel-rates.ts';
import { METHOD_RULES } from '#domains/pricing/model/delivery/method-rules.ts';

/** One of the ways in which a carrier would bring a parcel. */
export interface Way {
  /** As the carrier calls it when it is bought. */
  id: string;
  /** In the shop's currency. */
  cents: number;
  /** How long it takes; null: it does not say. */
  days: number | null;
  carrier: string;
  service: string;
}

/** The cheapest that keeps what the method promises; undefined: none does. */
export function wayFor(method: CarriedMethod, ways: readonly Way[]): Way | undefined {
  const { latest } = METHOD_RULES[method];
  const [cheapest] = ways
    .filter(({ days }) => method === 'standard' || (days !== null && days <= latest))
    .toSorted((one, other) => one.cents - other.cents);
  return cheapest;
}

/** Undefined: it has no way for one of the methods, and the shop says what all of them cost. */
export function ratesByMethod(ways: readonly Way[]): ParcelRates | undefined {
  const cents = (method: CarriedMethod) => wayFor(method, ways)?.cents;
  const [standard, express, priority] = [cents('standard'), cents('express'), cents('priority')];
  if (standard === undefined || express === undefined || priority === undefined) return undefined;
  return { standard, express, priority };
}

/** What is bought of a way: it is kept with the label. */
export const offerOf = ({ id: rateId, cents, carrier: provider, service }: Way) => ({
  rateId,
  cents,
  provider,
  service,
});
