import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.join(import.meta.dirname, '..');
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;

/** Below the folder that was built into: the folders of the packages of which anything is in there. */
export const NOTED = '.vite/packages.json';

/** Notes from which packages the build has taken scripts, styles or fonts, for `scripts/licences.ts`. */
export const noteBundledPackages: Plugin = {
  name: 'note-bundled-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : part.originalFileNames,
    );
    const folders = new Set(files.flatMap((file) => PACKAGE.exec(path.resolve(ROOT, file))?.[0] ?? []));
    const names = [...folders].map((folder) => path.relative(ROOT, folder)).toSorted();
    this.emitFile({ type: 'asset', fileName: NOTED, source: JSON.stringify(names, null, 1) });
  },
};
