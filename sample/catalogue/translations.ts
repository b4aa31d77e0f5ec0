import { packTranslation } from './pack-gift-set.ts';
import type { SampleTranslations } from './sample-types.ts';
import { german } from '#sample/catalogue/translations/de.ts';
import { spanish } from '#sample/catalogue/translations/es.ts';
import { french } from '#sample/catalogue/translations/fr.ts';
import { italian } from '#sample/catalogue/translations/it.ts';

export const sampleTranslations: SampleTranslations[] = [german, french, italian, spanish].map(
  packTranslation,
);
