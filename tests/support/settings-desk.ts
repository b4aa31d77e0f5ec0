// What the tests of the shop's settings do again and again: an administrator changes them, and each test begins without a choice.
import { beforeAll, beforeEach } from 'vitest';
import type { AdminSettings } from '#domains/desk/model/admin.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { FORM, openCheckoutDesk } from './checkout-desk.ts';
import { anAdmin } from './people.ts';
import { SAMPLE_MAILS } from '#domains/desk/server/mail-samples/sample-mails.ts';
import type { Visitor } from './test-app.ts';

export function openSettingsDesk() {
  const desk = openCheckoutDesk();
  let admin: Visitor;

  const patch = (change: object) =>
    admin.patch<AdminSettings & { message: string; fields?: Record<string, string> }>(
      '/api/admin/settings',
      change,
    );
  const settings = async () => (await admin.get<AdminSettings>('/api/admin/settings')).body;
  const allSettings = async () => (await settings()).groups.flatMap((group) => group.settings);
  const setting = async (key: string) => (await allSettings()).find((each) => each.key === key)!;

  beforeAll(async () => {
    ({ visitor: admin } = await anAdmin(desk.shop));
  });
  beforeEach(async () => {
    const chosen = (await allSettings()).filter(({ changedAt }) => changedAt !== null);
    if (chosen.length > 0) await patch(Object.fromEntries(chosen.map(({ key }) => [key, null])));
  });

  const mail = (template: keyof typeof SAMPLE_MAILS, language = 'en') => {
    const { links, config } = desk.shop.shop;
    const data = SAMPLE_MAILS[template] as Record<string, unknown>;
    const row = { id: 1, template, recipient: 'ada@example.com', replyTo: null, language, data };
    const { from, replyTo, text, html } = composeMail({ ...row, createdAt: new Date() }, config, links);
    return { from, replyTo, text, html };
  };
  const order = async (form: object = {}) => {
    await desk.add(desk.oil, 2);
    return desk.checkout(desk.visitor, { ...FORM, ...form });
  };
  return { desk, patch, settings, allSettings, setting, mail, order };
}
