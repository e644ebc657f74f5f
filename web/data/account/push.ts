import { dropPush, keepPush, readPush } from '@muster/domain/notifications/push-contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { endPush } from '../../lib/device/end-push.ts';
import { subscribe, subscribedAt } from '../../lib/device/push.ts';
import { makesStale } from '../staleness.ts';

async function keep(it: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = it.toJSON().keys ?? {};
  await api.call(keepPush, { body: { endpoint: it.endpoint, keys: { p256dh, auth } } });
}

/** Whether this device is told: both the server and the browser have to say so. */
async function isTold(): Promise<{ key: string; told: boolean }> {
  const { key, endpoint } = (await api.call(readPush)).data;
  const here = await subscribedAt();
  return { key, told: endpoint !== null && here?.endpoint === endpoint };
}

export const pushQueries = {
  own: queryOptions({ queryKey: ['push'], queryFn: isTold }),
};

export const pushChanges = {
  turnOn: mutationOptions({ mutationFn: async (key: string) => keep(await subscribe(key)), ...makesStale('push') }),
  turnOff: mutationOptions({
    mutationFn: async () => {
      await api.call(dropPush);
      await endPush();
    },
    ...makesStale('push'),
  }),
};

/**
 * Once the page is there: the browser may have another address than the server knows, or one from whoever was signed in
 * before.
 */
export async function settlePush(): Promise<void> {
  const here = await subscribedAt();
  if (!here) return;
  const { endpoint } = (await api.call(readPush)).data;
  if (endpoint === null) await endPush();
  else if (endpoint !== here.endpoint) await keep(here);
}
