import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine/model/languages.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { anAdmin } from '../../../../../tests/support/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';

interface Sample {
  subject: string;
  html: string;
  text: string;
}

describe('mails to look at', () => {
  let shop: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    shop = await openTestApp();
    admin = (await anAdmin(shop)).visitor;
  });

  it('are there in each language, with links that open nothing of real people', async () => {
    const { body: mails } = await admin.get<{ name: string; subject: string }[]>('/api/admin/mails');
    expect(mails.length).toBeGreaterThan(30);
    expect(mails.map(({ name }) => name)).not.toContain('mail-sample');
    const token = shop.shop.links.sign('order', 1042);
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      const { status, body } = await admin.get<Sample>(
        `/api/admin/mails/order-confirmation?language=${language}`,
      );
      expect(status).toBe(200);
      expect(body.html).toContain(`<html lang="${language}">`);
      expect(body.html).toContain('<base target="_blank">');
      expect(body.html).toContain('token=');
      expect(body.html + body.text).not.toContain(token);
      subjects.add(body.subject);
    }
    expect(subjects.size).toBe(LANGUAGES.length);
    expect((await admin.get('/api/admin/mails/order-confirmation?language=xx')).status).toBe(400);
    expect((await admin.get('/api/admin/mails/constructor?language=en')).status).toBe(404);
  });

  it('show pictures that the shop has, also to those who read mails on another site', async () => {
    const { body } = await admin.get<Sample>('/api/admin/mails/order-confirmation?language=en');
    const pictures = Array.from(body.html.matchAll(/<img src="([^"]+)"/gu), ([, src]) => src!);
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      const answer = await shop.visitor().get(picture);
      expect(answer.status, picture).toBe(200);
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect((await shop.visitor().get('/shop')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('show the goods that they speak of', async () => {
    const { body: mails } = await admin.get<{ name: string }[]>('/api/admin/mails');
    const ofGoods = mails.filter(({ name }) =>
      /^(?:group-|return-|launch-group|standing-(?:made|announced)|batch-recalled|withdrawal-receipt)/u.test(
        name,
      ),
    );
    expect(ofGoods.length).toBeGreaterThan(20);
    for (const { name } of ofGoods) {
      const { body } = await admin.get<Sample>(`/api/admin/mails/${name}?language=en`);
      expect(body.html, name).toContain('/pictures/products/');
    }
  });

  it('are sent to the one who asks, and say that they are samples', async () => {
    const answer = await admin.post<{ to: string }>('/api/admin/mails/order-confirmation/send', {
      language: 'de',
    });
    expect(answer).toMatchObject({ status: 202, body: { to: 'root-admin@example.com' } });
    const [queued] = await shop.db.select().from(mailOutbox);
    expect(queued).toMatchObject({
      template: 'mail-sample',
      recipient: 'root-admin@example.com',
      orderId: null,
    });
    const { config, links } = shop.shop;
    const mail = composeMail(queued!, config, links);
    expect(mail.subject).toMatch(/^Muster: /u);
    expect(mail.html).not.toContain(links.sign('order', 1042));
  });
});
