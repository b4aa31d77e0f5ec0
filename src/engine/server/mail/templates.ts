import { domains } from '#engine/server/domain.ts';
import type { MailTemplate } from './mail-content.ts';

/** Every mail by its name. Each domain adds its own in `server/mails/`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- domains fill it
export interface Mails {}

export type MailTemplateName = keyof Mails;
export type MailData<Name extends MailTemplateName> =
  Mails[Name] extends MailTemplate<infer Data> ? Data : never;

/** The outbox holds mails of older versions too, so a name may be unknown. */
export function mailTemplate(name: string): MailTemplate<Record<string, unknown>> | undefined {
  const found = domains().find(({ mails }) => mails !== undefined && Object.hasOwn(mails, name));
  return found?.mails?.[name] as MailTemplate<Record<string, unknown>> | undefined;
}
