import { packTranslation } from './pack-gift-set.ts';
import type { SampleTranslations } from './sample-types.ts';
import { german } from './translations/de.ts';
import { spanish } from './translations/es.ts';
import { french } from './translations/fr.ts';
import { italian } from './translations/it.ts';

export const sampleTranslations: SampleTranslations[] = [german, french, italian, spanish].map(
  packTranslation,
);
