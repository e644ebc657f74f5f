import type { Generated, Selectable } from 'kysely';

/**
 * The schema as the stores see it. Days are `YYYY-MM-DD`, instants UTC text with milliseconds; both engines
 * give them back as text (see `engine.ts`), so text order is time order everywhere.
 */
export interface Tables {
  company: CompanyTable;
  site: SiteTable;
  shift: ShiftTable;
  work_group: WorkGroupTable;
  group_manager: { group_id: number; member_id: number };
  member: MemberTable;
  member_photo: { member_id: number; data_url: string };
  member_site: { member_id: number; site_id: number };
  session: SessionTable;
  access_token: { hash: string; session_id: number; expires_at: string };
  known_device: { hash: string; member_id: number; last_used_at: string };
  sign_in_throttle: { subject: string; failures: number; last_at: string; blocked_until: string };
  one_time_token: OneTimeTokenTable;
  password_request: PasswordRequestTable;
  punch: PunchTable;
  attendance: AttendanceTable;
  public_holiday: { id: Generated<number>; holidaydate: string; description: string };
  leave_code: LeaveCodeTable;
  leave: LeaveTable;
  leave_ledger: LeaveLedgerTable;
  member_day: MemberDayTable;
  notification: NotificationTable;
  affected_leave: AffectedLeaveTable;
  trip: TripTable;
  trip_member: { trip_id: number; member_id: number; remark: string };
  trip_serial: { fiscal_year: number; last: number };
  trip_state: { id: Generated<number>; trip_type_id: number; name: string; miles: number };
  car_day: { car_id: number; day: string; trip_id: number };
  trip_type: { id: Generated<number>; description: string };
  car: { id: Generated<number>; carcode: string };
  competitor: { id: Generated<number>; name: string };
  audit: AuditTable;
}

interface CompanyTable {
  id: number;
  name: string;
  zone: string;
  week_start: number;
  registration: 'code' | 'listed' | 'off';
  default_shift_id: number;
  /** Whether members see trips that are not theirs. */
  trips_shown: Generated<'all' | 'own'>;
  /** Counts up with every change of the settings. */
  revision: Generated<number>;
  created_at: string;
}

interface SiteTable {
  id: Generated<number>;
  name: string;
  latitude: number;
  longitude: number;
  radius: number;
}

interface ShiftTable {
  id: Generated<number>;
  name: string;
  starts: string;
  ends: string;
}

interface WorkGroupTable {
  id: Generated<number>;
  groupno: string;
}

interface MemberTable {
  id: Generated<number>;
  membercode: string;
  membername: string;
  status: 'active' | 'suspended';
  role: 'MEMBER' | 'HR' | 'SA';
  group_id: number | null;
  /** Null: the company's default shift. */
  shift_id: number | null;
  /** ISO weekday digits, `67` = Saturday and Sunday. */
  rest_days: string;
  location_rule: 'sites' | 'exempt';
  phone: string;
  email: string;
  password_hash: string | null;
  joined_on: string | null;
  left_on: string | null;
  created_at: string;
}

interface SessionTable {
  id: Generated<number>;
  member_id: number;
  /** SHA-256 of the cookie; null for a session that was begun with Basic credentials. */
  cookie_hash: string | null;
  created_at: string;
  expires_at: string;
  last_used_at: string;
  address: string;
  device: string;
}

interface OneTimeTokenTable {
  hash: string;
  purpose: 'setup' | 'register' | 'reset';
  member_id: number | null;
  expires_at: string;
  used_at: string | null;
}

interface PasswordRequestTable {
  id: Generated<number>;
  member_id: number;
  requested_at: string;
  handled_at: string | null;
}

interface PunchTable {
  id: Generated<number>;
  member_id: number;
  client_id: string;
  kind: 'in' | 'out';
  recorded_at: string;
  device_at: string;
  attendance_date: string;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  distance: number | null;
  site_name: string | null;
  /** The radius it was judged by, metres. */
  radius: number | null;
  verdict: 'inside' | 'outside' | 'exempt' | 'unknown';
  /** Comma list of location flags. */
  flags: string;
  remark: string;
  address: string;
  /** The trip that the member was on. */
  trip_id: Generated<number | null>;
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

interface LeaveCodeTable {
  leaveid: string;
  description: string;
  next_to_holiday: 'allow' | 'forbid';
  next_to_offday: 'allow' | 'forbid';
  /** What a fiscal year gives from `days_from_year` on; the years before it give `days_before`. */
  days_per_year: Generated<number>;
  days_from_year: Generated<number>;
  days_before: Generated<number>;
  revision: Generated<number>;
}

/** The one claim on a member's day; of leave or of a trip. */
interface MemberDayTable {
  member_id: number;
  day: string;
  claim: 'leave' | 'trip';
  leave_id: number | null;
  trip_id: Generated<number | null>;
}

interface TripTable {
  id: Generated<number>;
  number: string;
  entered_on: string;
  trip_type_id: number;
  state_name: string;
  group_id: number;
  car_id: number | null;
  miles: string;
  /** Names, joined by commas. */
  competitors: string;
  departure: string;
  arrival: string;
  remark: string;
  entered_by: number;
  cancelled_at: string | null;
  cancel_reason: Generated<string>;
  revision: number;
  request_key: string | null;
  created_at: string;
}

interface LeaveTable {
  id: Generated<number>;
  member_id: number;
  leaveid: string;
  from_date: string;
  to_date: string;
  remark: string;
  status: 'pending' | 'approved' | 'rejected' | 'removed';
  revision: number;
  request_key: string | null;
  decision_remark: Generated<string>;
  decided_by: number | null;
  decided_at: string | null;
  return_from: string | null;
  created_at: string;
}

interface LeaveLedgerTable {
  id: Generated<number>;
  member_id: number;
  leaveid: string;
  fiscal_year: number;
  kind: 'grant' | 'carry' | 'taken' | 'reversed' | 'adjusted' | 'expired';
  days: number;
  leave_id: number | null;
  revision: number | null;
  at: string;
  actor_id: number | null;
  note: Generated<string>;
  /** The office's key of an adjustment, so that a retry adds nothing. */
  request_key: Generated<string | null>;
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

interface AffectedLeaveTable {
  id: Generated<number>;
  leave_id: number;
  holidaydate: string;
  description: string;
  effect: 'inside' | 'adjacent' | 'no-longer-inside' | 'no-longer-adjacent';
  at: string;
  done_at: string | null;
}

interface AuditTable {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
}

export type PunchRecord = Selectable<PunchTable>;
export type LeaveRecord = Selectable<LeaveTable>;
