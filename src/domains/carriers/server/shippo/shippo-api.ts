import type { z } from 'zod';
import { CarrierAway, CarrierRefused } from '#domains/carriers/server/carrier.ts';

/** With which account of Shippo the shop works, and where it is asked. */
export interface ShippoAccess {
  apiKey: string;
  /** Undefined: Shippo itself. */
  apiUrl: string | undefined;
  /** What the URL of the webhook ends with, so that nobody else is believed. */
  webhookToken: string;
}

const API_URL = 'https://api.goshippo.com';
/** The version of its API that these calls are written for. */
const API_VERSION = '2018-02-08';
/** A customer may wait for it. */
const TIMEOUT_MS = 8_000;
/** Nobody waits for a label, and its carrier may be slow. */
export const LABEL_TIMEOUT_MS = 30_000;
const MOST_BYTES = 4 * 2 ** 20;

/** Of a path of Shippo's API, as `schema` reads it. Throws `CarrierAway` where it does not answer, or answers something else. */
export async function askShippo<Schema extends z.ZodType>(
  { apiKey, apiUrl = API_URL }: ShippoAccess,
  path: string,
  schema: Schema,
  { body, timeoutMs = TIMEOUT_MS }: { body?: object; timeoutMs?: number } = {},
): Promise<z.output<Schema>> {
  let answer: unknown;
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `ShippoToken ${apiKey}`,
        'shippo-api-version': API_VERSION,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const text = await response.text();
    if (response.status === 400 || response.status === 422) throw new CarrierRefused(text.slice(0, 300));
    if (!response.ok) throw new CarrierAway(`Shippo answered ${response.status}: ${text.slice(0, 300)}`);
    if (text.length > MOST_BYTES) throw new CarrierAway('Shippo answered too much');
    answer = JSON.parse(text);
  } catch (error) {
    if (error instanceof CarrierAway || error instanceof CarrierRefused) throw error;
    throw new CarrierAway('Shippo did not answer', { cause: error });
  }
  const read = schema.safeParse(answer);
  if (!read.success)
    throw new CarrierAway(`Shippo answered something else: ${read.error.issues[0]!.path.join('.')}`);
  return read.data;
}

const PNG = [0x89, 0x50, 0x4e, 0x47] as const;

/** The picture of a label. It lies with Shippo: https, or with the stand-in of tests. */
export async function fetchLabel({ apiUrl }: ShippoAccess, url: string): Promise<Uint8Array> {
  const isTrusted =
    URL.canParse(url) &&
    (new URL(url).protocol === 'https:' ||
      (apiUrl !== undefined && new URL(url).origin === new URL(apiUrl).origin));
  if (!isTrusted) throw new CarrierAway('The label lies nowhere safe');
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LABEL_TIMEOUT_MS) });
    if (!response.ok) throw new CarrierAway(`The label answered ${response.status}`);
    const image = new Uint8Array(await response.arrayBuffer());
    if (image.length > MOST_BYTES || PNG.some((byte, at) => image[at] !== byte))
      throw new CarrierAway('The label is no picture');
    return image;
  } catch (error) {
    if (error instanceof CarrierAway) throw error;
    throw new CarrierAway('The label could not be fetched', { cause: error });
  }
}
