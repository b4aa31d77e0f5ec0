import { z } from 'zod';
import { domains } from '#engine/server/domain.ts';
import { NEWS_KINDS } from '#engine/server/provider.ts';
import type { Shop } from '#engine/server/shop.ts';

export const newsSchema = z.object({
  kind: z.enum(NEWS_KINDS, `there is news of one of ${NEWS_KINDS.join(', ')}`),
  name: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !text.includes('\0')),
});

/**
 * Anybody may call a webhook, and some check nobody. What all callers together may say is therefore spent by true news alone:
 * what is about nothing of ours is given back, and has used up some of what its own network may say. True news costs its network
 * nothing the first time within an hour, so that a provider which sends everything from one machine is heard.
 */
export async function hearNews(
  shop: Shop,
  extension: string,
  { kind, name }: z.output<typeof newsSchema>,
  network: string | undefined,
): Promise<void> {
  const { limiter } = shop;
  const ofNetwork = network === undefined ? {} : { extensionNewsOfNetwork: `${extension} ${network}` };
  const ofAll = { extensionNews: extension };
  // What ends here has used up nothing of all others.
  const counts = await limiter.add({ ...ofNetwork, extensionNewsOf: `${extension} ${kind} ${name}` }, {});
  await limiter.count(ofAll);
  let isOurs = false;
  try {
    for (const { hears } of domains()) {
      const heard = await hears?.[kind]?.(shop, { provider: `x-${extension}`, name });
      isOurs ||= heard === true;
    }
  } catch (error) {
    // It was asked about, and no answer came.
    isOurs = true;
    throw error;
  } finally {
    if (!isOurs) await limiter.takeBack(ofAll);
    else if (counts.extensionNewsOf === 1) await limiter.takeBack(ofNetwork);
  }
}
