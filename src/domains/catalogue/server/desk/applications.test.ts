import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminProducer, ProducerChoice } from '#domains/catalogue/model/desk.ts';
import type { WaitingMatter } from '#domains/desk/model/waiting.ts';
import { LANGUAGES } from '#engine/model/languages.ts';
import type { Page } from '#engine/model/lists/paging.ts';
import { mailOutbox } from '#engine/server/db/operations.schema.ts';
import { producerProfiles } from '#domains/catalogue/server/producers.schema.ts';
import { composeMail } from '#engine/server/mail/compose-mail.ts';
import { anAdmin, aProducer } from '../../../../../tests/support/people.ts';
import { openTestApp, signIn, type TestApp, type Visitor } from '../../../../../tests/support/test-app.ts';
import { remindOfApplications } from './remind-of-applications.ts';

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

let test: TestApp;
let admin: Visitor;
beforeAll(async () => {
  test = await openTestApp();
  admin = (await anAdmin(test)).visitor;
  await apply('old-farm', 30);
  await apply('older-farm', 40);
  await apply('young-farm', 1);
});

const apply = (slug: string, days: number) =>
  test.db.insert(producerProfiles).values({
    slug,
    companyName: slug,
    businessType: 'Farm',
    location: 'Maine',
    description: 'Rye, butter and patience.',
    createdAt: daysAgo(days),
  });
const reminders = () =>
  test.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.template, 'applications-overdue'))
    .orderBy(mailOutbox.id);

/** As the first page counts them, and as its list has them. */
async function awaiting() {
  const waits = (await admin.get<WaitingMatter[]>('/api/admin/waiting')).body;
  const matter = waits.find(({ name }) => name === 'producers');
  const list = (await admin.get<AdminProducer[]>('/api/admin/producers?status=awaiting')).body;
  return [matter?.count, list.length];
}

