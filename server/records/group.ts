import type { Generated } from 'kysely';
export interface GroupTables {
  work_group: WorkGroupTable;
  group_manager: { group_id: number; member_id: number };
}

interface WorkGroupTable {
  id: Generated<number>;
  groupno: string;
}
