import type { MailBlock, MailContent, MailFooter } from './mail-content.ts';

/** The mail for those who read without markup. */
export function renderText(content: MailContent, footer: MailFooter): string {
  const parts = [content.heading, '='.repeat(Math.min(content.heading.length, 60)), ''];
  for (const block of content.blocks) parts.push(renderBlock(block), '');
  const { lines, leave } = footer;
  const leaving = leave === undefined ? [] : [leave.why, `${leave.label}:`, leave.url];
  return [...parts, '-- ', ...leaving, ...lines, ''].join('\n');
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'note':
      return `* ${block.text}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'products':
      return block.items
        .map(({ name, detail, price, href }) =>
          [`- ${name}: ${price}`, detail, href].filter(Boolean).join('\n  '),
        )
        .join('\n\n');
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}
