import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#engine/model/languages.ts';
import type { Config } from '#engine/server/config.ts';
import { PROJECT_ROOT } from '#engine/server/project-root.ts';

export const CLIENT_DIR = join(PROJECT_ROOT, 'dist/client');

/** The script and style files a page names. */
export interface PageAssets {
  styles: string[];
  fonts: string[];
  /** All that it needs to start, each after those it imports: so every file is run by itself, in a task of its own. */
  scripts(needs: PageNeeds): string[];
}

/** What a page needs beyond the scripts of all pages. */
export interface PageNeeds {
  language: Language;
  /** Files of its own components: 'shop-page'. */
  lazyFiles: readonly string[];
  /** Rooms whose texts it shows. */
  namespaces: readonly string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

const ENTRY = 'src/app/web/entry-client.tsx';

export function loadAssets(config: Config): PageAssets {
  if (config.environment === 'development') {
    return {
      styles: ['/src/engine/web/styles/app.css'],
      fonts: [],
      scripts: () => ['/@vite/client', `/${ENTRY}`],
    };
  }
  const manifestFile = join(CLIENT_DIR, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return { styles: [], fonts: [], scripts: () => [] };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const entry = manifest[ENTRY]!;
  const textFiles = Map.groupBy(
    Object.keys(manifest).filter((source) => source.includes('/texts/')),
    (source) => source.slice(source.indexOf('/texts/') + '/texts/'.length),
  );
  const pages = new Map(
    Object.keys(manifest)
      .filter((source) => !source.includes('/desk/'))
      .map((source) => [pageName(source), source]),
  );
  return {
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: readFontFiles(manifest),
    scripts: ({ language, lazyFiles, namespaces }) => {
      const wanted = [
        ...(entry.imports ?? []),
        `src/engine/web/i18n/texts/${language}.ts`,
        ...lazyFiles.map((file) => pages.get(file) ?? ''),
        ...namespaces.flatMap((namespace) => textFiles.get(`${language}/${namespace}.json`) ?? []),
        ENTRY,
      ];
      const chunks = new Set<string>();
      for (const source of wanted) addWithImports(manifest, source, chunks);
      return [...chunks].map((source) => `/${manifest[source]!.file}`);
    },
  };
}

/** A page that others show too is a file by itself, named by what is in it: `_producer-page-QLTcUs0i.js`. */
const pageName = (source: string) => basename(source).replace(/\.tsx?$|^_|-[\w-]{8}\.js$/g, '');

function addWithImports(manifest: Record<string, ManifestChunk>, source: string, chunks: Set<string>): void {
  const chunk = manifest[source];
  if (chunk === undefined || chunks.has(source)) return;
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, chunks);
  chunks.add(source);
}

/** The two upright latin fonts that the first screen needs. */
function readFontFiles(manifest: Record<string, ManifestChunk>): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /-latin-(wght-)?normal.*\.woff2$/.test(file))
    .map((file) => `/${file}`);
}
