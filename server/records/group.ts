import type { Generated } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Read } from '../database/engine.ts';

export interface GroupTables {
  work_group: WorkGroupTable;
  group_manager: { group_id: number; member_id: number };
}

interface WorkGroupTable {
  id: Generated<number>;
  groupno: string;
}

const groupByNumber = compiledOnce((db, { groupno }: { readonly groupno: string }) =>
  db.selectFrom('work_group').select('id').where('groupno', '=', groupno),
);

export async function findGroup(db: Read, groupno: string): Promise<{ id: number } | undefined> {
  const [group] = await groupByNumber(db, { groupno });
  return group;
}
