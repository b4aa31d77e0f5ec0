// What stands around every page: header, search, menus, language, theme, footer, and how a move between pages feels.
import { expect, type Page } from '@playwright/test';
import { barriers, complaints, LONG, OIL, SIZES, visit } from './storefront-page.ts';
import { test } from './test.ts';

const QUICK_LINKS = ['/shop', '/producers', '/about', '/discounts', '/group-buying', '/gift-sets'];
const SERVICE_LINKS = ['/contact', '/faqs', '/shipping', '/returns', '/privacy'];
const PASSWORD = 'a-long-enough-password';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page) => page.getByRole('dialog');

async function openMenu(page: Page): Promise<void> {
  await header(page)
    .getByRole('button', { name: /^(Open menu|Menü öffnen)$/u })
    .click();
  await expect(menu(page)).toBeVisible();
}

async function register(page: Page, username: string): Promise<void> {
  const person = {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const data = { ...person, firstName: 'Ada', lastName: 'Moreau' };
  expect((await page.request.post('/api/auth/register/buyer', { data })).ok()).toBe(true);
  const login = await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(login.ok()).toBe(true);
}

for (const [size, viewport] of SIZES) {
  const isPhone = viewport.width < 1024;
  /** The menu of a phone opens in other tests too. */
  const onADesk = isPhone ? LONG : {};

  test.describe(`at ${size}`, () => {
    test.use({ viewport });

    test('the way to every corner of the shop is on every page, without a barrier or a complaint', async ({
      page,
    }) => {
      const found = complaints(page);
      await visit(page, '/about');
      if (isPhone) await openMenu(page);
      const links = (isPhone ? menu(page) : header(page)).getByRole('navigation').getByRole('link');
      await expect(links).toHaveText(['Home', 'Shop', 'Producers', 'About']);
      const around = isPhone ? menu(page) : header(page);
      await expect(around.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      await expect(around.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
      if (isPhone) await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);

      const hrefs = await footer(page)
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([...QUICK_LINKS, ...SERVICE_LINKS]);
      await expect(footer(page).getByRole('heading', { name: 'Quick Links' })).toBeVisible();
      await expect(footer(page).getByRole('heading', { name: 'Customer Service' })).toBeVisible();
      await expect(footer(page).getByText('© 2025 Madia.')).toBeVisible();
      expect(found).toEqual([]);
      expect(await barriers(page, 'header', 'footer')).toEqual([]);
    });

    test('search suggests, by keys and by mouse, and leads to the results', async ({ page }) => {
      await visit(page, '/about');
      await header(page).getByRole('button', { name: 'Search' }).click();
      const field = page.getByPlaceholder('Search products or producers...');
      await expect(field).toBeFocused();
      await field.fill('o');
      await expect(page.getByRole('listbox')).toBeHidden();
      await field.fill('oliv');
      const suggestion = page.getByRole('option', { name: OIL.name });
      await expect(suggestion).toBeVisible();
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await field.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await field.press('ArrowUp');
      await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
      await suggestion.click();
      await expect(page).toHaveURL(`/product/${OIL.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: OIL.name })).toBeVisible();

      if (isPhone) await openMenu(page);
      else await header(page).getByRole('button', { name: 'Search' }).click();
      await field.fill('   ');
      await field.press('Enter');
      await expect(page).toHaveURL(`/product/${OIL.slug}`);
      await field.fill('  oil & salt ');
      await field.press('Enter');
      await expect(page).toHaveURL('/search?q=oil+%26+salt');
      await expect(field).toHaveCount(0);
    });

    test('a chosen language turns everything, the next page too', onADesk, async ({ page, context }) => {
      const found = complaints(page);
      await visit(page, `/product/${OIL.slug}`);
      const told: string[] = [];
      await page.exposeFunction('tell', (language: string) => told.push(language));
      await page.evaluate(() => {
        const { tell } = window as unknown as { tell: (language: string) => void };
        window.addEventListener('languagechange', () => tell(document.documentElement.lang));
      });
      if (isPhone) await openMenu(page);
      else await header(page).getByRole('button', { name: 'Language: English' }).click();
      const choices = page.getByRole('list', { name: 'Language' }).getByRole('button');
      await expect(choices).toHaveText(['English', 'Deutsch', 'Français', 'Italiano', 'Español']);
      await choices.filter({ hasText: 'Deutsch' }).click();

      const notice = page.getByRole('listitem').filter({ hasText: 'Sprache erfolgreich geändert' });
      await expect(notice).toContainText('Deutsch');
      await expect(notice).toBeHidden();
      expect(told).toEqual(['de']);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('html')).toHaveAttribute('data-language', 'de');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(OIL.name);
      expect(await page.title()).toContain(await page.getByRole('heading', { level: 1 }).innerText());
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');

      const next = await page.request.get('/about');
      expect(await next.text()).toContain('<html lang="de"');
      await context.clearCookies({ name: 'language' });
      await page.goto('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(footer(page).getByRole('heading', { name: 'Kundenservice' })).toBeVisible();
      expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({
        value: 'de',
        sameSite: 'Lax',
      });
      expect(found).toEqual([]);
    });

    test('a move to another page starts at its content and says its name', onADesk, async ({ page }) => {
      await visit(page, '/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      if (isPhone) await openMenu(page);
      await (isPhone ? menu(page) : header(page)).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveTitle(/About/u);
      await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
    });

    test('who is signed in has an account menu that leads to the dashboard', onADesk, async ({ page }) => {
      await register(page, `shell-${isPhone ? 'phone' : 'desk'}`);
      await visit(page, '/about');
      const name = 'Ada Moreau';
      if (isPhone) {
        await openMenu(page);
        await menu(page).getByRole('link', { name }).click();
      } else {
        await header(page)
          .getByRole('button', { name: `${name}’s account` })
          .click();
        await expect(header(page).getByRole('link', { name: 'Settings' })).toHaveAttribute(
          'href',
          '/profile',
        );
        await header(page).getByRole('link', { name: 'Dashboard' }).click();
      }
      await expect(page).toHaveURL('/user-dashboard');

      await visit(page, '/about');
      if (isPhone) await openMenu(page);
      else
        await header(page)
          .getByRole('button', { name: `${name}’s account` })
          .click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByText('Logged out successfully', { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/');
      if (!isPhone) await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
    });
  });
}

test.describe('the header', () => {
  test('gains a shadow once the page is scrolled more than 10 px', async ({ page }) => {
    await visit(page, '/');
    const shadow = () => header(page).evaluate((element) => getComputedStyle(element).boxShadow);
    const flat = await shadow();
    await page.evaluate(() => window.scrollTo(0, 10));
    expect(await shadow()).toBe(flat);
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect.poll(shadow).not.toBe(flat);
  });

  test('closes its search on Escape, and shortly after the focus has left', async ({ page }) => {
    await visit(page, '/');
    const button = header(page).getByRole('button', { name: 'Search', exact: true });
    const field = page.getByPlaceholder('Search products or producers...');
    await button.click();
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(field).toBeFocused();
    await header(page).getByRole('link', { name: 'Shop' }).focus();
    await expect(field).toHaveCount(0);
  });

  test('counts the cart in every tab, up to 99+', async ({ page, context }) => {
    await visit(page, `/product/${OIL.slug}`);
    const other = await context.newPage();
    await visit(other, '/about');
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    for (const tab of [page, other]) await expect(tab.getByTestId('cart-count')).toHaveText('1');
    await expect(header(other).getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();

    const product = (await (await page.request.get(`/api/products/${OIL.slug}`)).json()) as { id: number };
    await page.request.post('/api/cart', { data: { productId: product.id, quantity: 99 } });
    await visit(page, '/about');
    await expect(page.getByTestId('cart-count')).toHaveText('99+');
    await header(page).getByRole('button', { name: 'Open cart, 100 items' }).click();
    await expect(page.getByRole('dialog', { name: 'Your Cart (100)' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('button', { name: 'Open cart, 100 items' })).toBeFocused();
  });
});
