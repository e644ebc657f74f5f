import type { Notification } from '@muster/domain/notifications/notifications-contract.ts';
import type { Generated } from 'kysely';
import type { Read } from '../database/engine.ts';

export interface NotificationTables {
  notification: NotificationTable;
}

interface NotificationTable {
  id: Generated<number>;
  member_id: number;
  heading: string;
  icon_name: string;
  icon_color: string;
  title: string;
  subtitle: string;
  path: string;
  created_at: string;
  read_at: string | null;
}

export interface NewNotification {
  readonly memberIds: readonly number[];
  readonly heading: string;
  readonly icon: { readonly name: string; readonly color: 'primary' | 'secondary' | 'error' };
  readonly title: string;
  readonly subtitle: string;
  /** A path of this application. */
  readonly path: string;
  readonly at: string;
}

/** Tells members something in the app; in the transaction of what it tells of. */
export async function notify(db: Read, it: NewNotification): Promise<void> {
  if (it.memberIds.length === 0) return;
  await db
    .insertInto('notification')
    .values(
      it.memberIds.map((memberId) => ({
        member_id: memberId,
        heading: it.heading,
        icon_name: it.icon.name,
        icon_color: it.icon.color,
        title: it.title,
        subtitle: it.subtitle,
        path: it.path,
        created_at: it.at,
        read_at: null,
      })),
    )
    .execute();
}

const SHOWN = 100;

/** The newest notifications of a member. */
export async function notificationsOf(db: Read, memberId: number): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    heading: row.heading,
    icon: { name: row.icon_name, color: row.icon_color },
    timestamp: Temporal.Instant.from(row.created_at).epochMilliseconds,
    title: row.title,
    subtitle: row.subtitle,
    path: row.path,
    read: row.read_at !== null,
  }));
}

export async function dropNotification(db: Read, memberId: number, id: number): Promise<void> {
  await db.deleteFrom('notification').where('id', '=', id).where('member_id', '=', memberId).execute();
}

export async function dropNotifications(db: Read, memberId: number): Promise<void> {
  await db.deleteFrom('notification').where('member_id', '=', memberId).execute();
}

export async function markRead(db: Read, memberId: number, id: number, now: string): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
}
