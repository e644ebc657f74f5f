import * as contracts from '@muster/domain/notifications/notifications-contract.ts';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { plain } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import {
  dropNotification,
  dropNotifications,
  markRead,
  notificationsOf,
  notify,
  type StoredNotification,
} from '../../records/notification.ts';
import { sayNews } from '../../words.ts';

/** A member's own notifications; every call answers those that remain (wire 10). */
export function notificationsRoutes(serve: Serve, deps: Dependencies): void {
  const db = deps.database.query;
  const remaining = async (memberId: number) => plain((await notificationsOf(db, memberId)).map(present));

  serve(contracts.listNotifications, ({ caller }) => remaining(caller.member.id));

  serve(contracts.addNotification, async ({ deps: { clock, database }, caller, body }) => {
    const { subtitle = '', path = '/', ...written } = body;
    const params = { subtitle, path, ...written };
    const memberIds = [caller.member.id];
    await notify(database.query, { memberIds, news: { code: 'note', params }, at: nowText(clock) });
    return plain((await notificationsOf(database.query, caller.member.id)).map(present));
  });

  serve(contracts.deleteNotification, async ({ caller, body }) => {
    await dropNotification(db, caller.member.id, body.id);
    return remaining(caller.member.id);
  });

  serve(contracts.deleteAllNotifications, async ({ caller, body }) => {
    await dropNotifications(db, caller.member.id, body?.upto);
    return remaining(caller.member.id);
  });

  serve(contracts.readNotification, async ({ caller, body }) => {
    await markRead(db, caller.member.id, body, nowText(deps.clock));
    return remaining(caller.member.id);
  });
}

const present = ({ id, news, at, read }: StoredNotification): contracts.Notification => ({
  id,
  ...sayNews(news),
  timestamp: Temporal.Instant.from(at).epochMilliseconds,
  read,
});
