// Every test file begins with the sample brand, whatever the one before it has opened.
import { factsIn } from '#app/server/facts.ts';
import { provideTextVariables } from '#engine/model/text-variables.ts';
import { adoptHome } from '#engine/model/places/shop-home.ts';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { SAMPLE_BRAND } from './sample-brand.ts';

provideTextVariables(factsIn);
openBrand(SAMPLE_BRAND);
adoptHome();
