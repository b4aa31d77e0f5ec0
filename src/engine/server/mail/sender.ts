import { brand } from '#engine/model/brand.ts';
import { openedBrand } from '#engine/server/brand/opened-brand.ts';
import type { Config } from '#engine/server/config.ts';

/** 'Name <mail@example.com>', the name quoted where it has more than letters and figures (RFC 5322). */
export function sender(name: string, mail: string): string {
  const written = /^[\p{L}\p{N} ]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `${written} <${mail}>`;
}

/** From whom mails come: under the name in force, unless MAIL_FROM says something else. */
export function senderOf({ mailFrom }: Pick<Config, 'mailFrom'>): string {
  const { brand: own, mailFrom: ownAddress } = openedBrand();
  return mailFrom === sender(own.name, ownAddress) ? sender(brand().name, ownAddress) : mailFrom;
}
