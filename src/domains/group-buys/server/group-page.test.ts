import { describe, expect, it } from 'vitest';
import { member, openGroupDesk } from '../../../../tests/support/group-desk.ts';

const desk = openGroupDesk();

const page = (path: string, language = 'en') =>
  desk.shop.visitor().get(path, { cookie: `language=${language}` });
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'u').exec(html)?.[1];

describe('the page of a group buy', () => {
  it('says in a link preview what it is about and how far it has got', async () => {
    const { slug } = await desk.three();
    const { status, text } = await page(`/group/${slug}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Buying Taggiasca Extra Virgin Olive Oil together · Madia</title>');
    expect(metaOf(text, 'og:description')).toContain('10 together so far: $22.49 each instead of $24.99');
    expect(metaOf(text, 'og:image')).toMatch(/^http.*\/pictures\/.*\.jpg$/u);
    expect(metaOf(text, 'og:url')).toMatch(new RegExp(`/group/${slug}$`, 'u'));
    for (const name of ['Beatrice', 'Ada', 'Bo']) expect(text).toContain(name);
    expect(text).not.toContain('Moreau');
  });

  it('is whole without scripts, in the language of its reader', async () => {
    const slug = await desk.opened({ title: 'Öl für das ganze Haus' });
    const { text } = await page(`/group/${slug}`, 'de');
    expect(text).toContain('Öl für das ganze Haus</h1>');
    expect(text).toContain('Wer dabei ist');
    expect(text).toContain('$23.74');
  });

  it('shows a title as it was written, never as markup', async () => {
    const slug = await desk.opened({ title: '<img src=x onerror=alert(1)>' });
    const { text } = await page(`/group/${slug}`);
    expect(text).not.toContain('<img src=x');
    expect(text).toContain('&lt;img src=x');
  });

  it('is new after every change', async () => {
    const slug = await desk.opened();
    expect((await page(`/group/${slug}`)).text).not.toContain('Zeno');
    await desk.join(slug, member('Zeno', 3));
    expect((await page(`/group/${slug}`)).text).toContain('Zeno');
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/cancel`, {});
    expect((await page(`/group/${slug}`)).text).toContain('This group buy was cancelled');
  });

  it('speaks of no price of now once it was cancelled', async () => {
    const slug = await desk.opened();
    const shown = async () => (await page(`/group/${slug}`)).text;
    expect(await shown()).toContain('Each one now costs');
    await desk.organizer.visitor.post(`/api/group-buys/${slug}/cancel`, {});
    expect(await shown()).toContain('Each one would have cost');
    expect(await shown()).not.toContain('Each one now costs');
  });

  it('asks nobody to join where nothing is left', async () => {
    await desk.changeProduct({ quantityAvailable: 2 });
    const { text } = await page(`/group/${await desk.opened()}`);
    for (const asking of ['Invite others', 'Join in at', 'more</strong>']) expect(text).not.toContain(asking);
  });

  it('holds nothing of a member, no matter who opens it by the link of a mail', async () => {
    const { slug, ada } = await desk.three();
    const { text } = await page(`/group/${slug}?member=${ada.memberId}&token=${ada.token}`);
    expect(text).not.toContain(ada.token);
    expect(text).not.toContain('ada@example.com');
  });

  it('is found by search engines only where it is public', async () => {
    const among = await desk.opened();
    const open = await desk.opened({ public: true });
    expect(metaOf((await page(`/group/${among}`)).text, 'robots')).toBe('noindex');
    expect(metaOf((await page(`/group/${open}`)).text, 'robots')).toBeUndefined();
  });

  it('says of a link that leads nowhere that it does', async () => {
    const { status, text } = await page('/group/nosuchgroup1');
    expect(status).toBe(404);
    expect(text).toContain('This group buy does not exist');
  });
});

describe('its QR code', () => {
  it('is a picture of the link, which may be cached', async () => {
    const slug = await desk.opened();
    const { status, headers, text } = await desk.shop.visitor().get(`/api/group-buys/${slug}/qr.svg`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(text).toMatch(/^<svg /u);
  });

  it('is there for group buys that exist', async () => {
    expect((await desk.shop.visitor().get('/api/group-buys/nosuchgroup1/qr.svg')).status).toBe(404);
  });
});
