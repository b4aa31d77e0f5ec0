import path from 'node:path';
import { readBrand } from '#engine/server/brand/read-brand.ts';

/** Read once for all files of a worker: texts are put together again for every other reading. */
export const SAMPLE_BRAND = readBrand(path.join(import.meta.dirname, '../../brand'));
