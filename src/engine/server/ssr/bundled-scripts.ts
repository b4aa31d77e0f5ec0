import { bundleScripts } from './bundle-scripts.ts';

/** Bundled here from the sources; the built server holds the texts instead (vite.config.ts). */
export const { beforePaint, startScripts } = await bundleScripts();
