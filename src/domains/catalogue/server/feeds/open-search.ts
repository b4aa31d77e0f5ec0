import { brand } from '#engine/model/brand.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import type { Config } from '#engine/server/config.ts';
import { translator } from '#engine/server/i18n/translations.ts';
import { pageUrl } from './feed-item.ts';
import type { FeedRequest } from './product-feed.ts';
import { textElement, XML_DECLARATION, xmlText } from './xml.ts';

export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';
export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** How browsers and other programs search the shop (OpenSearch 1.1). */
export function openSearchDescription(
  request: FeedRequest,
  { supportEmail }: Pick<Config, 'supportEmail'>,
): string {
  const { publicUrl, language } = request;
  return `${XML_DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">${[
    textElement('ShortName', brand().name),
    textElement('Description', translator(language)('feeds:search')),
    textElement('Contact', supportEmail),
    url('text/html', `${publicUrl}/search?q={searchTerms}`),
    url(OPEN_SEARCH_TYPE, pageUrl(OPEN_SEARCH_PATH, request), ' rel="self"'),
    `<Image height="16" width="16" type="image/x-icon">${xmlText(`${publicUrl}/favicon.ico`)}</Image>`,
    `<Image height="192" width="192" type="image/png">${xmlText(`${publicUrl}/icon-192.png`)}</Image>`,
    ...LANGUAGES.map((each) => textElement('Language', each)),
    textElement('InputEncoding', 'UTF-8'),
    textElement('OutputEncoding', 'UTF-8'),
  ].join('')}</OpenSearchDescription>\n`;
}

function url(type: string, template: string, rest = ''): string {
  return `<Url type="${type}" template="${xmlText(template)}"${rest}/>`;
}
