import type { Kysely } from 'kysely';
import type { EngineName } from '../engine.ts';
import { up as ground } from './0001-ground.ts';
import { up as work } from './0003-work.ts';
import { up as members } from './0004-members.ts';
import { up as lists } from './0005-lists.ts';
import { up as leaveTerms } from './0006-leave-terms.ts';
import { up as samples } from './0008-samples.ts';
import { up as administration } from './0009-administration.ts';
import { up as summary } from './0010-summary.ts';
import { up as tripApproval } from './0012-trip-approval.ts';
import { up as auditSeal } from './0013-audit-seal.ts';
import { up as halfDays } from './0015-half-days.ts';
import { up as ownAccount } from './0016-own-account.ts';
import { up as deputies } from './0018-deputies.ts';
import { up as reminders } from './0019-reminders.ts';
import { up as review } from './0021-review.ts';
import { up as secondFactor } from './0023-second-factor.ts';
import { up as waysIn } from './0024-ways-in.ts';
import { up as noTruncate } from './0025-no-truncate.ts';
import { up as holidaySites } from './0026-holiday-sites.ts';
import { up as bars } from './0029-bars.ts';
import { up as countedFrom } from './0034-counted-from.ts';
import { up as shiftTimes } from './0035-shift-times.ts';
import { up as offlinePunches } from './0038-offline-punches.ts';
import { up as singleKeys } from './0047-single-keys.ts';
import { up as push } from './0048-push.ts';
import { up as languages } from './0049-languages.ts';
import { up as attendanceCovered } from './0050-attendance-covered.ts';
import { up as unlocatedPunches } from './0051-unlocated-punches.ts';
import { up as closedLines } from './0053-closed-lines.ts';
import { up as earlierEmployment } from './0054-earlier-employment.ts';
import { up as decidedLeave } from './0057-decided-leave.ts';
import { up as memberSearch } from './0059-member-search.ts';
import { up as suspensions } from './0061-suspensions.ts';
import { up as revisions } from './0062-revisions.ts';
import { up as earlyReturns } from './0063-early-returns.ts';
import { up as toldChanges } from './0064-told-changes.ts';
import { up as ledgerDays } from './0065-ledger-days.ts';
import { up as settledDays } from './0067-settled-days.ts';
import { up as attendanceCounted } from './0068-attendance-counted.ts';
import { up as unchargedLeave } from './0069-uncharged-leave.ts';
import { up as cancelledLeave } from './0070-cancelled-leave.ts';
import { up as handedOut } from './0071-handed-out.ts';
import { up as mailGiven } from './0072-mail-given.ts';
import { up as decidedFor } from './0073-decided-for.ts';
import { up as guestAccounts } from './0074-guest-accounts.ts';
import { up as doubtedPasskeys } from './0075-doubted-passkeys.ts';
import { up as asked } from './0076-asked.ts';
import { up as alternateRestDays } from './0077-alternate-rest-days.ts';
import { up as settledBy } from './0078-settled-by.ts';
import { up as agreedDays } from './0079-agreed-days.ts';
import { up as overtimeRules } from './0080-overtime-rules.ts';
import { up as enteredTrips } from './0081-entered-trips.ts';
import { up as inLieu } from './0082-in-lieu.ts';
import { up as nightWork } from './0083-night-work.ts';
import { up as approvedOvertime } from './0084-approved-overtime.ts';
import { up as leaveEarnedOverTime } from './0085-leave-earned-over-time.ts';
import { up as toldTogether } from './0086-told-together.ts';
import { up as secondApproval } from './0087-second-approval.ts';
import { up as mileage } from './0088-mileage.ts';
import { up as doors } from './0089-doors.ts';
import { up as mileageWaiting } from './0090-mileage-waiting.ts';
import { up as hoursOff } from './0091-hours-off.ts';
import { up as attendanceIndex } from './0092-attendance-index.ts';
import { up as leaveDocuments } from './0093-leave-documents.ts';
import { up as settledOfMember } from './0094-settled-of-member.ts';
import { up as crew } from './0095-crew.ts';

