import type { AccessKeyTables } from './access-key.ts';
import type { AffectedLeaveTables } from './affected-leave.ts';
import type { AttendanceTables } from './attendance.ts';
import type { AuditTables } from './audit.ts';
import type { AuditSealTables } from './audit-seal.ts';
import type { CarTables } from './car.ts';
import type { ClaimTables } from './claims.ts';
import type { CompanyTables } from './company.ts';
import type { CompetitorTables } from './competitor.ts';
import type { CorrectionTables } from './correction.ts';
import type { DeputyTables } from './deputy.ts';
import type { EmploymentTables } from './employment.ts';
import type { GroupTables } from './group.ts';
import type { HolidayTables } from './holiday.ts';
import type { LeaveTables } from './leave.ts';
import type { LeaveReturnTables } from './leave-return.ts';
import type { LeaveTypeTables } from './leave-type.ts';
import type { LedgerTables } from './ledger/balance-lines.ts';
import type { MailTables } from './mail.ts';
import type { MailChangeTables } from './mail-change.ts';
import type { SuspensionTables } from './member/suspension.ts';
import type { MemberTables } from './member.ts';
import type { MemberPictureTables } from './member-picture.ts';
import type { MemberPreferenceTables } from './member-preference.ts';
import type { NightlyJobTables } from './nightly-job.ts';
import type { NotificationTables } from './notification.ts';
import type { OneTimeTokenTables } from './one-time-token.ts';
import type { PasskeyTables } from './passkey.ts';
import type { PasswordRequestTables } from './password-request.ts';
import type { PeriodCloseTables } from './period-close.ts';
import type { PermissionTables } from './permission.ts';
import type { PhotoTables } from './photo.ts';
import type { PunchTables } from './punch.ts';
import type { PushTables } from './push.ts';
import type { PushKeyTables } from './push-key.ts';
import type { PushSubscriptionTables } from './push-subscription.ts';
import type { ReminderTables } from './reminder.ts';
import type { RequestTables } from './request.ts';
import type { ReviewItemTables } from './review-item.ts';
import type { SecondFactorTables } from './second-factor.ts';
import type { SessionTables } from './session.ts';
import type { ShiftTables } from './shift.ts';
import type { ShiftTimesTables } from './shift-times.ts';
import type { SignInThrottleTables } from './sign-in-throttle.ts';
import type { SignInTicketTables } from './sign-in-ticket.ts';
import type { SiteTables } from './site.ts';
import type { StoredFileTables } from './stored-file.ts';
import type { TripTables } from './trip.ts';
import type { TripTypeTables } from './trip-type.ts';
import type { WorkTables } from './work/work.ts';

/**
 * The schema: the rows of every record, told to the engines, which know none by name. Days are `YYYY-MM-DD`, instants
 * UTC text with milliseconds; both engines give them back as text, so text order is time order everywhere.
 */
declare module '../database/engine.ts' {
  interface Tables
    extends AccessKeyTables,
      AffectedLeaveTables,
      AttendanceTables,
      AuditTables,
      AuditSealTables,
      CarTables,
      ClaimTables,
      CompanyTables,
      CompetitorTables,
      CorrectionTables,
      DeputyTables,
      EmploymentTables,
      GroupTables,
      HolidayTables,
      LeaveTables,
      LeaveReturnTables,
      LeaveTypeTables,
      LedgerTables,
      MailTables,
      MailChangeTables,
      MemberTables,
      MemberPictureTables,
      MemberPreferenceTables,
      NightlyJobTables,
      NotificationTables,
      OneTimeTokenTables,
      PasskeyTables,
      PasswordRequestTables,
      PeriodCloseTables,
      PermissionTables,
      PhotoTables,
      PunchTables,
      PushKeyTables,
      PushSubscriptionTables,
      PushTables,
      ReminderTables,
      RequestTables,
      SecondFactorTables,
      ReviewItemTables,
      SessionTables,
      ShiftTables,
      ShiftTimesTables,
      SignInThrottleTables,
      SignInTicketTables,
      SiteTables,
      StoredFileTables,
      SuspensionTables,
      TripTables,
      TripTypeTables,
      WorkTables {}
}

export type { Tables } from '../database/engine.ts';
