import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire } from '../../testing/wire.ts';
import { PushSwitch } from './push-switch.tsx';

const READ = 'GET /api/push';
const KEEP = 'PUT /api/push';
const DROP = 'DELETE /api/push';
const HERE = 'https://push.example/here';
const p256dh = `B${'A'.repeat(86)}`;
const auth = 'A'.repeat(22);

const own = (endpoint: string | null) => ({
  body: { status: 'success', code: '200', message: 'OK', data: { key: 'BKey', endpoint } },
});

/** A browser that can be reached, as far as a test of a component has one. */
function browser(it: { permission: NotificationPermission; answer?: NotificationPermission; refuses?: boolean }) {
  let subscription: { endpoint: string } | null = null;
  const made = () => ({
    endpoint: HERE,
    toJSON: () => ({ endpoint: HERE, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  });
  const asked = vi.fn(async () => it.answer ?? 'granted');
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      if (it.refuses) throw new DOMException('no service', 'AbortError');
      subscription = made();
      return subscription;
    }),
  };
  const registration = { pushManager, getNotifications: async () => [] };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return it.permission;
    },
    requestPermission: async () => {
      const answer = await asked();
      it.permission = answer;
      return answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  return { asked, subscribe: pushManager.subscribe };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
});

const toggle = () => screen.findByRole('switch', { name: 'Tell me on this device too' });

it('asks nobody before they switch it on, and tells the server where the device is reached', async () => {
  const { asked, subscribe } = browser({ permission: 'default' });
  let at: string | null = null;
  const wire = answerWire({
    [READ]: () => own(at),
    [KEEP]: () => {
      at = HERE;
      return own(at);
    },
    [DROP]: () => {
      at = null;
      return own(at);
    },
  });
  const { user } = renderPage(<PushSwitch />);
  const on = await toggle();
  expect([(on as HTMLInputElement).checked, asked.mock.calls.length]).toEqual([false, 0]);
  await user.click(on);
  expect(await screen.findByText(/^Only what kind of news/)).toBeDefined();
  expect(wire.bodies(KEEP)).toEqual([{ endpoint: HERE, keys: { p256dh, auth } }]);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  await user.click(await toggle());
  await waitFor(async () => expect(((await toggle()) as HTMLInputElement).checked).toBe(false));
  expect(wire.count(DROP)).toBe(1);
});

it('says how to allow it again to who has not', async () => {
  browser({ permission: 'default', answer: 'denied' });
  answerWire({ [READ]: own(null) });
  const { user } = renderPage(<PushSwitch />);
  await user.click(await toggle());
  expect(await screen.findByText(/Allow notifications for this page/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('says so where the browser gets no address', async () => {
  browser({ permission: 'granted', refuses: true });
  answerWire({ [READ]: own(null) });
  const { user } = renderPage(<PushSwitch />);
  await user.click(await toggle());
  expect(await screen.findByText(/did not let itself be told/)).toBeDefined();
  await waitFor(async () => expect(((await toggle()) as HTMLInputElement).checked).toBe(false));
});

it('is off where the server knows another browser by that session', async () => {
  browser({ permission: 'granted' });
  answerWire({ [READ]: own('https://push.example/elsewhere') });
  renderPage(<PushSwitch />);
  expect(((await toggle()) as HTMLInputElement).checked).toBe(false);
});

it('asks who has not put it on the home screen of an iPhone to do so, and is not there where nothing helps', () => {
  const wire = answerWire({});
  const { container } = renderPage(<PushSwitch />);
  expect(container.textContent).toBe('');
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  renderPage(<PushSwitch />);
  expect(screen.getByText(/Add to Home Screen/)).toBeDefined();
  expect(wire.count(READ)).toBe(0);
});
