import { z } from 'zod';

/** The answer of calls that have nothing to tell but that they worked. */
export const messageSchema = z.object({ message: z.string() });
export type Message = z.infer<typeof messageSchema>;

/** The answer of calls that made or changed something: its id. */
export const idAnswerSchema = z.object({ id: z.number() });
export type IdAnswer = z.infer<typeof idAnswerSchema>;