describe('applications of producers', () => {
  it('show the day they are due, overdue ones first, page by page', async () => {
    const { body } = await admin.get<AdminProducer[]>('/api/admin/producers');
    expect(body.slice(0, 3).map(({ slug, isOverdue }) => [slug, isOverdue])).toEqual([
      ['older-farm', true],
      ['old-farm', true],
      ['young-farm', false],
    ]);
    expect(body[2]!.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.filter(({ verified }) => verified).every(({ dueOn }) => dueOn === null)).toBe(true);
    const seen: string[] = [];
    let cursor = '';
    do {
      const url = `/api/admin/producers?limit=2${cursor && `&cursor=${cursor}`}`;
      const { body: page } = await admin.get<Page<AdminProducer>>(url);
      seen.push(...page.items.map(({ slug }) => slug));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(body.map(({ slug }) => slug));
  });

  it('are counted as their list has them: not those of producers who have closed', async () => {
    expect(await awaiting()).toEqual([3, 3]);
    await apply('closed-farm', 2);
    const { slug } = producerProfiles;
    await test.db.update(producerProfiles).set({ closedAt: NOW }).where(eq(slug, 'closed-farm'));
    expect(await awaiting()).toEqual([3, 3]);
    const names = async () =>
      (await admin.get<ProducerChoice[]>('/api/admin/products/producers')).body.map(({ name }) => name);
    // Whose a product may be: of those who wait too, of nobody who is gone.
    expect(await names()).toContain('young-farm');
    expect(await names()).not.toContain('closed-farm');
    await test.db.delete(producerProfiles).where(eq(slug, 'closed-farm'));
  });

  it('are reminded of once, by one mail to each administrator', async () => {
    await Promise.all([1, 2].map(() => remindOfApplications(test.db, NOW)));
    await remindOfApplications(test.db, NOW);
    const mails = await reminders();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
    expect(mails.map(({ recipient }) => recipient)).toContain('root-admin@example.com');
    expect(mails[0]!.data).toMatchObject({
      applications: [{ companyName: 'old-farm' }, { companyName: 'older-farm' }],
    });
  });

  it('are forgotten by the clock once they are answered', async () => {
    const before = (await reminders()).length;
    await apply('answered-farm', 50);
    const [farm] = await test.db
      .select()
      .from(producerProfiles)
      .where(eq(producerProfiles.slug, 'answered-farm'));
    await admin.patch(`/api/admin/producers/${farm!.id}`, { verified: false, reason: 'Too far away' });
    await remindOfApplications(test.db, NOW);
    expect(await reminders()).toHaveLength(before);
  });

  it.each(LANGUAGES)('are written about in %s', async (language) => {
    const [row] = await reminders();
    const { text, html } = composeMail({ ...row!, language }, test.shop.config, test.shop.links);
    expect(`${text} ${html}`).not.toMatch(/mail:|\{\{|undefined/);
    expect(text).toContain('older-farm');
  });
});

describe('an approved producer with a new name', () => {
  const MILL = 'frantoio-ripalunga';
  const rename = (visitor: Visitor, companyName: string) =>
    visitor.put('/api/profile/producer', {
      companyName,
      businessType: 'Mill',
      location: 'Liguria',
      phoneNumber: '0123456789',
      description: 'Oil from our own trees, pressed the same night.',
    });
  const shown = async () =>
    (await admin.get<AdminProducer[]>('/api/admin/producers')).body.find(({ slug }) => slug === MILL)!;
  const told = () => test.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'producer-renamed'));

  it('waits for a verdict while its products stay on sale', async () => {
    const mill = await aProducer(test, MILL);
    const { companyName: approvedName } = await shown();
    expect((await rename(mill.visitor, 'Madia Official Store')).status).toBe(200);
    expect(await shown()).toMatchObject({
      verified: false,
      companyName: 'Madia Official Store',
      renamedFrom: approvedName,
      isOverdue: false,
      dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    });
    const waiting = await admin.get<AdminProducer[]>('/api/admin/producers?status=awaiting');
    expect(waiting.body.map(({ slug }) => slug)).toContain(MILL);
    const own = await mill.visitor.get<{ profile: { verified: boolean } }>('/api/auth/current-user');
    expect(own.body.profile.verified).toBe(false);
    expect((await mill.visitor.get('/api/producer/stats')).body).toMatchObject({
      verified: false,
      renamedFrom: approvedName,
    });
    const { body: list } = await test.visitor().get<unknown[]>(`/api/products?producer=${MILL}`);
    expect(list.length).toBeGreaterThan(0);
    const [mail] = await told();
    expect(mail!.data).toEqual({ companyName: 'Madia Official Store', formerName: approvedName });
    // Two weeks on it is overdue, and administrators hear of both names.
    await remindOfApplications(test.db, new Date(NOW.getTime() + 14 * 24 * 60 * 60 * 1000));
    const last = (await reminders()).at(-1)!.data as { applications: { companyName: string }[] };
    expect(last.applications.map(({ companyName }) => companyName)).toContain(
      `${approvedName} → Madia Official Store`,
    );
    // Its former name was approved already.
    await rename(mill.visitor, approvedName);
    expect(await shown()).toMatchObject({ verified: true, renamedFrom: null, dueOn: null });
  });

  it('is approved under it, or taken out of the shop', async () => {
    const { id } = await shown();
    const [row] = await test.db.select().from(producerProfiles).where(eq(producerProfiles.id, id));
    const owner = await signIn(test, row!.userId!);
    await rename(owner, 'Ripalunga & Figli');
    await admin.patch(`/api/admin/producers/${id}`, { verified: true });
    expect(await shown()).toMatchObject({ verified: true, renamedFrom: null, dueOn: null });
    await rename(owner, 'Madia Official Store');
    await admin.patch(`/api/admin/producers/${id}`, { verified: false, reason: 'It is not yours.' });
    expect(await shown()).toMatchObject({ verified: false, renamedFrom: null });
    expect((await test.visitor().get(`/api/producers/${MILL}`)).status).toBe(404);
  });
});
