import { type Language, languageFor } from '@muster/domain/messages/languages.ts';
import { type News, newsCodes } from '@muster/domain/notifications/news.ts';
import type { Generated } from 'kysely';
import { inBatches } from '../../database/batches.ts';
import type { Database, Read, Writable, Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface PushTables {
  push: PushTable;
}

/** A notification that is still to be told on a device. */
interface PushTable {
  id: Generated<number>;
  notification_id: number;
  subscription_id: number;
  /** Until when it is tried. */
  expires_at: string;
  failures: number;
  next_try_at: string;
}

/** What waits to be told, to whom, and where: undefined where the device is told no more. */
export interface WaitingPush {
  readonly id: number;
  readonly notificationId: number;
  readonly memberId: number;
  readonly news: News;
  /** What they have chosen to be written to in, or English. */
  readonly language: Language;
  readonly failures: number;
  readonly expiresAt: string;
  /** Whether there is somebody who does not know it yet. */
  readonly wanted: boolean;
  readonly device: Device | undefined;
}

interface Device {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Keeps notifications to be told on every device of their members, in the transaction that stores them. */
export async function addPushes(
  trx: Write,
  it: { readonly notifications: ReadonlyMap<number, number>; readonly now: string; readonly expiresAt: string },
): Promise<void> {
  const members = [...it.notifications.keys()];
  const devices = await trx
    .selectFrom('push_subscription')
    .select(['id', 'member_id'])
    .where('member_id', 'in', members)
    .execute();
  await inBatches(devices, async (some) => {
    const rows = some.flatMap(({ id, member_id }) => {
      const notification_id = it.notifications.get(member_id);
      if (notification_id === undefined) return [];
      const due = { expires_at: it.expiresAt, failures: 0, next_try_at: it.now };
      return [{ notification_id, subscription_id: id, ...due }];
    });
    if (rows.length > 0) await trx.insertInto('push').values(rows).execute();
  });
}

/**
 * Takes what is due, for this server alone until `leaseUntil`, as mails are taken; of one member only so many at once, so
 * that nobody's devices, of which none may answer, keep those of others waiting. What only a newer version knows is left
 * to a server of that one.
 */
export async function takeDuePushes(
  { engine, query }: Database,
  it: { readonly now: string; readonly leaseUntil: string; readonly limit: number; readonly ofOne: number },
): Promise<WaitingPush[]> {
  const due = query
    .selectFrom('push')
    .innerJoin('notification', 'notification.id', 'push.notification_id')
    .select((eb) => [
      'push.id',
      'push.next_try_at',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('notification.member_id').orderBy('push.next_try_at').orderBy('push.id'))
        .as('place'),
    ])
    .where('push.next_try_at', '<=', it.now)
    .where('notification.code', 'in', newsCodes);
  const taken = await query
    .updateTable('push')
    .set({ next_try_at: it.leaseUntil })
    .where('id', 'in', (eb) => {
      const first = eb.selectFrom(due.as('due')).select('due.id').where('due.place', '<=', it.ofOne);
      const oldest = first.orderBy('due.next_try_at').orderBy('due.id').limit(it.limit);
      // Another server may take the same meanwhile: what is no longer due is left to it.
      const taken = eb.selectFrom('push').select('id').where('id', 'in', oldest).where('next_try_at', '<=', it.now);
      return engine === 'postgres' ? taken.forUpdate().skipLocked() : taken;
    })
    .returning('id')
    .execute();
  if (taken.length === 0) return [];
  const rows = await query
    .selectFrom('push')
    .innerJoin('notification', 'notification.id', 'push.notification_id')
    .innerJoin('member', 'member.id', 'notification.member_id')
    .leftJoin('push_subscription', (join) =>
      join
        .onRef('push_subscription.id', '=', 'push.subscription_id')
        .onRef('push_subscription.member_id', '=', 'notification.member_id'),
    )
    .leftJoin('member_preference', 'member_preference.member_id', 'member.id')
    .select(['push.id', 'push.notification_id', 'push.failures', 'push.expires_at'])
    .select(['notification.member_id', 'notification.code', 'notification.params'])
    .select((eb) => {
      const ofRun = eb
        .selectFrom('notification as one')
        .select('one.id')
        .whereRef('one.run', '=', 'notification.run')
        .whereRef('one.member_id', '=', 'notification.member_id')
        .where('one.read_at', 'is', null);
      return eb.or([eb('notification.read_at', 'is', null), eb.exists(ofRun)]).as('unread');
    })
    .select(['member.status', 'language', 'push_subscription.id as device_id', 'endpoint', 'p256dh', 'auth'])
    .where(
      'push.id',
      'in',
      taken.map((row) => row.id),
    )
    .orderBy('push.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    notificationId: row.notification_id,
    memberId: row.member_id,
    news: { code: row.code, params: JSON.parse(row.params) } as News,
    language: languageFor(row.language),
    failures: row.failures,
    expiresAt: row.expires_at,
    wanted: Boolean(row.unread) && row.status === 'active',
    device: row.device_id === null ? undefined : ({ ...row, id: row.device_id } as Device),
  }));
}

/** How many are still to be told. */
export async function countPushes(db: Read): Promise<number> {
  const { waiting } = await db.selectFrom('push').select(db.fn.countAll().as('waiting')).executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function dropWaitingPush(db: Writable, id: number): Promise<void> {
  await db.deleteFrom('push').where('id', '=', id).execute();
}

export async function postponePush(db: Writable, id: number, failures: number, nextTryAt: string): Promise<void> {
  await db.updateTable('push').set({ failures, next_try_at: nextTryAt }).where('id', '=', id).execute();
}

const holdNotification = locking('notification', (db, it: { id: number }) =>
  db.selectFrom('notification').select('id').where('id', '=', it.id).forNoKeyUpdate(),
);

/** Gives one of them up; answers whether it was the last way to a device, and none was reached. */
export async function giveUpPush(trx: Write, it: WaitingPush): Promise<boolean> {
  await holdNotification(trx, { id: it.notificationId });
  await dropWaitingPush(trx, it.id);
  const left = await trx
    .selectFrom('notification')
    .leftJoin('push', 'push.notification_id', 'notification.id')
    .select(['pushed_at', 'push.id'])
    .where('notification.id', '=', it.notificationId)
    .executeTakeFirst();
  return left !== undefined && left.pushed_at === null && left.id === null;
}
