import { followed } from '../followed.ts';
import { keptInTab } from '../kept/browser-storage.ts';

const HOUR_MS = 3_600_000;
/** A tab that has loaded itself anew does not do so again within this: something else is wrong then. */
const ONCE_MS = 60_000;
const TAKE_OVER_MS = 5000;
const RELOADED = 'reloadedAt';

let isReady = false;
let isTaken = false;
const { tell, useFollowed } = followed(() => isReady);

/** Whether another version than this page's is there to be loaded. */
export const useNewVersion = useFollowed;

/** Has the newer version offered, once it is known to be there. */
export function offer(): void {
  isReady = true;
  tell();
}

/** The service worker's registration, and a look for a newer one whenever somebody comes back to the page after a while. */
export function watchVersions(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return () => undefined;
  // Who had none before is served by the first one: there was no other version.
  let had = workers.controller !== null;
  const onTaken = () => {
    isTaken = had;
    if (had) offer();
    had = true;
  };
  workers.addEventListener('controllerchange', onTaken);
  let looked = Date.now();
  const onSight = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    void workers.getRegistration().then((it) => it?.update().catch(() => undefined));
  };
  document.addEventListener('visibilitychange', onSight);
  workers.register('/sw.js', { updateViaCache: 'none' }).then(follow, (why) => {
    console.info('This browser keeps no pages for times without a connection.', why);
  });
  return () => {
    workers.removeEventListener('controllerchange', onTaken);
    document.removeEventListener('visibilitychange', onSight);
  };
}

function follow(registration: ServiceWorkerRegistration | undefined): void {
  // A browser may refuse without a word.
  if (!registration) return;
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offer();
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/**
 * Whether the server has another version than this page's by now.
 * @returns undefined where it gives no answer
 */
export async function isOutdated(): Promise<boolean | undefined> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  try {
    const answer = await fetch('/', { cache: 'no-store', credentials: 'omit' });
    return answer.ok ? !(await answer.text()).includes(new URL(own).pathname) : undefined;
  } catch {
    return undefined;
  }
}

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Lets the newer version serve this page. */
async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || isTaken) return;
  await registration.update().catch(() => undefined);
  const next = registration.waiting ?? registration.installing;
  // A version that cannot be kept is loaded from the server all the same.
  if (!next) return void (await registration.unregister());
  await installed(next);
  const done = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
  });
  next.postMessage('take over');
  await done;
}

/** Loads the page anew, in the newer version. */
export async function loadNewVersion(): Promise<void> {
  await takeOver();
  keptInTab.write(RELOADED, String(Date.now()));
  location.reload();
}

/** The same by itself, where nothing is typed; not twice in a row. */
export async function loadNewVersionOnce(): Promise<void> {
  if (Date.now() - Number(keptInTab.read(RELOADED)) > ONCE_MS) await loadNewVersion();
}
