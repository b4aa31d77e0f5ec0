import { brand } from '#engine/model/brand.ts';
import { escapeHtml } from '#engine/model/escape-html.ts';
import type { Language } from '#engine/model/languages.ts';
import { coloursInForce } from '#engine/server/brand/opened-brand.ts';
import type { MailBlock, MailContent, MailFooter, MailPicture, MailProduct } from './mail-content.ts';

/**
 * One layout for every mail. Mail readers know tables and inline styles; those that know more turn the classes dark
 * with the rest of the device. The colours are the light and dark values of the brand's tokens.
 */
const SANS = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif";
/** A long URL in a text breaks anywhere rather than making the mail wider than a phone. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Around the dark colours. */
export const DARK_MEDIA = '@media (prefers-color-scheme:dark)';

const light = (token: string) => coloursInForce().colours[token]!.light;
const ink = () => `color:${light('ink')}`;
const muted = () => `color:${light('muted')}`;
const onAccent = () => `background:${light('accent')};color:${light('on-accent')}`;
const line = () => `border-bottom:1px solid ${light('line')}`;

function darkColours(): string {
  const dark = (token: string) => `${coloursInForce().colours[token]!.dark}!important`;
  return `
  .page{background:${dark('page')}}.card{background:${dark('surface')};border-color:${dark('line')}}
  .ink{color:${dark('ink')}}.muted{color:${dark('muted')}}.line{border-color:${dark('line')}}
  .note{background:${dark('accent-soft')};color:${dark('ink')}}.button{background:${dark('accent')};color:${dark('on-accent')}}`;
}

/** Escaped, with its line breaks. */
const lines = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

interface Around {
  footer: MailFooter;
  language: Language;
  publicUrl: string;
}

