import { INVISIBLE_BREAK } from '#engine/model/person-name.ts';
import type { MailBlock, MailContent } from './mail-content.ts';

/** Where a link would go on: the dot of a domain, the colon of a URL. 'n.º', the Spanish word for a number, is no domain. */
const JOINT = /(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})(?!(?<=(?<![\p{L}\p{N}])n\.)º(?![\p{L}\p{N}]))|:(?=\/\/)/gu;
/** The joint and an invisible character behind it, at which mail programs stop to look for a link. */
const BROKEN = `$&${INVISIBLE_BREAK}`;

/** The text with every link broken that leads elsewhere than to the shop. */
export function breakForeignLinks(text: string, publicUrl: string): string {
  return text.replace(/\S+/gu, (word) =>
    word.startsWith(`${publicUrl}/`) ? word : word.replace(JOINT, BROKEN),
  );
}

/**
 * Mail programs turn everything that looks like a URL or a domain into a link, also within a name or an address that a
 * stranger typed to have us send it. Only links to the shop itself stay; in all others dots and colons are broken.
 */
export function withoutForeignLinks(content: MailContent, publicUrl: string): MailContent {
  const plain = (text: string) => breakForeignLinks(text, publicUrl);
  return {
    ...content,
    subject: plain(content.subject),
    heading: plain(content.heading),
    blocks: content.blocks.map((block) => plainBlock(block, plain)),
  };
}

function plainBlock(block: MailBlock, plain: (text: string) => string): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'note':
      return { ...block, text: plain(block.text) };
    case 'list':
      return { ...block, items: block.items.map(plain) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, label: plain(row.label), value: plain(row.value) })),
      };
    case 'products':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, name: plain(item.name), detail: plain(item.detail) })),
      };
    // Its target is always the shop's own.
    case 'button':
      return { ...block, label: plain(block.label) };
  }
}
