import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { endDoor, listDoors } from '@muster/domain/doors/doors-contract.ts';
import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import type { Page } from '@playwright/test';
import { todayOf } from '../testing/days.ts';
import { expect, test } from '../testing/journey.ts';
import { refusal, unanswered } from '../testing/mishaps.ts';
import { expectGoodScreen, openMember, signIn } from '../testing/screens.ts';
import { type Caller, callerOf } from '../testing/wire.ts';

const PIN = '481592';
const codeField = (door: Page) => door.getByLabel('Member code');
const press = (door: Page, name: string) => door.getByRole('button', { name, exact: true }).click();

async function sayCode(door: Page, code: string): Promise<void> {
  await codeField(door).fill(code);
  await press(door, 'Next');
}

async function sayPin(door: Page, pin: string): Promise<void> {
  for (const digit of pin) await press(door, digit);
  await press(door, 'Check in or out');
}

/** Other journeys know of no door. */
async function endDoors(sa: Caller): Promise<void> {
  for (const { id } of (await sa.call(listDoors)).data) await sa.call(endDoor, { params: { id: String(id) } });
}

test('an administrator sets up a door, a member chooses a PIN, and checks in and out there without a phone', async ({
  page,
  otherDevice: door,
  office,
  hr,
  newcomer,
  mishaps,
}) => {
  // Ten looks at screens, and answers that are read for some seconds.
  test.slow();
  mishaps.allow(refusal(401, '/api/door'), refusal(422, '/api/door/punch'), unanswered('/api/door'));
  const [sa, member] = [await callerOf(office.origin, 'SA001'), await callerOf(office.origin, newcomer.membercode)];
  let link = '';
  try {
    await test.step('a device that is at no door says who sets it up', async () => {
      await door.goto('/door');
      await expect(door.getByRole('heading', { name: 'This device is not at a door' })).toBeVisible();
      await expectGoodScreen(door, { dark: true });
    });

    await test.step('nobody finds PINs before there is a door', async () => {
      await signIn(page, newcomer.membercode, '/dashboard/member-setting');
      await expect(page.getByRole('region', { name: 'Access keys for scripts' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'PIN for the door' })).toHaveCount(0);
    });

    await test.step('the administrator sets one up beside the sites, and gets a link this once', async () => {
      await signIn(page, 'SA001', '/dashboard/lists?list=sites');
      const doors = page.getByRole('region', { name: 'Doors' });
      await expect(doors).toContainText('There is no door yet.');
      await doors.getByRole('button', { name: 'Set up a door' }).click();
      const form = page.getByRole('dialog', { name: 'Set up a door' });
      await form.getByLabel('Name').fill('Workshop, north gate');
      await form.getByLabel('Site').selectOption({ label: 'Head Office' });
      await expectGoodScreen(page);
      await form.getByRole('button', { name: 'Set up a door' }).click();
      const shown = page.getByRole('dialog', { name: 'Open this on the device' });
      await expect(shown.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      link = (await shown.getByText(/\/door#/).textContent()) ?? '';
      await expectGoodScreen(page);
      await shown.getByRole('button', { name: 'OK' }).click();
      await expect(doors.getByRole('listitem')).toContainText('Waits for its device');
      await expectGoodScreen(page, { dark: true });
    });

    await test.step('the device opens it, once, and nothing of it stays in the address', async () => {
      await door.goto(link);
      await expect(door.getByRole('heading', { name: 'Set this device up for the door?' })).toBeVisible();
      await expectGoodScreen(door);
      await press(door, 'Set up this device');
      await expect(door.getByRole('heading', { name: 'Workshop, north gate' })).toBeVisible();
      expect(door.url()).toBe(`${office.origin}/door`);
      await expect(codeField(door)).toBeFocused();
      await expectGoodScreen(door, { dark: true });
    });

    await test.step('a member chooses a PIN in their settings, with the password', async () => {
      await signIn(page, newcomer.membercode, '/dashboard/member-setting');
      const pin = page.getByRole('region', { name: 'PIN for the door' });
      await expect(pin).toContainText('You have no PIN yet.');
      await pin.getByRole('button', { name: 'Choose a PIN' }).click();
      const form = page.getByRole('dialog', { name: 'Choose a PIN' });
      const choose = async (typed: string) => {
        await form.getByLabel('New PIN').fill(typed);
        await form.getByLabel('Your password').fill(SAMPLE_PASSWORD);
        await form.getByRole('button', { name: 'Save' }).click();
      };
      mishaps.allow(refusal(422, '/api/membercode/pin'));
      await choose('123456');
      await expect(form).toContainText('This PIN is easy to guess.');
      await expectGoodScreen(page);
      await choose(PIN);
      await expect(pin).toContainText('You have a PIN since');
      await expectGoodScreen(page, { dark: true });
    });

    await test.step('a wrong PIN is said in plain words, the code stays', async () => {
      await sayCode(door, newcomer.membercode.toLowerCase());
      await expect(door.getByText(`Member code ${newcomer.membercode.toLowerCase()}`)).toBeVisible();
      await expectGoodScreen(door, { dark: true });
      await sayPin(door, '135790');
      await expect(door.getByRole('alert')).toHaveText('The member code or the PIN is not right.');
      await expect(door.getByRole('button', { name: 'Check in or out' })).toBeDisabled();
      await expectGoodScreen(door);
    });

    await test.step('the right one checks in, is answered for some seconds, and leaves nothing', async () => {
      await sayPin(door, PIN);
      const told = door.getByRole('status');
      await expect(told).toContainText(`Good morning, ${newcomer.membername}`);
      await expect(told).toContainText(/Checked in \d\d:\d\d/);
      await expectGoodScreen(door, { dark: true });
      await expect(codeField(door)).toHaveValue('');
      await expect(door.getByText(newcomer.membername)).toHaveCount(0);
    });

    await test.step('a second time at once is the same check-in, by the keyboard alone', async () => {
      await codeField(door).focus();
      await door.keyboard.type(newcomer.membercode);
      await door.keyboard.press('Enter');
      await expect(door.getByRole('group', { name: 'Digits of the PIN' })).toBeVisible();
      await door.keyboard.type(`99${PIN}`.slice(0, 2));
      for (let n = 0; n < 2; n++) await door.keyboard.press('Backspace');
      await door.keyboard.type(PIN);
      await door.keyboard.press('Enter');
      await expect(door.getByRole('status')).toContainText('Checked in');
      const today = await todayOf(hr);
      const { data: punches } = await member.call(listPunches, { query: { from: today, to: today } });
      expect(punches.map((it) => [it.checktype, it.verdict, it.doorname])).toEqual([
        ['in', 'inside', 'Workshop, north gate'],
      ]);
    });

    await test.step('the member and the office see at which door', async () => {
      await page.goto('/dashboard/checkinmember');
      await expect(page.getByText('At the door Workshop, north gate').first()).toBeVisible();
    });

    await test.step('without a connection it says so, and comes back by itself', async () => {
      await expect(codeField(door)).toBeVisible();
      await door.context().setOffline(true);
      await expect(door.getByRole('heading', { name: 'No connection' })).toBeVisible();
      await expectGoodScreen(door);
      await door.context().setOffline(false);
      await expect(codeField(door)).toBeVisible();
    });

    await test.step('the office hands out a PIN to who does not sign in, this once', async () => {
      await signIn(page, 'HR001', '/dashboard/members');
      await openMember(page, newcomer.membercode);
      await page.getByRole('tab', { name: 'Account' }).click();
      const pin = page.getByRole('region', { name: 'PIN for the door' });
      await expect(pin).toContainText(`${newcomer.membername} has a PIN for the door since`);
      await pin.getByRole('button', { name: 'Hand out a PIN' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hand it out' }).click();
      const shown = page.getByRole('dialog', { name: 'The new PIN' });
      await expect(shown.getByText(/^\d{6}$/)).toBeVisible();
      await expectGoodScreen(page);
      await shown.getByRole('button', { name: 'OK' }).click();
    });

    await test.step('and to several at once, as slips, to those who are chosen on the member list', async () => {
      await page.goto(`/dashboard/members?search=${newcomer.membercode}`);
      await page.getByRole('checkbox', { name: `Choose ${newcomer.membername} for a PIN` }).check();
      await page.getByRole('button', { name: 'PINs for the door' }).last().click();
      const form = page.getByRole('dialog', { name: 'Hand out PINs for the door?' });
      await form.getByRole('checkbox', { name: /^Also new ones/ }).check();
      await expectGoodScreen(page);
      await form.getByRole('button', { name: 'Make the slips' }).click();
      const slips = page.getByRole('dialog', { name: 'PINs for the door' });
      await expect(slips.getByText('1 slip. Shown once.')).toBeVisible();
      const pin = (await slips.getByText(/^\d{6}$/).textContent()) ?? '';
      await expectGoodScreen(page, { dark: true });
      await slips.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Let go of them' }).click();
      for (const digit of newcomer.membercode.replaceAll(/\D/g, '')) await press(door, digit);
      await press(door, 'Erase the last digit');
      await sayCode(door, newcomer.membercode);
      await sayPin(door, pin);
      await expect(door.getByRole('status')).toContainText(newcomer.membername);
      await expect(codeField(door)).toHaveValue('');
    });

    await test.step('once it is ended the device is at no door any more', async () => {
      await signIn(page, 'SA001', '/dashboard/lists?list=sites');
      const doors = page.getByRole('region', { name: 'Doors' });
      await expect(doors.getByRole('listitem')).toContainText('Device paired');
      await doors.getByRole('button', { name: 'End Workshop, north gate' }).click();
      await expectGoodScreen(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'End the door' }).click();
      await expect(doors).toContainText('There is no door yet.');
      await sayCode(door, newcomer.membercode);
      await sayPin(door, PIN);
      await expect(door.getByRole('heading', { name: 'This device is not at a door' })).toBeVisible();
    });
  } finally {
    await endDoors(sa);
  }
});
