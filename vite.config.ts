import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import installed from './package.json' with { type: 'json' };
import { noteBundledPackages } from './scripts/bundled-packages.ts';
import { bundleScripts } from './src/engine/server/ssr/bundle-scripts.ts';

const ON_THE_WAY =
  /\/(cart-drawer|checkout-content|checkout-page|product-modal|product-page|search-page|shop-page)-/;
/**
 * What the pages of products have in common, and nearly nothing else has: prices, pictures of stars, hearts, group buys,
 * icons. None of it brings a library along.
 */
const SHOPPING =
  /\/(add-to-cart|business-days|calendar-check|cart-totals|chevron-left|companion-list|dates|group-price|group-sizes|group-words|heart-button|line|listed-groups|map-pin|method-rules|methods|moment|offer-together|order-sum|pending-updates|pooled-lines|price|product-grid|product-stars|shelf-life|snowflake|split|tiers|time-left|time-to-close|totals|truck|undo-2|unit-label|users-round|useLocation|useMutation|useSuspenseQuery|way-up)\.(tsx?|m?js)$/;
const isNotAtStart = (file: string) => !/\/(entry-client|react|rolldown-runtime|router)-/.test(file);

/** The built server holds the scripts that stand in every page as texts: it has no bundler. */
const inlineScripts: Plugin = {
  name: 'inline-scripts',
  apply: 'build',
  load: {
    filter: { id: /\/ssr\/bundled-scripts\.ts$/ },
    handler: async () => {
      const texts = Object.entries(await bundleScripts());
      return texts.map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join('\n');
    },
  },
};

/** `vite build` makes the browser's files, `vite build --ssr` the server and the programs it starts. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineScripts, noteBundledPackages],
  publicDir: false,
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node22',
        ssr: true,
        sourcemap: true,
        minify: false,
        rollupOptions: {
          input: [
            'src/app/server/main.ts',
            'src/engine/server/files/picture-process.ts',
            'src/domains/catalogue/server/files/table-process.ts',
            'src/domains/documents/server/pdf/pdf-process.ts',
            'src/domains/extensions/server/process/extension-process.ts',
            // What operators run of a shop that came as a package, where Node takes no TypeScript.
            'scripts/backup.ts',
            'scripts/restore.ts',
            'scripts/rehearse.ts',
            'scripts/doctor.ts',
            'scripts/sample.ts',
            'scripts/lost-key.ts',
          ],
          // What several programs share lies beside them: it starts others by the file that lies beside it.
          output: { chunkFileNames: '[name]-[hash].js' },
          // What browsers load late the server may have anyway.
          checks: { ineffectiveDynamicImport: false },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        // On the way to the till every script of the next page is asked for at once. To name those of all other pages would
        // cost each first visit more than a round trip costs the few who open them.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => (ON_THE_WAY.test(file) ? files.filter(isNotAtStart) : []),
        },
        rollupOptions: {
          // None of our rules and widgets does anything by being imported: what only the server uses of a file (structured
          // data above all) leaves nothing behind in the browser.
          treeshake: {
            moduleSideEffects: (file) =>
              !/\/src\/(engine\/(model|web\/(choices|ui|forms|lists|session))|domains\/[\w-]+\/(model|web))\//.test(
                file,
              ),
          },
          input: 'src/app/web/entry-client.tsx',
          // Three files for all that every page needs, each run on its own, so that a slow phone can answer in between;
          // and one each for the small parts that most pages, and most forms, need: few compress better than fifty, and no
          // page waits for a chain. Widgets that bring a library along stay with the pages that use them.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  tags: ['$initial'],
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 2,
                },
                { name: 'router', tags: ['$initial'], test: /node_modules\/@tanstack\//, priority: 1 },
                { name: 'base', tags: ['$initial'] },
                {
                  name: 'parts',
                  test: /lucide-react|\/web\/ui\/(?!forms)\w+\/(?!accordion|confirm-dialog|dialog|drawer|tabs)|\/catalogue\/web\/(?!desk)|\/lists\/load-failed/,
                  minShareCount: 8,
                },
                { name: 'shopping', test: SHOPPING, minShareCount: 2 },
                { name: 'form-parts', test: /\/web\/ui\/forms\/(?!switch)/, minShareCount: 8 },
              ],
            },
          },
        },
      },
  // The package brings its `dependencies` along: what has native parts or files of its own, and what these share with us. All
  // else is built in, so that installing is short; of React it is then the production build, whatever NODE_ENV says.
  // Development loads packages as they are.
  ...(command === 'build' && { ssr: { noExternal: true, external: Object.keys(installed.dependencies) } }),
}));
