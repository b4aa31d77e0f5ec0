import { createHash } from 'node:crypto';
import { beforePaint, startScripts } from './bundled-scripts.ts';

/** By these the content policy knows the two inline scripts of the shop. */
export const inlineScriptHashes = [beforePaint, startScripts].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
