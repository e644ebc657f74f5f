/** The service worker, where there is one. */
export const ownRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration();

/** Has this browser reached no more, and takes away what it still shows. Never fails: the server has ended it as well. */
export async function endPush(): Promise<void> {
  try {
    const found = await ownRegistration();
    for (const shown of (await found?.getNotifications?.()) ?? []) shown.close();
    await (await found?.pushManager?.getSubscription())?.unsubscribe();
  } catch (problem) {
    console.info('This browser kept its address for news.', problem);
  }
}
