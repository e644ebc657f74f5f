import { addDays } from '@muster/domain/calendar/day.ts';
import type { Page } from '@playwright/test';
import { daysAhead, enterDay, spanOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { expectGoodScreen, navigateTo, signIn } from '../testing/screens.ts';
import { callerOf } from '../testing/wire.ts';

/** Of SALES, where MG001 decides. */
const MEMBER = 'EM005';
/** A certificate of a few hundred lines, drawn by a browser. */
const draw = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 800);
    const ink = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    ink.fillStyle = '#fff';
    ink.fillRect(0, 0, 600, 800);
    ink.fillStyle = '#224';
    ink.font = '40px sans-serif';
    ink.fillText('Medical certificate', 60, 110);
    for (let line = 0; line < 12; line++) ink.fillRect(60, 180 + line * 42, 300 + ((line * 97) % 180), 10);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
const PDF = Buffer.from('%PDF-1.4\n%%EOF');

test('sick leave of three days asks for a certificate, which comes with it or later and is read by who decides', async ({
  page,
  otherDevice,
  office,
}) => {
  // Eight looks at screens.
  test.slow();
  const member = await callerOf(office.origin, MEMBER);
  const from = (await daysAhead(member)).quiet(3);
  const to = addDays(from, 2);
  const leaves = page.getByRole('region', { name: 'My leave' });
  const line = leaves.getByRole('listitem').filter({ hasText: spanOf(from, to) });
  const documents = page.getByRole('dialog', { name: 'Documents' });

  await test.step('the form asks for it, takes a picture, and lets one go again', async () => {
    await signIn(page, MEMBER);
    await navigateTo(page, 'Take Leave');
    await page.getByRole('button', { name: 'Take leave', exact: true }).first().click();
    const form = page.getByRole('dialog', { name: 'Taking Leave Days' });
    await expect(form.getByRole('button', { name: 'Add a document' })).toBeVisible();
    await form.getByLabel('Leave type').selectOption('ML');
    await enterDay(form, 'From date', from);
    await enterDay(form, 'To date', to);
    await expect(form).toContainText('For more than 2 days of this leave a document is asked for');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'wrong.pdf', mimeType: 'application/pdf', buffer: PDF });
    await form.getByRole('button', { name: 'Take wrong.pdf away again' }).click();
    await form.getByLabel('Remark').fill('Dengue');
    await expectGoodScreen(page, { dark: true });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await navigateTo(page, 'Take Leave');
  });

  await test.step('what is missing stands in the list, and is added from there', async () => {
    await line.getByRole('button', { name: /^Document missing/ }).click();
    await expect(documents).toContainText('For this leave a document is asked for');
    await expectGoodScreen(page, { dark: true });
    const buffer = Buffer.from(await draw(page));
    await documents.locator('input[type=file]').setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer });
    await expect(documents.getByRole('img', { name: 'Document 1' })).toBeVisible();
    await documents
      .locator('input[type=file]')
      .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(documents.getByRole('button', { name: /^Save document 2 / })).toBeVisible();
    await expectGoodScreen(page, { dark: true });
    await documents.getByRole('button', { name: 'Delete document 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(documents.getByRole('button', { name: /^Save document 2 / })).toHaveCount(0);
    await documents.getByRole('button', { name: 'Close' }).click();
    await expect(line.getByRole('button', { name: /^1 document/ })).toBeVisible();
    await expectGoodScreen(page, { dark: true });
  });

  await test.step('who decides sees that it is there, and reads it', async () => {
    await signIn(otherDevice, 'MG001');
    await navigateTo(otherDevice, 'Leave approvals');
    const item = otherDevice
      .getByRole('region', { name: 'Waiting for you' })
      .getByRole('listitem')
      .filter({ hasText: `${MEMBER} · ` })
      .filter({ hasText: spanOf(from, to) });
    await expectGoodScreen(otherDevice, { dark: true });
    await item.getByRole('button', { name: /^1 document/ }).click();
    const opened = otherDevice.getByRole('dialog', { name: 'Documents' });
    await opened.getByRole('button', { name: 'Show document 1 larger' }).click();
    await expect(opened.getByRole('button', { name: 'Show document 1 smaller' })).toBeVisible();
    await expect(opened.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expectGoodScreen(otherDevice, { dark: true });
    await opened.getByRole('button', { name: 'Close' }).click();
    await item.getByRole('button', { name: /^Approve/ }).click();
    await otherDevice
      .getByRole('dialog', { name: 'Approve this request?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(otherDevice.getByText('1 request approved.')).toBeVisible();
  });

  await test.step('of approved leave the member keeps it, and may add to it', async () => {
    await page.reload();
    await line.getByRole('button', { name: /^View/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^1 document/ })
      .click();
    await expect(documents.getByRole('img', { name: 'Document 1' })).toBeVisible();
    await expect(documents.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await expect(documents.getByRole('button', { name: 'Add a document' })).toBeVisible();
  });
});
