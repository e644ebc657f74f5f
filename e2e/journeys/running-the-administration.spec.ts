import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, fillSignIn, navigateTo, signIn } from '../testing/screens.ts';

const PASSWORD = 'quiet-mango-terrace-7';
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an administrator makes a guest and gives a permission; the guest adds a photo and sees nothing else', async ({
  page,
  otherDevice,
  office,
}, { project }) => {
  const guest = `GX${project.name === 'phone' ? '2' : '1'}`;
  await signIn(page, 'SA001');
  await navigateTo(page, 'Users');
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible();
  await expectGoodScreen(page, { dark: true });
  await page.getByRole('button', { name: 'Add user' }).click();
  const user = page.getByRole('dialog', { name: 'Add user' });
  await user.getByLabel('Member code').fill(guest);
  await user.getByLabel('E-mail').fill(`${guest}@example.com`);
  await user.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectGoodScreen(page);
  await user.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(`${guest} is added.`)).toBeVisible();
  await page.getByLabel('Search').fill(guest);
  await expect(page.getByText('1 found')).toBeVisible();

  await navigateTo(page, 'Permissions');
  await page.getByRole('button', { name: 'Add permission' }).click();
  const permission = page.getByRole('dialog', { name: 'Add permission' });
  await permission.getByLabel('Name').fill(`Gallery ${guest}`);
  await permission.getByLabel('Photos: See').check();
  await permission.getByLabel('Photos: Add and change').check();
  await permission.getByLabel(/Given to/).fill(guest);
  await page.getByRole('option', { name: guest }).click();
  await expectGoodScreen(page);
  await permission.getByRole('button', { name: 'Add permission' }).click();
  await expect(page.getByText(`Gallery ${guest} is added.`)).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: `Gallery ${guest}` });
  await expect(line).toContainText('Photos: see, add and change');
  await expect(line).toContainText('Given to 1 user');
  await expectGoodScreen(page, { dark: true });

  await otherDevice.goto(`${office.origin}/session/signin`);
  await fillSignIn(otherDevice, guest, PASSWORD);
  const { width = 0, height = 0 } = otherDevice.viewportSize() ?? {};
  await otherDevice.setViewportSize({ width: 360, height });
  const way = await otherDevice.getByRole('link', { name: 'Set a password' }).boundingBox();
  expect(way?.height, 'its words in one line, also on a phone').toBeLessThanOrEqual(44);
  await expectGoodScreen(otherDevice, { dark: true });
  await otherDevice.setViewportSize({ width, height });
  await otherDevice.getByRole('button', { name: 'Your account' }).click();
  await otherDevice.getByRole('menuitem', { name: 'Profile' }).click();
  const asks = otherDevice.getByText(/Is this mail address yours/);
  await expect(asks).toBeVisible();
  await expectGoodScreen(otherDevice, { dark: true });
  await otherDevice.getByLabel('Your password').fill(PASSWORD);
  await otherDevice.getByRole('button', { name: 'Save' }).click();
  await expect(asks).toBeHidden();
  await navigateTo(otherDevice, 'Photos');
  await otherDevice.getByRole('button', { name: 'Add photo' }).click();
  const photo = otherDevice.getByRole('dialog', { name: 'Add photo' });
  await photo.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: PNG });
  await expect(photo.getByRole('img', { name: /Picture/ })).toBeVisible();
  await photo.getByLabel('Title').fill(`Gate ${guest}`);
  await expectGoodScreen(otherDevice);
  await photo.getByRole('button', { name: 'Add photo' }).click();
  await expect(otherDevice.getByRole('img', { name: `Picture: Gate ${guest}` })).toBeVisible();
  await expectGoodScreen(otherDevice, { dark: true });
  for (const path of ['/admin/users', '/dashboard/take_leave', '/material/table']) {
    await otherDevice.goto(office.origin + path);
    await expect(otherDevice.getByText('There is no page at this address')).toBeVisible();
  }

  await navigateTo(page, 'Photos');
  await page.getByRole('button', { name: `Show Gate ${guest} large` }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: `Picture: Gate ${guest}` })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Delete Gate ${guest}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText(`Gate ${guest} is deleted.`)).toBeVisible();
});
