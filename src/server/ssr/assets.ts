import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/languages.ts';
import type { Config } from '../config.ts';
import { PROJECT_ROOT } from '../project-root.ts';

export const CLIENT_DIR = join(PROJECT_ROOT, 'dist/client');

/** The script and style files a page names. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Files the entry will ask for at once, fetched in parallel with it: the texts of the language among them. */
  preloads(language: Language): string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

const ENTRY = 'src/web/entry-client.tsx';

export function loadAssets(config: Config): PageAssets {
  if (config.environment === 'development') {
    return {
      scripts: ['/@vite/client', `/${ENTRY}`],
      styles: ['/src/web/styles/app.css'],
      fonts: [],
      preloads: () => [],
    };
  }
  const manifestFile = join(CLIENT_DIR, '.vite/manifest.json');
  if (!existsSync(manifestFile)) return { scripts: [], styles: [], fonts: [], preloads: () => [] };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const entry = manifest[ENTRY]!;
  const shared = (entry.imports ?? []).map((name) => `/${manifest[name]!.file}`);
  const files = new Set(readFontFiles(manifest));
  return {
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((file) => `/${file}`),
    fonts: [...files],
    preloads: (language) => {
      const texts = manifest[`src/web/i18n/texts/${language}.ts`];
      return texts === undefined ? shared : [...shared, `/${texts.file}`];
    },
  };
}

/** The two upright latin fonts that the first screen needs. */
function readFontFiles(manifest: Record<string, ManifestChunk>): string[] {
  return Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => /-latin-(wght-)?normal.*\.woff2$/.test(file))
    .map((file) => `/${file}`);
}
