import type { Parcel, ParcelRates } from '#domains/carriers/model/parcel-rates.ts';
import type { Place } from '#engine/model/places/address.ts';
import { CarrierAway, CarrierRefused, type Carrier } from './carrier.ts';

/** A form is filled in this long; what was quoted is then still what is charged. */
const REMEMBERED_MS = 30 * 60_000;
const MOST_REMEMBERED = 5_000;
/** While a carrier does not answer, the next customers do not wait for it. */
const PAUSE_MS = 15_000;

/** What a carrier said, and since when it says nothing. */
export class RememberedRates {
  readonly #known = new Map<string, { at: number; rates: Promise<ParcelRates | undefined> }>();
  #awayUntil = 0;

  async #ask(carrier: Carrier, parcel: Parcel, place: Place): Promise<ParcelRates | undefined> {
    const rates = await carrier.rates(parcel, place);
    this.#awayUntil = 0;
    return rates;
  }

  /** Throws `CarrierAway`. `admit` is asked where the carrier would be. */
  async of(
    carrier: Carrier,
    parcel: Parcel,
    place: Place,
    admit: () => Promise<void>,
  ): Promise<ParcelRates | undefined> {
    const key = keyOf(parcel, place);
    const known = this.#known.get(key);
    if (known !== undefined && performance.now() - known.at < REMEMBERED_MS) return known.rates;
    if (performance.now() < this.#awayUntil) throw new CarrierAway('It did not answer a moment ago');
    await admit();
    const rates = this.#ask(carrier, parcel, place).catch((error: unknown) => {
      // It would refuse the same again, as a place that there is none such: nobody else has to hear of it.
      if (error instanceof CarrierRefused) return undefined;
      this.#known.delete(key);
      if (error instanceof CarrierAway) this.#awayUntil = performance.now() + PAUSE_MS;
      throw error;
    });
    this.#known.delete(key);
    this.#known.set(key, { at: performance.now(), rates });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST_REMEMBERED) break;
      this.#known.delete(oldest);
    }
    return rates;
  }
}

/** All that an answer depends on: whose parcel it is does not matter. The answer holds every method. */
function keyOf({ profile: { origin, box }, grams }: Parcel, { country, region, postalCode }: Place): string {
  return JSON.stringify([origin, box, grams, country, region, postalCode]);
}