export function renderHtml(content: MailContent, { footer, language, publicUrl }: Around): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root{color-scheme:light dark}${DARK_MEDIA}{${darkColours()}}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light('page')}">
<table ${TABLE} class="page" style="background:${light('page')}"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:600px">
<tr><td style="padding:0 8px 20px">${wordmark(publicUrl)}</td></tr>
<tr><td class="card" style="background:${light('surface')};border:1px solid ${light('line')};border-radius:14px;padding:36px 32px;${BREAKS}">
<h1 class="ink" style="margin:0 0 20px;${SERIF};font-weight:500;font-size:28px;line-height:1.2;${ink()}">${lines(content.heading)}</h1>
${content.blocks.map((block) => renderBlock(block, publicUrl)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 8px 0;${SANS};font-size:13px;line-height:1.6;${muted()}">${renderFooter(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The icon and the name. Where pictures are blocked, the first letter stands on the tile instead. */
function wordmark(publicUrl: string): string {
  const { name } = brand();
  const tile = `width:28px;height:28px;border-radius:8px;${SERIF};font-size:18px;line-height:28px;text-align:center`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="button" aria-hidden="true" style="${tile};${onAccent()}"><img src="${escapeHtml(publicUrl)}/icon-192.png" width="28" height="28" alt="${escapeHtml([...name][0]!)}" style="display:block;border:0;border-radius:8px"></td>
<td class="ink" style="padding-left:10px;${SERIF};font-size:24px;line-height:28px;${ink()}">${escapeHtml(name)}</td>
</tr></table>`;
}

/** Pictures of the shop's own, the same URL for everybody: who opened the mail stays unknown. A JPEG is shown everywhere. */
const OWN_PICTURE = /^\/(?:pictures|uploads)\/[\w./-]+\.jpg$/;
const PICTURE_PX = 56;

/** For a page of the shop that shows a mail: it may be open under another name than mails give. */
export function withOwnPictures(html: string, publicUrl: string): string {
  return html.replaceAll(`<img src="${escapeHtml(publicUrl)}/`, '<img src="/');
}

/** The cell of a picture, which says nothing that the text beside it does not. */
function pictureCell(picture: MailPicture, publicUrl: string, classes: string, style: string): string {
  const cell = `${style};width:${PICTURE_PX + 14}px;vertical-align:top`;
  const shown =
    picture && OWN_PICTURE.test(picture)
      ? `<img src="${escapeHtml(publicUrl + picture)}" width="${PICTURE_PX}" height="${PICTURE_PX}" alt="" style="display:block;border:0;border-radius:8px;object-fit:cover">`
      : '';
  return `<td class="${classes}" width="${PICTURE_PX + 14}" style="${cell}">${shown}</td>`;
}

function renderBlock(block: MailBlock, publicUrl: string): string {
  const body = `${SANS};font-size:16px;line-height:1.6;${ink()}`;
  switch (block.kind) {
    case 'text':
      if (block.picture) return renderPictured([block.text], [block.picture], publicUrl);
      return `<p class="ink" style="margin:0 0 18px;${body}">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="note" style="margin:0 0 18px;padding:14px 16px;border-radius:10px;background:${light('accent-soft')};${body}">${lines(block.text)}</p>`;
    case 'list': {
      if (block.pictures?.some(Boolean)) return renderPictured(block.items, block.pictures, publicUrl);
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${lines(item)}</li>`);
      return `<ul class="ink" style="margin:0 0 18px;padding-left:22px;${body}">${items.join('')}</ul>`;
    }
    case 'table':
      return `<table ${TABLE} style="margin:0 0 18px;border-collapse:collapse">${block.rows.map((row) => renderRow(row, hasPictures(block.rows), publicUrl)).join('')}</table>`;
    case 'products':
      return `<table ${TABLE} style="margin:0 0 22px;border-collapse:collapse">${block.items.map((item) => renderProduct(item, hasPictures(block.items), publicUrl)).join('')}</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 22px"><tr><td class="button" style="border-radius:999px;background:${light('accent')}">
<a class="button" href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 26px;border-radius:999px;${onAccent()};${SANS};font-size:15px;font-weight:600;text-decoration:none">${lines(block.label)}</a></td></tr></table>`;
  }
}

const hasPictures = (of: readonly { picture?: MailPicture }[]) => of.some(({ picture }) => Boolean(picture));

/** A list whose points are small pictures, or a sentence beside one. */
function renderPictured(
  items: readonly string[],
  pictures: readonly MailPicture[],
  publicUrl: string,
): string {
  const rows = items.map((item, at) => {
    const cell = `padding:0 0 10px;${SANS};font-size:16px;line-height:1.5;${ink()}`;
    return `<tr>${pictureCell(pictures[at], publicUrl, 'ink', cell)}<td class="ink" style="${cell};vertical-align:middle">${lines(item)}</td></tr>`;
  });
  return `<table ${TABLE} style="margin:0 0 12px;border-collapse:collapse">${rows.join('')}</table>`;
}

/** Name and what there is to say of it on the left, the price on the right; the name leads to the product. */
function renderProduct(
  { name, detail, price, href, picture }: MailProduct,
  isPictured: boolean,
  publicUrl: string,
): string {
  const cell = `padding:14px 0;${line()};${SANS};font-size:16px;line-height:1.5;${ink()}`;
  const below =
    detail === '' ? '' : `<br><span class="muted" style="font-size:14px;${muted()}">${lines(detail)}</span>`;
  const shown = isPictured ? pictureCell(picture, publicUrl, 'ink line', cell) : '';
  return `<tr>${shown}<td class="ink line" style="${cell}"><a class="ink" href="${escapeHtml(href)}" style="font-weight:600;${ink()}">${lines(name)}</a>${below}</td><td class="ink line" align="right" style="${cell};padding-left:16px;font-weight:600;white-space:nowrap;vertical-align:${isPictured ? 'middle' : 'top'}">${lines(price)}</td></tr>`;
}

function renderFooter({ lines: texts, leave }: MailFooter): string {
  const leaving =
    leave === undefined
      ? []
      : [
          `${lines(leave.why)} <a class="muted" href="${escapeHtml(leave.url)}" style="${muted()}">${lines(leave.label)}</a>`,
        ];
  return [...leaving, ...texts.map(lines)].join('<br>');
}

type Row = Extract<MailBlock, { kind: 'table' }>['rows'][number];

/** Characters of a label and of a value that stay in one line; sentences, names and addresses may take several. */
const SHORT_LABEL = 16;
const SHORT_VALUE = 20;

function renderRow({ label, value, strong, picture }: Row, isPictured: boolean, publicUrl: string): string {
  const weight = strong === true ? 'font-weight:700' : 'font-weight:400';
  const cell = `padding:9px 0;${line()};${SANS};font-size:15px;line-height:1.5;${ink()};${weight}`;
  const shown = isPictured ? pictureCell(picture, publicUrl, 'ink line', cell) : '';
  // What may break anywhere is otherwise pressed into a column of single letters by a long neighbour.
  const kept = (text: string, short: number) => (text.length > short ? '' : ';white-space:nowrap');
  return `<tr>${shown}<td class="ink line" style="${cell}${kept(label, SHORT_LABEL)}">${lines(label)}</td><td class="ink line" align="right" style="${cell};padding-left:16px${kept(value, SHORT_VALUE)};vertical-align:${isPictured ? 'middle' : 'top'}">${lines(value)}</td></tr>`;
}
