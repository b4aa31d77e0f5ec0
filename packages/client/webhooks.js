const PREFIX = 'whsec_';

/** A message that is not the shop's, or too old to be taken. */
export class WebhookError extends Error {
  name = 'WebhookError';
}

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * The message, if the shop has signed these very characters lately (Standard Webhooks). `body`: as it came, not parsed
 * and written again.
 */
export async function verifyWebhook(
  secret,
  headers,
  body,
  { now = new Date(), toleranceSeconds = 300 } = {},
) {
  const read = (name) => (typeof headers.get === 'function' ? headers.get(name) : [headers[name]].flat()[0]);
  const id = read('webhook-id');
  const timestamp = read('webhook-timestamp');
  const signatures = read('webhook-signature');
  if (!id || !timestamp || !signatures) throw new WebhookError('The headers of a webhook are missing');
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > toleranceSeconds)
    throw new WebhookError('The message is too old, or a clock is wrong');
  const { subtle } = globalThis.crypto;
  const raw = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  const key = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const each of signatures.split(' ')) {
    const [version, signature = ''] = each.split(',');
    if (version !== 'v1' || !/^[A-Za-z\d+/]+={0,2}$/.test(signature)) continue;
    // Takes as long for every wrong signature.
    if (await subtle.verify('HMAC', key, bytesOf(signature), signed)) return JSON.parse(body);
  }
  throw new WebhookError('The signature does not fit');
}
