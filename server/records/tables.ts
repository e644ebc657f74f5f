import type { AttendanceTables } from './attendance/attendance.ts';
import type { CorrectionTables } from './attendance/correction.ts';
import type { CrewTables } from './attendance/crew.ts';
import type { DoorTables } from './attendance/door.ts';
import type { DoorPinTables } from './attendance/door-pin.ts';
import type { PeriodCloseTables } from './attendance/period-close.ts';
import type { PunchTables } from './attendance/punch.ts';
import type { ReviewItemTables } from './attendance/review-item.ts';
import type { DeputyTables } from './deciding/deputy.ts';
import type { GroupTables } from './deciding/group.ts';
import type { AccessKeyTables } from './identity/access-key.ts';
import type { KnownDeviceTables } from './identity/known-device.ts';
import type { MailChangeTables } from './identity/mail-change.ts';
import type { OneTimeTokenTables } from './identity/one-time-token.ts';
import type { PasskeyTables } from './identity/passkey.ts';
import type { PasswordRequestTables } from './identity/password-request.ts';
import type { SecondFactorTables } from './identity/second-factor.ts';
import type { SessionTables } from './identity/session.ts';
import type { SignInThrottleTables } from './identity/sign-in-throttle.ts';
import type { SignInTicketTables } from './identity/sign-in-ticket.ts';
import type { AffectedLeaveTables } from './leave/affected-leave.ts';
import type { AgreedDaysTables } from './leave/agreed-days.ts';
import type { LeaveTables } from './leave/leave.ts';
import type { LeaveDocumentTables } from './leave/leave-document.ts';
import type { LeaveReturnTables } from './leave/leave-return.ts';
import type { LeaveTypeTables } from './leave/leave-type.ts';
import type { LedgerTables } from './leave/ledger/balance-lines.ts';
import type { EmploymentTables } from './members/employment.ts';
import type { SuspensionTables } from './members/member/suspension.ts';
import type { MemberTables } from './members/member.ts';
import type { MemberPictureTables } from './members/member-picture.ts';
import type { MemberPreferenceTables } from './members/member-preference.ts';
import type { PermissionTables } from './members/permission.ts';
import type { MailTables } from './news/mail.ts';
import type { NotificationTables } from './news/notification.ts';
import type { PushTables } from './news/push.ts';
import type { PushKeyTables } from './news/push-key.ts';
import type { PushSubscriptionTables } from './news/push-subscription.ts';
import type { AuditTables } from './office/audit.ts';
import type { AuditSealTables } from './office/audit-seal.ts';
import type { CompanyTables } from './office/company.ts';
import type { PhotoTables } from './office/photo.ts';
import type { StoredFileTables } from './office/stored-file.ts';
import type { NightlyJobTables } from './once/nightly-job.ts';
import type { ReminderTables } from './once/reminder.ts';
import type { RequestTables } from './once/request.ts';
import type { CarTables } from './trips/car.ts';
import type { ClaimTables } from './trips/claims.ts';
import type { CompetitorTables } from './trips/competitor.ts';
import type { MileageTables } from './trips/mileage.ts';
import type { MileageRateTables } from './trips/mileage-rate.ts';
import type { TripTables } from './trips/trip.ts';
import type { TripTypeTables } from './trips/trip-type.ts';
import type { HolidayTables } from './work/holiday.ts';
import type { WorkTables } from './work/member-work/work.ts';
import type { ShiftTables } from './work/shift.ts';
import type { ShiftTimesTables } from './work/shift-times.ts';
import type { SiteTables } from './work/site.ts';

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
      CrewTables,
      DeputyTables,
      DoorTables,
      DoorPinTables,
      EmploymentTables,
      GroupTables,
      HolidayTables,
      LeaveTables,
      LeaveDocumentTables,
      LeaveReturnTables,
      AgreedDaysTables,
      LeaveTypeTables,
      LedgerTables,
      MailTables,
      MileageTables,
      MileageRateTables,
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
      KnownDeviceTables,
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
