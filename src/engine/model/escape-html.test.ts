import { expect, it } from 'vitest';
import { escapeHtml, escapeScriptJson } from './escape-html.ts';

it('lets no text open a tag, close an attribute or begin an entity', () => {
  expect(escapeHtml(`<b title="x" lang='y'>&amp;</b>`)).toBe(
    '&#60;b title=&#34;x&#34; lang=&#39;y&#39;&#62;&#38;amp;&#60;/b&#62;',
  );
});

it('lets no JSON end the script it stands in, and keeps what it says', () => {
  const value = { text: '</script><!-- <script>' };
  const escaped = escapeScriptJson(JSON.stringify(value));
  expect(escaped).not.toContain('<');
  expect(JSON.parse(escaped)).toEqual(value);
});
