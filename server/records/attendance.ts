import type { Generated } from 'kysely';
export interface AttendanceTables {
  attendance: AttendanceTable;
}

interface AttendanceTable {
  id: Generated<number>;
  member_id: number;
  attendance_date: string;
  in_punch_id: number;
  out_punch_id: number | null;
  started_at: string;
  ended_at: string | null;
  ending: 'checked_out' | 'forgotten' | null;
}
