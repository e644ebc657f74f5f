import * as contracts from '@muster/domain/notifications/notifications-contract.ts';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { plain } from '../../http/answers.ts';
import type { Serve } from '../../http/serve.ts';
import { dropNotification, dropNotifications, markRead, notificationsOf, notify } from '../../records/notification.ts';

/** A member's own notifications; every call answers those that remain (WIRE section 10). */
export function notificationsRoutes(serve: Serve, deps: Dependencies): void {
  const db = deps.database.query;

  serve(contracts.listNotifications, async ({ caller }) => plain(await notificationsOf(db, caller.member.id)));

  serve(contracts.addNotification, async ({ caller, body }) => {
    await notify(db, {
      memberIds: [caller.member.id],
      heading: body.heading ?? 'Note',
      icon: { name: 'notifications', color: 'secondary' },
      title: body.title,
      subtitle: body.subtitle ?? '',
      path: body.path ?? '/',
      at: nowText(deps.clock),
    });
    return plain(await notificationsOf(db, caller.member.id));
  });

  serve(contracts.deleteNotification, async ({ caller, body }) => {
    await dropNotification(db, caller.member.id, body.id);
    return plain(await notificationsOf(db, caller.member.id));
  });

  serve(contracts.deleteAllNotifications, async ({ caller }) => {
    await dropNotifications(db, caller.member.id);
    return plain(await notificationsOf(db, caller.member.id));
  });

  serve(contracts.readNotification, async ({ caller, body }) => {
    await markRead(db, caller.member.id, body.id, nowText(deps.clock));
    return plain(await notificationsOf(db, caller.member.id));
  });
}
