declare const self: ServiceWorkerGlobalScope;

/** What the server says (wire 10). */
interface Told {
  readonly title: string;
  readonly path: string;
  readonly tag: string;
}

/** Something has to be shown, or browsers show that they were woken for nothing. */
const UNREADABLE: Told = { title: 'Muster', path: '/', tag: 'muster' };

function read(data: PushMessageData | null): Told {
  try {
    return { ...UNREADABLE, ...(data?.json() as Partial<Told>) };
  } catch {
    return UNREADABLE;
  }
}

/** A later message of the same kind takes the place of the one before, and is heard all the same. */
function show(told: Told, icon: string): Promise<void> {
  const { title, path, tag } = told;
  const heard: NotificationOptions & { readonly renotify: true } = { tag, icon, data: path, renotify: true };
  return self.registration.showNotification(title, heard);
}

/** To the window that is open: it follows the link by itself, so that nothing typed is lost. Without one to a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const window = windows.find((it) => it.focused) ?? windows[0];
  if (!window) {
    // Never elsewhere, whatever was said.
    const url = new URL(path, self.location.origin);
    return void (await self.clients.openWindow(url.origin === self.location.origin ? url.href : '/'));
  }
  window.postMessage({ open: path });
  await window.focus().catch(() => undefined);
}

/** Another subscription in place of one that has ended; the page tells the server of it when it is opened next. */
async function renew(before: PushSubscription | null): Promise<void> {
  if (before) await self.registration.pushManager.subscribe(before.options);
}

/** What devices are told, too (decision 36). */
export function listenForPush(icon: string): void {
  self.addEventListener('push', (event) => event.waitUntil(show(read(event.data), icon)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data)));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent;
    if (!newSubscription) (event as ExtendableEvent).waitUntil(renew(oldSubscription));
  });
}

/** Named by the W3C Push API, and not among TypeScript's events of a worker. */
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}
