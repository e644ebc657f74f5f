import type { Generated } from 'kysely';
export interface AffectedLeaveTables {
  affected_leave: AffectedLeaveTable;
}

interface AffectedLeaveTable {
  id: Generated<number>;
  leave_id: number;
  holidaydate: string;
  description: string;
  effect: 'inside' | 'adjacent' | 'no-longer-inside' | 'no-longer-adjacent';
  at: string;
  done_at: string | null;
}
