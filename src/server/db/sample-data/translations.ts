import type { SampleTranslations } from './sample-types.ts';
import { spanish } from './translations/es.ts';
import { italian } from './translations/it.ts';

export const sampleTranslations: SampleTranslations[] = [italian, spanish];
