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
