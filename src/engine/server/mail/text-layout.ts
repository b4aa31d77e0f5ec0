import type { MailBlock, MailContent, MailFooter } from './mail-content.ts';

/** The mail for those who read without markup. `colon`: French has a space before it. */
export function renderText(content: MailContent, footer: MailFooter, colon: string): string {
  const parts = [content.heading, '='.repeat(Math.min(content.heading.length, 60)), ''];
  for (const block of content.blocks) parts.push(renderBlock(block, colon), '');
  const { lines, leave } = footer;
  const leaving = leave === undefined ? [] : [leave.why, `${leave.label}${colon}`, leave.url];
  return [...parts, '-- ', ...leaving, ...lines, ''].join('\n');
}

function renderBlock(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'note':
      return `* ${block.text}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return block.rows.map(({ label, value }) => `${label}${colon} ${value}`).join('\n');
    case 'products':
      return block.items
        .map(({ name, detail, price, href }) =>
          [`- ${name}${colon} ${price}`, detail, href].filter(Boolean).join('\n  '),
        )
        .join('\n\n');
    case 'button':
      return `${block.label}${colon}\n${block.href}`;
  }
}
