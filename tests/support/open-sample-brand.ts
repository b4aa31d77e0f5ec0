// Every test file begins with the sample brand, whatever the one before it has opened.
import { shopFacts } from '#domains/pricing/model/shop-facts.ts';
import { provideTextVariables } from '#engine/model/text-variables.ts';
import { openBrand } from '#engine/server/brand/opened-brand.ts';
import { SAMPLE_BRAND } from './sample-brand.ts';

provideTextVariables(shopFacts);
openBrand(SAMPLE_BRAND);
