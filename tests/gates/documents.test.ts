// Documents that name paths long gone are worse than none: every repository path in them must exist.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const DOCUMENTS = globSync('**/*.md', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist', 'data', 'test-results'].includes(name),
}).sort();
/** Made by commands, so absent from a fresh clone. */
const GENERATED = /^(?:dist|data|node_modules|test-results|\.cache)(?:\/|$)/u;
const TOP_LEVEL = /^(?:\.ci|\.npmrc|bench|brand|deploy|docs|public|sample|scripts|src|tests|tools)\//u;
const ROOT_FILE =
  /^(?:[A-Z]+\.md|[\w-]+\.config\.ts|[\w-]+\.(?:json|yaml)|tsconfig\.\w+\.json|boundaries\.js|Dockerfile|LICENSE|\.npmrc)$/u;
/** CONTRIBUTING builds a domain that does not exist, step by step. */
const EXAMPLE_DOMAIN = /\brecipes?\b/u;
const PLACEHOLDER = /[<>…*]|\{[^,}]*\}/u;

/** `locales/{en,de}/cart.json` names two paths. */
function expand(text: string): string[] {
  const braces = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/u.exec(text);
  if (!braces) return [text];
  const [, before = '', list = '', after = ''] = braces;
  return list.split(',').flatMap((choice) => expand(before + choice.trim() + after));
}

/** `src/domains/<domain>/x.ts` can only be followed down to the placeholder. */
function knownPart(text: string): string {
  const parts = text.split('/');
  const unknown = parts.findIndex((part) => PLACEHOLDER.test(part));
  return unknown < 0 ? text : parts.slice(0, unknown).join('/');
}

function codeSpans(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, '');
  return [...prose.matchAll(/`([^`\n]+)`/gu)]
    .map(([, span = '']) => span.trim().replace(/(?::\d+)?[.,;]?$/u, ''))
    .filter((span) => !span.includes(' ') || span.includes('{'))
    .filter((span) => TOP_LEVEL.test(span) || ROOT_FILE.test(span));
}

function links(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)[^)]*\)/gu)]
    .map(([, target = '']) => target.replace(/#.*$/u, ''))
    .filter((target) => target !== '' && !/^(?:\w+:|\/)/u.test(target));
}

/** '#a-cold-page' for '## A cold page', as GitHub makes it. */
function anchors(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, '');
  return [...prose.matchAll(/^#+ (.+)$/gmu)].map(
    ([, heading = '']) =>
      `#${heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}

