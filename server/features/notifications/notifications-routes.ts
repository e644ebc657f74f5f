import type { Language } from '@muster/domain/messages/languages.ts';
import * as contracts from '@muster/domain/notifications/notifications-contract.ts';
import type { FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { plain } from '../../http/answers.ts';
import { languageOf } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import {
  addNotifications,
  dropNotification,
  dropNotifications,
  markRead,
  notificationsOf,
  type StoredNotification,
} from '../../records/news/notification.ts';
import { sayNews } from '../../words/words.ts';

/** A member's own notifications; every call answers those that remain (wire 10). */
export function notificationsRoutes(serve: Serve, deps: Dependencies): void {
  const db = deps.database.query;
  const remaining = async (memberId: number, request: FastifyRequest) =>
    plain((await notificationsOf(db, memberId)).map((it) => present(it, languageOf(request))));

  serve(contracts.listNotifications, ({ caller, request }) => remaining(caller.member.id, request));

  serve(contracts.addNotification, async ({ deps: { clock, database }, caller, body, request }) => {
    const { heading, title, subtitle = '', path = '/' } = body;
    const params = { title, subtitle, path, ...(heading && { heading }) };
    const memberIds = [caller.member.id];
    const news = { code: 'note', params } as const;
    await database.write((trx) => addNotifications(trx, { memberIds, news, at: nowText(clock) }));
    const remain = await notificationsOf(database.query, caller.member.id);
    return plain(remain.map((it) => present(it, languageOf(request))));
  });

  serve(contracts.deleteNotification, async ({ caller, body, request }) => {
    await dropNotification(db, caller.member.id, body.id);
    return remaining(caller.member.id, request);
  });

  serve(contracts.deleteAllNotifications, async ({ caller, body, request }) => {
    await dropNotifications(db, caller.member.id, body?.upto);
    return remaining(caller.member.id, request);
  });

  serve(contracts.readNotification, async ({ caller, body, request }) => {
    await markRead(db, caller.member.id, body, nowText(deps.clock));
    return remaining(caller.member.id, request);
  });
}

const present = ({ id, news, at, read }: StoredNotification, language: Language): contracts.Notification => ({
  id,
  ...sayNews(news, language),
  timestamp: Temporal.Instant.from(at).epochMilliseconds,
  read,
});
