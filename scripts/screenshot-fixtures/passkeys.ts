// Passkeys, for the screenshots.
import type { Page } from '@playwright/test';
import { plugInDevice } from '../../tests/support/passkey-device.ts';
import { PASSWORD } from './people.ts';

const NAMES = ['My phone', 'The shared notebook in the kitchen of the farm'];

export async function openPasskeys(page: Page): Promise<void> {
  await page.getByRole('tab').last().click();
  await page.locator('main button[aria-haspopup=dialog]').nth(2).click();
  await page.locator('[role=dialog] [name=password]').waitFor();
}

/** Every device keeps one passkey of an account: a device for each. */
export async function addPasskeys(page: Page): Promise<void> {
  await openPasskeys(page);
  const names = page.locator('[role=dialog] ul li');
  for (const name of NAMES.slice(await names.count())) {
    const { unplug } = await plugInDevice(page);
    await page.locator('[role=dialog] [name=name]').fill(name);
    await page.locator('[role=dialog] [name=password]').fill(PASSWORD);
    await page.locator('[role=dialog] [type=submit]').click();
    await names.filter({ hasText: name }).waitFor();
    await unplug();
  }
}
