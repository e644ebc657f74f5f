import { listPunches, type PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { unanswered } from '../../testing/mishaps.ts';
import { HEAD_OFFICE, standAt } from '../../testing/places.ts';
import { navigateTo, signIn } from '../../testing/screens.ts';
import type { Caller } from '../../testing/wire.ts';

/** `npm run rounds` walks two hundred. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 10);
const PUNCH = '**/api/membercheckin/createMember';

/** Where the network is cut, and how it comes back. */
const cuts = [
  { name: 'not at all', cut: (route: Route) => route.continue() },
  { name: 'before the server hears of it', cut: (route: Route) => route.abort('connectionrefused') },
  { name: 'after the server has stored it', cut: storeAndLose },
  { name: 'before, and the page is loaded anew', cut: (route: Route) => route.abort('connectionreset'), reload: true },
  { name: 'after, and the page is loaded anew', cut: storeAndLose, reload: true },
  { name: 'altogether', offline: true },
] as const;

async function storeAndLose(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

const button = (page: Page) => page.getByRole('button', { name: /^Check (in|out)$/ });
const waiting = (page: Page) => page.getByText(/\d waiting/);

/** Presses, with the network cut as a round has it; returns the time that the screen has promised. */
async function press(page: Page, cut: (typeof cuts)[number]): Promise<string> {
  if ('offline' in cut) await page.context().setOffline(true);
  else await page.route(PUNCH, cut.cut, { times: 1 });
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: /is kept|You are checked/ });
  await expect(dialog).toBeVisible();
  const promised = (await dialog.getByText(/^\d\d:\d\d:\d\d$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'OK' }).click();
  return promised;
}

async function comeBack(page: Page, cut: (typeof cuts)[number]): Promise<void> {
  if ('offline' in cut) await page.context().setOffline(false);
  else if ('reload' in cut) await page.reload();
  else await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
}

async function recorded(
  hr: Caller,
  membercode: string,
): Promise<{ clientid: string; checktype: string; time: string }[]> {
  const day = (offset: number) => Temporal.Now.plainDateISO('Asia/Yangon').add({ days: offset }).toString();
  const { data } = await hr.call(listPunches, { query: { from: day(-1), to: day(1), membercode } });
  return data
    .toSorted((a, b) => (a.checktime < b.checktime ? -1 : 1))
    .map(({ clientid, checktype, checktime }) => ({
      ...{ clientid, checktype },
      time: Temporal.Instant.from(checktime).toZonedDateTimeISO('Asia/Yangon').toPlainTime().toString().slice(0, 8),
    }));
}

test(`${ROUNDS} check-ins and check-outs on a network that cuts: none lost, none twice, each as promised`, async ({
  page,
  context,
  newcomer,
  hr,
  mishaps,
}) => {
  test.setTimeout(60_000 + ROUNDS * 10_000);
  mishaps.allow(unanswered('/'));
  await standAt(context, HEAD_OFFICE);
  const pressed = new Set<string>();
  page.on('request', (it) => {
    if (it.url().endsWith('/createMember')) pressed.add((it.postDataJSON() as PunchInput).clientid);
  });
  await signIn(page, newcomer.membercode);
  await navigateTo(page, 'Check In/Out');
  const promised: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const cut = cuts[round % cuts.length] as (typeof cuts)[number];
    await test.step(`round ${round + 1}: cut ${cut.name}`, async () => {
      promised.push(await press(page, cut));
      await comeBack(page, cut);
      await expect.poll(async () => (await recorded(hr, newcomer.membercode)).length).toBe(round + 1);
      await expect(waiting(page)).toHaveCount(0);
      await expect(button(page)).toHaveText(round % 2 === 0 ? 'Check out' : 'Check in');
    });
  }
  const found = await recorded(hr, newcomer.membercode);
  expect(found.map((it) => it.checktype)).toEqual(promised.map((_, n) => (n % 2 === 0 ? 'in' : 'out')));
  expect(found.map((it) => it.clientid).toSorted()).toEqual([...pressed].toSorted());
  for (const [n, { time }] of found.entries()) {
    const cut = cuts[n % cuts.length] as (typeof cuts)[number];
    // What was stored and lost has the server's moment, a blink later; all else to the second.
    if (cut.name.startsWith('after'))
      expect(Math.abs(seconds(time) - seconds(promised[n] ?? ''))).toBeLessThanOrEqual(2);
    else expect(time).toBe(promised[n]);
  }
});

const seconds = (time: string): number => {
  const { hour, minute, second } = Temporal.PlainTime.from(time);
  return hour * 3600 + minute * 60 + second;
};
