import { type News, newsCodes } from '@muster/domain/notifications/news.ts';
import type { Generated, Insertable } from 'kysely';
import { inBatches } from '../../database/batches.ts';
import { compiledByRows } from '../../database/compiled-once.ts';
import type { Read, Tables, Writable } from '../../database/engine.ts';

export interface NotificationTables {
  notification: NotificationTable;
}

/** What somebody is to decide: a leave, coming back early from one, a trip, a correction. */
export type Asked = `${'leave' | 'return' | 'trip' | 'correction'}:${number}`;

interface NotificationTable {
  id: Generated<number>;
  member_id: number;
  /** What is told, by code, with its parameters as JSON. */
  code: News['code'];
  params: string;
  created_at: string;
  read_at: string | null;
  /** What it asks its member to decide. */
  asked: Generated<Asked | null>;
  /** When a push service took it for one of the member's devices. */
  pushed_at: Generated<string | null>;
}

/** What is told, as its columns hold it. */
export const newsColumns = ({ code, params }: News) => ({ code, params: JSON.stringify(params) });

/** Tells members something in the app; in the transaction of what it tells of. Answers their notifications, by member. */
export const addNotifications = (
  db: Writable,
  it: {
    readonly memberIds: readonly number[];
    readonly news: News;
    readonly at: string;
    readonly asked?: Asked | undefined;
  },
): Promise<ReadonlyMap<number, number>> =>
  addNotificationEach(
    db,
    it.memberIds.map((memberId) => ({ memberId, news: it.news })),
    it,
  );

/** What one member is told. */
export interface ToldMember {
  readonly memberId: number;
  readonly news: News;
}

const insertTold = compiledByRows(
  (db: Writable, rows: readonly Omit<Insertable<Tables['notification']>, 'read_at'>[]) =>
    db
      .insertInto('notification')
      .values(rows.map((it) => ({ ...it, read_at: null })))
      .returning(['id', 'member_id']),
);

/** The same where each member is told something of their own. */
export async function addNotificationEach(
  db: Writable,
  told: readonly ToldMember[],
  { at, asked = null }: { readonly at: string; readonly asked?: Asked | null | undefined },
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>();
  await inBatches(told, async (some) => {
    const rows = await insertTold(
      db,
      some.map(({ memberId, news }) => ({ member_id: memberId, ...newsColumns(news), created_at: at, asked })),
    );
    for (const row of rows) ids.set(row.member_id, row.id);
  });
  return ids;
}

export interface StoredNotification {
  readonly id: number;
  readonly news: News;
  readonly at: string;
  readonly read: boolean;
}

const SHOWN = 100;

/** The newest notifications of a member, without those whose code a newer server beside this one has stored. */
export async function notificationsOf(db: Read, memberId: number): Promise<StoredNotification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', 'in', newsCodes)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, code, params, created_at, read_at }) => ({
    id,
    news: { code, params: JSON.parse(params) } as News,
    at: created_at,
    read: read_at !== null,
  }));
}

export async function dropNotification(db: Writable, memberId: number, id: number): Promise<void> {
  await db.deleteFrom('notification').where('id', '=', id).where('member_id', '=', memberId).execute();
}

/** Those of a member up to one of them; all of them without. */
export async function dropNotifications(db: Writable, memberId: number, upTo?: number): Promise<void> {
  const theirs = db.deleteFrom('notification').where('member_id', '=', memberId);
  await (upTo === undefined ? theirs : theirs.where('id', '<=', upTo)).execute();
}

/** One notification, or with `older` those of the member before it, too. */
interface ReadNow {
  readonly id: number;
  readonly older?: boolean | undefined;
}

export async function markRead(db: Writable, memberId: number, { id, older }: ReadNow, now: string): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('id', older ? '<=' : '=', id)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
}

/** What asked for decisions that are made, or are asked for anew, is read by all who were asked. */
export async function markAskedRead(trx: Writable, asked: readonly Asked[], now: string): Promise<void> {
  if (asked.length === 0) return;
  await trx
    .updateTable('notification')
    .set({ read_at: now })
    .where('asked', 'in', asked)
    .where('read_at', 'is', null)
    .execute();
}

/** A push service has taken it for one of its member's devices. */
export async function notePushed(db: Writable, id: number, now: string): Promise<void> {
  await db.updateTable('notification').set({ pushed_at: now }).where('id', '=', id).execute();
}
