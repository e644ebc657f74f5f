import type { Notification } from '@muster/domain/notifications/notifications-contract.ts';
import type { Read } from '../database/engine.ts';

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
