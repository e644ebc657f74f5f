import { SAMPLE_PASSWORD } from '@muster/server/commands/sample-company.ts';
import { expect, test } from '../../testing/journey.ts';
import { fillSignIn, signIn } from '../../testing/screens.ts';

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  'https://evil.example/dashboard/public_holiday',
  '//127.0.0.1@evil.example/dashboard/public_holiday',
  '/dashboard/../../evil',
];

test('no redirect leaves this origin', async ({ page, office }) => {
  const attack = (redirectUrl: string) => `/session/signin?redirectUrl=${encodeURIComponent(redirectUrl)}`;
  await page.goto(attack('//evil.example/'));
  await fillSignIn(page, 'EM001');
  await expect(page).toHaveURL(`${office.origin}/dashboard/public_holiday`);
  for (const redirectUrl of elsewhere) {
    await page.goto(attack(redirectUrl));
    await expect(page, redirectUrl).toHaveURL(`${office.origin}/dashboard/public_holiday`);
  }
  await page.goto(attack('/dashboard/checkinmember'));
  await expect(page, 'a page of ours is followed').toHaveURL(`${office.origin}/dashboard/checkinmember`);
});

test('after signing in the page keeps nothing that would open the door elsewhere', async ({ page, office }) => {
  const tokens: string[] = [];
  const addresses: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    const bearer = request.headers()['authorization'];
    if (bearer) tokens.push(bearer.replace('Bearer ', ''));
  });
  await signIn(page, 'EM001');
  await expect(page.getByRole('grid')).toBeVisible();
  const [token] = tokens;
  if (!token) throw new Error('No call carried an access token.');
  const secrets = [token, ...(await page.context().cookies()).map((it) => it.value), SAMPLE_PASSWORD];
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  for (const secret of secrets) expect(readable + addresses.join(' ')).not.toContain(secret);
  for (const cookie of await page.context().cookies()) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  }
  const asked = await fetch(`${office.origin}/api/membercheckin/today`, {
    headers: { cookie: 'muster-session=guess' },
  });
  expect(asked.status, 'a cookie alone opens nothing').toBe(401);
});
