import { z } from 'zod';

/** What a new owner and a new producer have to do before the first customer comes, in this order. */
export const FIRST_STEPS = ['settings', 'product', 'picture', 'account', 'tax', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const firstStepsSchema = z.object({
  /** Empty: all is done, or it was put away. */
  steps: z.array(
    z.object({
      step: z.enum(FIRST_STEPS),
      isDone: z.boolean(),
      /** Where it is done. */
      url: z.string(),
    }),
  ),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** What no data tells: somebody has looked at the settings, or wants to read no more about it. */
export const firstStepsChangeSchema = z.strictObject({
  settingsSeen: z.literal(true, 'validation:invalidInput').optional(),
  putAway: z.literal(true, 'validation:invalidInput').optional(),
});
export type FirstStepsChange = z.output<typeof firstStepsChangeSchema>;

/** Gone when nothing is left to do. */
export function stepsLeft(
  done: Partial<Record<FirstStep, boolean>>,
  urls: Partial<Record<FirstStep, string>>,
): FirstSteps {
  const steps = FIRST_STEPS.flatMap((step) => {
    const url = urls[step];
    return url === undefined ? [] : [{ step, isDone: done[step] ?? false, url }];
  });
  return { steps: steps.every(({ isDone }) => isDone) ? [] : steps };
}
