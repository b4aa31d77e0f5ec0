import { z } from 'zod';

/** The response of calls that have nothing to tell but that they worked. */
export const messageSchema = z.object({ message: z.string() });
export type Message = z.infer<typeof messageSchema>;

/** The response of calls that made or changed something: its id. */
export const idResponseSchema = z.object({ id: z.number() });
export type IdResponse = z.infer<typeof idResponseSchema>;
