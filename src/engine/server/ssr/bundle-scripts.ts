import path from 'node:path';
import { build, type Rollup } from 'vite';

const FOLDER = path.join(import.meta.dirname, '../../web/start');

/** The scripts that stand in every page, each with what it imports as one short text. */
export async function bundleScripts(): Promise<{ beforePaint: string; startScripts: string }> {
  const [beforePaint, startScripts] = await Promise.all([bundle('before-paint'), bundle('start-scripts')]);
  return { beforePaint, startScripts };
}

async function bundle(name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      minify: true,
      rollupOptions: { input: path.join(FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  const text = output[0].code.trim();
  // It would end the element it stands in.
  if (/<\/script|<!--/iu.test(text)) throw new Error(`The script ${name} cannot stand in a page`);
  return text;
}