/** Links to a heading that is not there: `docs/scale.md#gone`. */
function lostAnchors(document: string): string[] {
  const markdown = readFileSync(path.join(ROOT, document), 'utf8');
  return [...markdown.matchAll(/\]\(([^)\s#:]*\.md)?(#[^)\s]+)\)/gu)]
    .map(([, target, anchor = '']) => ({
      named: target === undefined ? document : path.posix.join(path.posix.dirname(document), target),
      anchor,
    }))
    .filter(({ named, anchor }) => !anchors(readFileSync(path.join(ROOT, named), 'utf8')).includes(anchor))
    .map(({ named, anchor }) => named + anchor);
}

/** Paths of an indented tree in a fence marked `tree`; a line is `name  what it is`, several names may share a line. */
function treePaths(markdown: string): string[] {
  return [...markdown.matchAll(/^```tree\n([\s\S]*?)^```/gmu)].flatMap(([, tree = '']) => {
    const folders: { indent: number; name: string }[] = [];
    return tree.split('\n').flatMap((line) => {
      const match = /^([\s│├└─]*)(\S.*)$/u.exec(line);
      if (!match) return [];
      const indent = (match[1] ?? '').length;
      const names = (match[2] ?? '').split(/\s{2,}/u)[0]?.split(/\s+/u) ?? [];
      while ((folders.at(-1)?.indent ?? -1) >= indent) folders.pop();
      const base = folders.map(({ name }) => name).join('');
      const [first = ''] = names;
      if (first.endsWith('/')) folders.push({ indent, name: first });
      return names.map((name) => base + name);
    });
  });
}

function missing(document: string): string[] {
  const markdown = readFileSync(path.join(ROOT, document), 'utf8');
  const fromRoot = [...codeSpans(markdown), ...treePaths(markdown)].flatMap(expand).map(knownPart);
  const fromDocument = links(markdown).map((target) => path.posix.join(path.posix.dirname(document), target));
  return [...fromRoot, ...fromDocument].filter(
    (named) =>
      named !== '' &&
      !GENERATED.test(named) &&
      !EXAMPLE_DOMAIN.test(named) &&
      !existsSync(path.join(ROOT, named)),
  );
}

/** Folders that a newcomer meets first: at the top, and on the sides of the house. */
function mainFolders(): string[] {
  return ['', 'src/', 'src/domains/', 'src/engine/'].flatMap((parent) =>
    readdirSync(path.join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${parent}${name}/`)
      .filter((folder) => !GENERATED.test(folder)),
  );
}

it('the tree of ARCHITECTURE.md names every main folder', () => {
  const named = treePaths(readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8')).flatMap(expand);
  expect(mainFolders().filter((folder) => !named.some((at) => at.startsWith(folder)))).toEqual([]);
});

it('a tree in a document is marked as one, or nobody would check it', () => {
  const unmarked = DOCUMENTS.filter((document) =>
    /^```\n(?:\S*\/.*\n\s+\S+\/|\S+\/\s{2,})/mu.test(readFileSync(path.join(ROOT, document), 'utf8')),
  );
  expect(unmarked).toEqual([]);
});

it.each(DOCUMENTS)('every path named in %s exists', (document) => {
  expect(missing(document)).toEqual([]);
});

it.each(DOCUMENTS)('every heading that %s links to exists', (document) => {
  expect(lostAnchors(document)).toEqual([]);
});

describe('decisions', () => {
  const folder = path.join(ROOT, 'docs/decisions');
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const files = readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .sort();

  it('are numbered one after the other, each number once', () => {
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
  });

  it.each(files)('%s has its number in its title', (file) => {
    expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(
      new RegExp(`^# ${Number(file.slice(0, 4))}[.:]`, 'u'),
    );
  });

  it.each(files)('%s says below its title when it was made and what became of it', (file) => {
    expect(readFileSync(path.join(folder, file), 'utf8').split('\n')[2]).toMatch(
      /^\d{4}-\d{2}-\d{2} · (?:accepted|superseded by \[\d+\])/u,
    );
  });

  it('stand in the index in their order, with title and date', () => {
    const rows = index
      .split('\n')
      .filter((line) => /^\|\s*\d+ \|/u.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(rows.map(([, number, title, date]) => ({ number, title, date }))).toEqual(
      files.map((file) => {
        const [title = '', , status = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
        return {
          number: String(Number(file.slice(0, 4))),
          title: `[${title.replace(/^# \d+\. /u, '')}](${file})`,
          date: status.slice(0, 'YYYY-MM-DD'.length),
        };
      }),
    );
  });
});

it('docs/settings.md has a line for each setting, and for no other', () => {
  const config = readFileSync(path.join(ROOT, 'src/app/server/config.ts'), 'utf8');
  const [, schema = ''] = /const settingsSchema = z\.object\(\{\n([\s\S]*?)^\}\);/mu.exec(config) ?? [];
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z_]*):/gmu)].map(([, name]) => name).sort();
  const document = readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8');
  const listed = [...document.matchAll(/^\| `([A-Z][A-Z_]*)`\s+\|/gmu)].map(([, name]) => name).sort();
  expect(settings.length).toBeGreaterThan(0);
  expect(listed).toEqual(settings);
});

describe('the document check', () => {
  it('reads code spans, links and trees', () => {
    expect(codeSpans('see `src/gone/{a,b}.ts:3`, `npm start`, `/api/cart`, `boundaries.js`.')).toEqual([
      'src/gone/{a,b}.ts',
      'boundaries.js',
    ]);
    expect(links('[a](docs/a.md#top) [b](https://madia.example) ![c](../c.png "C")')).toEqual([
      'docs/a.md',
      '../c.png',
    ]);
    expect(
      treePaths('```tree\nsrc/\n  server/   the server\n    main.ts app.ts  start\n  web/\nbench/\n```\n'),
    ).toEqual(['src/', 'src/server/', 'src/server/main.ts', 'src/server/app.ts', 'src/web/', 'bench/']);
  });

  it('names headings as GitHub does', () => {
    expect(anchors("# What `npm test` takes\n\n```\n# not this\n```\n## PostgreSQL's disk, in ms\n")).toEqual(
      ['#what-npm-test-takes', '#postgresqls-disk-in-ms'],
    );
  });

  it('follows braces and stops at placeholders', () => {
    expect(expand('src/domains/cart/texts/{en,de}/cart.json')).toEqual([
      'src/domains/cart/texts/en/cart.json',
      'src/domains/cart/texts/de/cart.json',
    ]);
    expect(knownPart('src/domains/<domain>/server/cart.routes.ts')).toBe('src/domains');
  });
});

describe('what CONTRIBUTING says a change touches', () => {
  const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const codeOf = (walk: string) => {
    const [, from = ''] = text.split(`**${walk}**`);
    const [steps = ''] = from.split(/^(?:\*\*|## )/mu);
    return codeSpans(steps).filter((span) => /(?<!\.test)\.tsx?$|i18n\/texts\/$/u.test(span));
  };

  it.each([
    ['A new field of a product', 9],
    ['A new language', 3],
  ])('%s: at most %i code files', (walk, most) => {
    expect(codeOf(walk).length).toBeGreaterThan(1);
    expect(new Set(codeOf(walk)).size).toBeLessThanOrEqual(most);
  });
});
