import type { SampleTranslations } from './sample-types.ts';

export const sampleTranslations: SampleTranslations[] = [];
