import type { AffectedLeaveTables } from './affected-leave.ts';
import type { AttendanceTables } from './attendance.ts';
import type { AuditTables } from './audit.ts';
import type { CarTables } from './car.ts';
import type { ClaimTables } from './claims.ts';
import type { CompanyTables } from './company.ts';
import type { CompetitorTables } from './competitor.ts';
import type { GroupTables } from './group.ts';
import type { HolidayTables } from './holiday.ts';
import type { LeaveTables } from './leave.ts';
import type { LeaveTypeTables } from './leave-type.ts';
import type { LedgerTables } from './ledger/balance-lines.ts';
import type { MailTables } from './mail.ts';
import type { MemberTables } from './member.ts';
import type { NotificationTables } from './notification.ts';
import type { OneTimeTokenTables } from './one-time-token.ts';
import type { PasswordRequestTables } from './password-request.ts';
import type { PunchTables } from './punch.ts';
import type { RequestTables } from './request.ts';
import type { SessionTables } from './session.ts';
import type { ShiftTables } from './shift.ts';
import type { SignInThrottleTables } from './sign-in-throttle.ts';
import type { SiteTables } from './site.ts';
import type { TripTables } from './trip.ts';
import type { TripTypeTables } from './trip-type.ts';

/**
 * The schema: the rows of every record, told to the engines, which know none by name. Days are `YYYY-MM-DD`, instants
 * UTC text with milliseconds; both engines give them back as text, so text order is time order everywhere.
 */
declare module '../database/engine.ts' {
  interface Tables
    extends AffectedLeaveTables,
      AttendanceTables,
      AuditTables,
      CarTables,
      ClaimTables,
      CompanyTables,
      CompetitorTables,
      GroupTables,
      HolidayTables,
      LeaveTables,
      LeaveTypeTables,
      LedgerTables,
      MailTables,
      MemberTables,
      NotificationTables,
      OneTimeTokenTables,
      PasswordRequestTables,
      PunchTables,
      RequestTables,
      SessionTables,
      ShiftTables,
      SignInThrottleTables,
      SiteTables,
      TripTables,
      TripTypeTables {}
}

export type { Tables } from '../database/engine.ts';
