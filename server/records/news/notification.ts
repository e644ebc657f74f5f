import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { type News, newsCodes } from '@muster/domain/notifications/news.ts';
import { asOne } from '@muster/domain/notifications/told-together.ts';
import type { Expression, ExpressionBuilder, Generated, Insertable, Selectable, SqlBool } from 'kysely';
import { inBatches } from '../../database/batches.ts';
import { compiledByRows, compiledOnce } from '../../database/compiled-once.ts';
import type { Read, Tables, Writable, Write } from '../../database/engine.ts';

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
  /** What was asked for at once has the same: by whom and of what kind, as `counts` of a mail, and since when. */
  run: Generated<string | null>;
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
  {
    at,
    asked = null,
    run = null,
  }: { readonly at: string; readonly asked?: Asked | null | undefined; readonly run?: string | null | undefined },
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>();
  await inBatches(told, async (some) => {
    const rows = await insertTold(
      db,
      some.map(({ memberId, news }) => ({ member_id: memberId, ...newsColumns(news), created_at: at, asked, run })),
    );
    for (const row of rows) ids.set(row.member_id, row.id);
  });
  return ids;
}

const AT_ONCE_MINUTES = 10;

const newestRun = compiledOnce((db, it: { readonly since: string; readonly until: string }) =>
  db
    .selectFrom('notification')
    .select('run')
    .where('run', '>=', it.since)
    .where('run', '<=', it.until)
    .orderBy('run', 'desc')
    .limit(1),
);

/**
 * The run that something more belongs to that a member asks for: of the same kind in the ten minutes before, or one that it
 * begins. The caller holds the member.
 */
export async function runOf(trx: Write, counts: string, at: string): Promise<string> {
  const since = writeInstant(Temporal.Instant.from(at).subtract({ minutes: AT_ONCE_MINUTES }));
  const until = `${counts}:${at}`;
  const [found] = await newestRun(trx, { since: `${counts}:${since}`, until });
  return found?.run ?? until;
}

/** Who of some members is told of a run on their devices by what of it they have not read. */
export async function toldOfRun(trx: Write, run: string, memberIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('notification')
    .select('member_id')
    .where('run', '=', run)
    .where('member_id', 'in', memberIds)
    .where('read_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('pushed_at', 'is not', null),
        eb.exists(eb.selectFrom('push').select('push.id').whereRef('notification_id', '=', 'notification.id')),
      ]),
    )
    .execute();
  return new Set(rows.map((it) => it.member_id));
}

export interface StoredNotification {
  readonly id: number;
  readonly news: News;
  readonly at: string;
  readonly read: boolean;
}

const SHOWN = 100;

/**
 * The newest notifications of a member, without those whose code a newer server beside this one has stored. Of a run there
 * is one, of what of it is not read, or of all.
 */
export async function notificationsOf(db: Read, memberId: number): Promise<StoredNotification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('code', 'in', newsCodes)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return [...Map.groupBy(rows, (it) => it.run ?? it.id).values()].flatMap((run) => {
    const [newest] = run;
    const unread = run.filter((it) => it.read_at === null);
    const news = toldAsOne(unread.length > 0 ? unread : run);
    return newest && news ? [{ id: newest.id, news, at: newest.created_at, read: unread.length === 0 }] : [];
  });
}

type NewsRow = Pick<Selectable<NotificationTable>, 'code' | 'params'>;

/** What some of one run tell, newest first, in one. */
const toldAsOne = (rows: readonly NewsRow[]): News | undefined =>
  rows
    .map(({ code, params }) => ({ code, params: JSON.parse(params) }) as News)
    .reduceRight<News | undefined>((before, it) => (before ? asOne(before, it) : it), undefined);

/** What a notification tells, with what else of its run its member has not read; undefined where nothing is left of it. */
export async function unreadOfRun(db: Read, id: number): Promise<News | undefined> {
  const rows = await db
    .selectFrom('notification as told')
    .innerJoin('notification', (join) =>
      join
        .onRef('notification.member_id', '=', 'told.member_id')
        .on((on) =>
          on.or([on('notification.id', '=', on.ref('told.id')), on('notification.run', '=', on.ref('told.run'))]),
        ),
    )
    .select(['notification.code', 'notification.params'])
    .where('told.id', '=', id)
    .where('notification.read_at', 'is', null)
    .orderBy('notification.id', 'desc')
    .execute();
  return toldAsOne(rows);
}

/** One notification as it was seen: with what of its run came before it. */
const asSeen =
  (memberId: number, id: number) =>
  (eb: ExpressionBuilder<Tables, 'notification'>): Expression<SqlBool> => {
    const run = eb.selectFrom('notification').select('run').where('id', '=', id).where('member_id', '=', memberId);
    return eb.or([eb('id', '=', id), eb.and([eb('id', '<', id), eb('run', '=', run)])]);
  };

export async function dropNotification(db: Writable, memberId: number, id: number): Promise<void> {
  await db.deleteFrom('notification').where('member_id', '=', memberId).where(asSeen(memberId, id)).execute();
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
    .where((eb) => (older ? eb('id', '<=', id) : asSeen(memberId, id)(eb)))
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
