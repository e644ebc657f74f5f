import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, test } from '../../testing/journey.ts';
import { signIn, signOut } from '../../testing/screens.ts';

const ENDPOINT = 'https://push.lotus.example/send/here';
const DECIDED = { title: 'Leave: decided', path: '/dashboard/take_leave', tag: 'leaveDecided' };

test.use({ serviceWorkers: 'allow' });

/** A browser without a head knows no push service and asks nobody: it is given an address as one would give it. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    const permission = 'default' as NotificationPermission;
    const state = { permission };
    Object.defineProperty(Notification, 'permission', { get: () => state.permission });
    Notification.requestPermission = async () => {
      state.permission = 'granted';
      return 'granted';
    };
    const base64url = (length: number) =>
      new Uint8Array(length).fill(4).toBase64({ alphabet: 'base64url', omitPadding: true });
    const keys = { p256dh: base64url(65), auth: base64url(16) };
    let given: object | null = null;
    const forget = async () => {
      given = null;
      return true;
    };
    PushManager.prototype.getSubscription = async () => given as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      given = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: forget };
      return given as PushSubscription;
    };
  }, ENDPOINT);
}

/** Nor does it show anything: the worker keeps what it would show, and is told what is pressed. */
async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { tag, data } = {}) => void shown.push({ title, tag, path: data });
  });
  return worker;
}

const shownBy = (worker: Worker) => worker.evaluate(() => (self as unknown as { shown: object[] }).shown);

const press = (worker: Worker, path: string) =>
  worker.evaluate((data) => {
    const notification = { data, close: () => undefined };
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  }, path);

/** What a push service does: it hands the worker a message. */
async function deliver(context: BrowserContext, page: Page, told: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(told) });
}

test('a device is told once its member has switched it on, leads to what it is about, and no more once they sign out', async ({
  page,
  context,
  newcomer,
}) => {
  await withPushService(page);
  await signIn(page, newcomer.membercode);
  const worker = await workerOf(context, page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const here = page.getByRole('switch', { name: 'Tell me on this device too' });
  await expect(here).not.toBeChecked();
  const asked = page.waitForRequest((it) => it.method() === 'PUT' && it.url().endsWith('/api/push'));
  // Pressed rather than checked: it turns once the device and the server have agreed.
  await here.click();
  expect((await asked).postDataJSON()).toMatchObject({ endpoint: ENDPOINT });
  await expect(here).toBeChecked();
  await expect(page.getByText(/^Only what kind of news/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await deliver(context, page, DECIDED);
  await expect.poll(() => shownBy(worker)).toEqual([DECIDED]);
  await press(worker, DECIDED.path);
  await expect(page.getByRole('heading', { name: 'Take Leave', level: 1 })).toBeVisible();

  const isReached = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) !== null);
  expect(await isReached()).toBe(true);
  await signOut(page);
  await expect.poll(isReached).toBe(false);
});

test('what is no message of ours shows that there is something, and leads nowhere else', async ({
  page,
  context,
  newcomer,
}) => {
  await signIn(page, newcomer.membercode);
  const worker = await workerOf(context, page);
  await deliver(context, page, []);
  await expect.poll(() => shownBy(worker)).toEqual([{ title: 'Muster', tag: 'muster', path: '/' }]);
  await press(worker, 'https://evil.example/');
  await expect(page.getByRole('heading', { name: 'Public holidays' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard/public_holiday');
});
