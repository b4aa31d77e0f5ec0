import { z } from 'zod';
import { idTextSchema } from '#engine/model/ids.ts';

/** Nothing in the shop has a longer name; the router refuses what is. */
export const MAX_PARAM_LENGTH = 200;

/** The `:slug` of a URL. */
export const slugParamsSchema = z.object({ slug: z.string().max(MAX_PARAM_LENGTH) });

/** The `:id` of a URL. */
export const idParamsSchema = z.object({ id: idTextSchema });
