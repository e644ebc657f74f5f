import type { Locator } from '@playwright/test';
import { showScheme } from '../../testing/barriers.ts';
import { expect, test } from '../../testing/journey.ts';
import { fillSignIn, signIn } from '../../testing/screens.ts';

/** In colours that somebody has chosen for all programs nothing is left of a ground or a shadow: an edge is what shows. */
const expectEdge = async (target: Locator) => {
  await expect(target).toHaveCSS('border-top-style', 'solid');
  await expect(target).not.toHaveCSS('border-top-width', '0px');
};

/** The ground of a part as it is painted. */
const groundOf = (target: Locator) => target.evaluate((it) => getComputedStyle(it).backgroundColor);

/** Told from those beside it by its ground, the one of what is chosen in all programs. */
const expectChosen = async (target: Locator, beside: Locator) => {
  const highlight = await target.page().evaluate(() => {
    const sample = document.createElement('i');
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight';
    document.body.append(sample);
    const colour = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return colour;
  });
  await expect.poll(() => groundOf(target)).toBe(highlight);
  expect(await groundOf(beside)).not.toBe(highlight);
};

test('in the colours of all programs every button and dialog has its edge, and what is chosen shows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/session/signin');
  await expectEdge(page.getByRole('button', { name: 'Sign in', exact: true }));
  await fillSignIn(page, 'MG001');

  await expectEdge(page.getByRole('button', { name: /^Check (in|out)$/ }));
  const [month, year] = ['Month', 'Year'].map((name) => page.getByRole('button', { name, exact: true }));
  await expectChosen(month as Locator, year as Locator);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expectChosen(
    navigation.getByRole('link', { name: 'Calendar' }),
    navigation.getByRole('link', { name: 'Take Leave' }),
  );

  await (year as Locator).click();
  const december = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Christmas Day' }).first();
  const dayOf = (day: number) => december.locator('[aria-hidden] span').filter({ hasText: new RegExp(`^${day}$`) });
  await expectEdge(dayOf(25).last());
  await expect(dayOf(26)).toHaveCSS('border-top-width', '0px');

  await page.goto('/dashboard/who_is_in');
  const states = page.getByRole('main').locator('[aria-pressed]');
  await states.first().click();
  await expectChosen(states.first(), states.nth(1));

  await page.goto('/dashboard/take_leave');
  const bar = page.getByRole('button', { name: /^CASUAL LEAVE: / }).locator('[aria-hidden]');
  await expect(bar).toHaveCSS('outline-style', 'solid');
  await expectChosen(bar.locator('span').last(), bar);

  await page.goto('/dashboard/take_leave?leave=new');
  const leave = page.getByRole('dialog', { name: 'Taking Leave Days' });
  await expectEdge(leave);
  await expectEdge(leave.getByRole('button', { name: 'Save' }));
  await leave.getByRole('button', { name: 'From date: pick from a calendar' }).click();
  const days = leave.getByRole('gridcell');
  await expectChosen(leave.getByRole('gridcell', { selected: true }).first(), days.first());

  await page.goto('/dashboard/trip_assignment?trip=new');
  const trip = page.getByRole('dialog', { name: 'Trip Assignment' });
  await trip.getByRole('combobox', { name: /^Competitors/ }).focus();
  const list = page.getByRole('listbox');
  const options = list.getByRole('option');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectEdge(list.locator('..'));
  await expectChosen(options.first(), options.nth(1));
});

test('for who asks for more contrast quiet words are as strong as the others, and cards have edges that show', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await signIn(page, 'EM001', '/dashboard/take_leave');
  const quiet = page.getByText('Entitled', { exact: true }).first();
  const strong = page.getByRole('heading', { level: 1 });
  const colourOf = (target: Locator) => target.evaluate((it) => getComputedStyle(it).color);
  for (const scheme of ['light', 'dark'] as const) {
    await showScheme(page, scheme);
    await expect.poll(() => colourOf(quiet), scheme).toBe(await colourOf(strong));
    const edge = await page
      .locator('.MuiCard-root')
      .first()
      .evaluate((it) => getComputedStyle(it).borderTopColor);
    expect(edge, scheme).toMatch(/0\.65\)$/);
  }
});
