import { ownRegistration } from './end-push.ts';

/** Whether this browser can tell its member: not at all, once it is on the home screen (iOS), or not unless its member allows it again. */
export type PushAbility = 'no' | 'home-screen' | 'blocked' | 'yes';

export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator) {
    return Notification.permission === 'denied' ? 'blocked' : 'yes';
  }
  // Only Safari on iOS says whether it was opened from there.
  return (navigator as { standalone?: boolean }).standalone === false ? 'home-screen' : 'no';
}

/** Where this browser is reached; undefined while it is not. */
export async function subscribedAt(): Promise<PushSubscription | undefined> {
  const found = await (await ownRegistration())?.pushManager?.getSubscription();
  return found ?? undefined;
}

/** The member has not allowed it, or the browser's push service does not answer. */
export class PushRefused extends Error {}

/**
 * Has this browser reached from now on, under a new address; asks its member first. `key` is the server's, as base64url.
 * @throws PushRefused
 */
export async function subscribe(key: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused();
  const { pushManager } = (await ownRegistration()) ?? {};
  if (!pushManager) throw new PushRefused();
  // One from before may be somebody else's, or for another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (reason) {
    throw new PushRefused('no address', { cause: reason });
  }
}