export interface Migration {
  /** The file's name without its ending; also the key under which its run is recorded. */
  readonly name: string;
  readonly up: (db: Kysely<unknown>, engine: EngineName) => Promise<void>;
}

/**
 * In the order in which they landed, which their numbers do not always say. Append only: a migration that has landed is never
 * edited, and imports nothing but Kysely. The next has the highest number plus one.
 */
export const migrations: readonly Migration[] = [
  { name: '0001-ground', up: ground },
  { name: '0003-work', up: work },
  { name: '0004-members', up: members },
  { name: '0005-lists', up: lists },
  { name: '0006-leave-terms', up: leaveTerms },
  { name: '0008-samples', up: samples },
  { name: '0009-administration', up: administration },
  { name: '0010-summary', up: summary },
  { name: '0012-trip-approval', up: tripApproval },
  { name: '0013-audit-seal', up: auditSeal },
  { name: '0015-half-days', up: halfDays },
  { name: '0016-own-account', up: ownAccount },
  { name: '0018-deputies', up: deputies },
  { name: '0019-reminders', up: reminders },
  { name: '0021-review', up: review },
  { name: '0023-second-factor', up: secondFactor },
  { name: '0024-ways-in', up: waysIn },
  { name: '0025-no-truncate', up: noTruncate },
  { name: '0026-holiday-sites', up: holidaySites },
  { name: '0034-counted-from', up: countedFrom },
  { name: '0029-bars', up: bars },
  { name: '0038-offline-punches', up: offlinePunches },
  { name: '0047-single-keys', up: singleKeys },
  { name: '0035-shift-times', up: shiftTimes },
  { name: '0048-push', up: push },
  { name: '0049-languages', up: languages },
  { name: '0051-unlocated-punches', up: unlocatedPunches },
  { name: '0050-attendance-covered', up: attendanceCovered },
  { name: '0053-closed-lines', up: closedLines },
  { name: '0054-earlier-employment', up: earlierEmployment },
  { name: '0057-decided-leave', up: decidedLeave },
  { name: '0059-member-search', up: memberSearch },
  { name: '0061-suspensions', up: suspensions },
  { name: '0062-revisions', up: revisions },
  { name: '0063-early-returns', up: earlyReturns },
  { name: '0064-told-changes', up: toldChanges },
  { name: '0065-ledger-days', up: ledgerDays },
  { name: '0067-settled-days', up: settledDays },
  { name: '0068-attendance-counted', up: attendanceCounted },
  { name: '0069-uncharged-leave', up: unchargedLeave },
  { name: '0070-cancelled-leave', up: cancelledLeave },
  { name: '0071-handed-out', up: handedOut },
  { name: '0072-mail-given', up: mailGiven },
  { name: '0073-decided-for', up: decidedFor },
  { name: '0074-guest-accounts', up: guestAccounts },
  { name: '0075-doubted-passkeys', up: doubtedPasskeys },
  { name: '0076-asked', up: asked },
  { name: '0077-alternate-rest-days', up: alternateRestDays },
  { name: '0078-settled-by', up: settledBy },
  { name: '0079-agreed-days', up: agreedDays },
  { name: '0080-overtime-rules', up: overtimeRules },
  { name: '0081-entered-trips', up: enteredTrips },
  { name: '0082-in-lieu', up: inLieu },
  { name: '0083-night-work', up: nightWork },
  { name: '0084-approved-overtime', up: approvedOvertime },
  { name: '0085-leave-earned-over-time', up: leaveEarnedOverTime },
  { name: '0086-told-together', up: toldTogether },
  { name: '0087-second-approval', up: secondApproval },
  { name: '0088-mileage', up: mileage },
  { name: '0089-doors', up: doors },
  { name: '0090-mileage-waiting', up: mileageWaiting },
  { name: '0091-hours-off', up: hoursOff },
  { name: '0092-attendance-index', up: attendanceIndex },
  { name: '0093-leave-documents', up: leaveDocuments },
  { name: '0094-settled-of-member', up: settledOfMember },
  { name: '0095-crew', up: crew },
];
