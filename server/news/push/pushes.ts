import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { pushedAs } from '@muster/domain/notifications/pushed-news.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database, Write } from '../../database/engine.ts';
import { notePushed } from '../../records/news/notification.ts';
import { dropWaitingPush, giveUpPush, postponePush, takeDuePushes, type WaitingPush } from '../../records/news/push.ts';
import { type PushKey, readPushKey } from '../../records/news/push-key.ts';
import { dropSubscription, noteFailing } from '../../records/news/push-subscription.ts';
import { sayNews, sayPush } from '../../words/words.ts';
import type { Pusher, PushMessage } from './pusher.ts';

const AT_ONCE = 20;
const OF_ONE = 4;
/** A push service that hangs costs less than a minute. */
const LEASE_MINUTES = 2;

/** How long after so many failures the next try is made: 1, 2, 4 … minutes. */
const waitMinutes = (failures: number) => 2 ** (failures - 1);

interface Sending {
  readonly database: Database;
  readonly clock: Clock;
  readonly pusher: Pusher;
  readonly log: FastifyBaseLogger;
  /** What is done for a member whom some news has reached on none of their devices. */
  readonly reachedNoDevice: (trx: Write, unreached: WaitingPush) => Promise<void>;
}

/** Hands all that is due to the push services, several at a time. */
export async function deliverPushes(deps: Sending): Promise<void> {
  const { database, clock } = deps;
  for (let taken = AT_ONCE; taken > 0; ) {
    const leaseUntil = writeInstant(clock().add({ minutes: LEASE_MINUTES }));
    const due = await takeDuePushes(database, {
      now: writeInstant(clock()),
      leaseUntil,
      limit: AT_ONCE,
      ofOne: OF_ONE,
    });
    if (due.length > 0) {
      const key = await readPushKey(database.query);
      await Promise.all(due.map((it) => deliver(deps, key, it)));
    }
    taken = due.length;
  }
}

async function deliver(deps: Sending, key: PushKey, it: WaitingPush): Promise<void> {
  const { database, clock, pusher, log } = deps;
  const how = pushedAs(it.news.code);
  if (!it.wanted || !how) return dropWaitingPush(database.query, it.id);
  if (!it.device) return giveUp(deps, it);
  const message = { content: contentOf(it, how.title), topic: how.title, urgency: how.urgency, ttl: how.ttl };
  const outcome = await pusher.push(key, it.device, message satisfies PushMessage, clock());
  if (outcome === 'taken') {
    await noteFailing(database.query, it.device.id, null);
    await notePushed(database.query, it.notificationId, writeInstant(clock()));
    return dropWaitingPush(database.query, it.id);
  }
  if (outcome === 'gone') {
    await dropSubscription(database.query, it.device.id);
    return giveUp(deps, it);
  }
  const failures = it.failures + 1;
  const nextTryAt = writeInstant(clock().add({ minutes: waitMinutes(failures) }));
  log.warn({ err: outcome.failed, push: it.id, failures, nextTryAt }, 'a device could not be told');
  if (nextTryAt < it.expiresAt) return postponePush(database.query, it.id, failures, nextTryAt);
  await noteFailing(database.query, it.device.id, writeInstant(clock()));
  return giveUp(deps, it);
}

/** What the device shows, be it locked: a title that gives nothing away, and where it leads. */
const contentOf = ({ news, language }: WaitingPush, title: Parameters<typeof sayPush>[0]) => ({
  title: sayPush(title, language),
  path: sayNews(news, language).path,
  tag: title,
});

const giveUp = ({ database, reachedNoDevice }: Sending, it: WaitingPush): Promise<void> =>
  database.write(async (trx) => {
    if (await giveUpPush(trx, it)) await reachedNoDevice(trx, it);
  });
