// Every test file begins with the sample brand, whatever the one before it has opened.
import { openBrand } from '#server/brand/opened-brand.ts';
import { SAMPLE_BRAND } from './sample-brand.ts';

openBrand(SAMPLE_BRAND);
