import { escapeHtml, escapeScriptJson } from '#engine/model/escape-html.ts';

type Attributes = Record<string, string | undefined>;

/** The parts of a router match that describe the head. */
export interface HeadMatch {
  meta?: unknown;
  links?: unknown;
  headScripts?: unknown;
}

/** Attribute names as HTML writes them. */
const NAMES: Record<string, string> = { hrefLang: 'hreflang' };

function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${NAMES[key] ?? key}="${escapeHtml(value!)}"`);
  return `<${name}${text.join('')}>`;
}

/** The innermost route that describes itself speaks for the page. */
export function describingMatch(matches: readonly HeadMatch[]): HeadMatch | undefined {
  return matches.findLast((match) => Array.isArray(match.meta) && match.meta.length > 0);
}

export function titleOf(match: HeadMatch | undefined): string | undefined {
  return (match?.meta as Attributes[] | undefined)?.find((entry) => entry?.title !== undefined)?.title;
}

export function headTags(matches: readonly HeadMatch[]): string {
  const match = describingMatch(matches);
  const meta = ((match?.meta ?? []) as Attributes[]).filter((entry) => entry !== undefined);
  const title = titleOf(match);
  return [
    title === undefined ? '' : `<title>${escapeHtml(title)}</title>`,
    ...meta.filter((entry) => entry.title === undefined).map((entry) => tag('meta', entry)),
    ...((match?.links ?? []) as Attributes[]).map((link) => tag('link', link)),
    ...((match?.headScripts ?? []) as Attributes[]).map(
      (script) => `<script type="${script.type}">${escapeScriptJson(script.children ?? '')}</script>`,
    ),
  ].join('');
}
