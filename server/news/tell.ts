import { whereTold } from '@muster/domain/members/preferences.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Write } from '../database/engine.ts';
import { recipientsOf } from '../records/member-preference.ts';
import { type Asked, addNotificationEach, addNotifications } from '../records/notification.ts';
import type { Post } from './post.ts';

/**
 * Tells members something where each of them wants it: in the app and on the devices that they have told, too, by mail if
 * they have an address, both, or not at all; in the transaction of what it tells of.
 */
export async function tell(
  post: Post,
  trx: Write,
  {
    memberIds,
    news,
    at,
    asked,
  }: {
    readonly memberIds: readonly number[];
    readonly news: News;
    readonly at: string;
    /** What they are to decide: once it is decided, they have read of it. */
    readonly asked?: Asked | undefined;
  },
): Promise<void> {
  if (memberIds.length === 0) return;
  const told = (await recipientsOf(trx, memberIds)).map((it) => ({ ...it, where: whereTold(news.code, it.notify) }));
  const inApp = told.filter(({ where }) => where === 'app' || where === 'both');
  const notifications = await addNotifications(trx, { memberIds: inApp.map((it) => it.id), news, at, asked });
  const withDevice = new Set(inApp.filter((it) => it.onDevice).map((it) => it.id));
  const onDevices = [...notifications].filter(([id]) => withDevice.has(id));
  await post.keepPushes(trx, news.code, new Map(onDevices));
  const byMail = told.filter(({ email, where }) => email && (where === 'mail' || where === 'both'));
  await post.keepAll(
    trx,
    byMail.map(({ membername, email, language }) => ({
      to: email,
      language,
      code: 'told',
      params: { membername, news },
    })),
  );
}

/** Tells many members something of their own each, of a kind that nobody chooses about: in the app alone. */
export const tellEach = (
  trx: Write,
  told: readonly { readonly memberId: number; readonly news: News }[],
  at: string,
): Promise<void> => addNotificationEach(trx, told, at);
