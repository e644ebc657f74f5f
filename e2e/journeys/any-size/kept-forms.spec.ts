import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { unanswered } from '../../testing/mishaps.ts';
import { expectGoodScreen, keptWhole, navigateTo, signIn, signOut } from '../../testing/screens.ts';

test.use({ serviceWorkers: 'allow' });

const leave = (page: Page) => page.getByRole('dialog', { name: 'Taking Leave Days' });
const trip = (page: Page) => page.getByRole('dialog', { name: 'Trip Assignment' });
const remark = (page: Page) => leave(page).getByLabel('Remark (optional)');
const TOLD = /^This is what you typed at \d\d:\d\d\./;

async function openLeave(page: Page, membercode: string): Promise<void> {
  await signIn(page, membercode);
  await keptWhole(page);
  await navigateTo(page, 'Take Leave');
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
}

test('what is typed into a leave stays when the page is loaded anew, without a connection too', async ({
  page,
  context,
  newcomer,
  mishaps,
}) => {
  mishaps.allow(unanswered('/'));
  await openLeave(page, newcomer.membercode);
  await expect(leave(page).getByText(TOLD)).toHaveCount(0);
  await remark(page).fill('Family');
  await page.reload();
  await expect(leave(page).getByText(TOLD)).toBeVisible();
  await expect(remark(page)).toHaveValue('Family');
  await expectGoodScreen(page, { dark: true });
  await context.setOffline(true);
  await remark(page).fill('Family, at home');
  await page.reload();
  await expect(remark(page)).toHaveValue('Family, at home');
  await leave(page).getByRole('button', { name: 'Discard' }).click();
  await expect(leave(page).getByText(TOLD)).toHaveCount(0);
  await expect(remark(page)).toHaveValue('');
  await page.reload();
  await expect(leave(page)).toBeVisible();
  await expect(remark(page)).toHaveValue('');
});

test('what is given up or saved does not come back, nor does it meet anybody else', async ({ page, newcomer }) => {
  await openLeave(page, newcomer.membercode);
  await remark(page).fill('Family');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Take leave', exact: true }).click();
  await expect(remark(page)).toHaveValue('');
  await remark(page).fill('For me alone');
  await page.goto('/dashboard/public_holiday');
  await signOut(page);
  await openLeave(page, 'EM002');
  await expect(remark(page)).toHaveValue('');
});

test('what is typed into a trip stays when the page is loaded anew', async ({ page, newcomer }) => {
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Trip Assignment');
  await page.getByRole('button', { name: 'Assign a trip' }).first().click();
  await trip(page).getByLabel('Trip type').selectOption({ label: 'Delivery' });
  await trip(page).getByLabel('Group').selectOption('DELIVERY');
  await page.reload();
  await expect(trip(page).getByText(TOLD)).toBeVisible();
  await expect(trip(page).getByLabel('Trip type').locator('option:checked')).toHaveText('Delivery');
  await expect(trip(page).getByLabel('Group')).toHaveValue('DELIVERY');
});
