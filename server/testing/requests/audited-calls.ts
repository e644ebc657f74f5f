import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import type { AuditAction, AuditNoun } from '../../records/office/audit.ts';
import type { Sample } from './sample-requests.ts';

export interface Audited {
  readonly call: string;
  /** What its entry in the audit log says. */
  readonly action: AuditAction;
  /** What is asked otherwise than in `sample-requests.ts`; of the body the fields that differ. */
  readonly otherwise?: (Omit<Sample, 'body'> & { readonly body?: object }) | undefined;
}

const WAIVED = { params: { month: '2026-10' }, body: { waive: 'Somebody is away' } };

/** `added` is the id of what the first of them adds, where the others of the sample are in use and cannot be retired. */
const ofList = (noun: ListNoun, subject: AuditNoun, changed: object, added?: number): Audited[] =>
  (['add', 'change', 'retire', 'reinstate'] as const).map((verb) => ({
    call: `${verb}_${noun}`,
    action: `${subject}.${verb}`,
    ...(verb === 'change' ? { otherwise: { body: changed } } : {}),
    ...(added && verb.startsWith('re') ? { otherwise: { params: { id: String(added) } } } : {}),
  }));

/** Every call that puts something on record, one after the other: what a later one needs an earlier one may leave. */
export const auditedCalls: readonly Audited[] = [
  { call: 'changePassword', action: 'member.change-password' },
  { call: 'makeKey', action: 'member.add-key' },
  { call: 'nameDeputy', action: 'delegation.add' },
  { call: 'endDeputy', action: 'delegation.end' },
  { call: 'updateProfile', action: 'member.profile' },
  { call: 'addMember', action: 'member.add' },
  { call: 'setMemberStatus', action: 'member.status' },
  { call: 'setMemberStatus', action: 'member.status', otherwise: { body: { status: 'active' } } },
  { call: 'handOutCode', action: 'member.hand-out-reset' },
  { call: 'handOutCodes', action: 'member.hand-out-register' },
  { call: 'endMemberSession', action: 'member.sign-out' },
  { call: 'importMembers', action: 'member.add' },
  { call: 'changeMember', action: 'member.change', otherwise: { body: { phone: '09 450 111 111' } } },
  { call: 'setWork', action: 'member.work' },
  { call: 'overrideDay', action: 'member.day-override' },

  { call: 'askCorrection', action: 'correction.approve' },
  { call: 'decideCorrection', action: 'correction.approve' },
  { call: 'decideCorrection', action: 'correction.reject', otherwise: { body: { decision: 'reject', remark: 'No' } } },
  { call: 'withdrawCorrection', action: 'correction.withdraw' },
  { call: 'settleReview', action: 'review.accept' },

  { call: 'addHoliday', action: 'holiday.add' },
  { call: 'changeHoliday', action: 'holiday.change' },
  { call: 'importHolidays', action: 'holiday.add' },
  { call: 'removeHoliday', action: 'holiday.remove' },
  { call: 'dismissAffectedLeave', action: 'affected-leave.settle' },
  { call: 'reopenAffectedLeave', action: 'affected-leave.reopen' },

  { call: 'takeLeave', action: 'leave.take' },
  { call: 'editLeave', action: 'leave.edit' },
  { call: 'removeLeave', action: 'leave.remove' },
  { call: 'decideLeave', action: 'leave.approve' },
  { call: 'decideLeave', action: 'leave.reject', otherwise: { body: { decision: 'reject' } } },
  { call: 'askReturn', action: 'leave.ask-return', otherwise: { body: { from: '2027-02-02' } } },
  { call: 'decideReturn', action: 'leave.return-reject' },
  { call: 'decideReturn', action: 'leave.return-approve', otherwise: { body: { decision: 'approve' } } },
  { call: 'addLeaveDocument', action: 'leave.add-document' },
  { call: 'removeLeaveDocument', action: 'leave.remove-document' },
  { call: 'enterForMember', action: 'leave.enter' },
  { call: 'changeForMember', action: 'leave.change' },
  { call: 'cancelForMember', action: 'leave.cancel' },
  { call: 'adjustBalance', action: 'leave.adjust' },
  { call: 'agreeDays', action: 'leave.agree' },
  { call: 'addLeaveCode', action: 'leave-type.add' },
  { call: 'changeLeaveCode', action: 'leave-type.change', otherwise: { body: { carrydays: 3 } } },
  { call: 'retireLeaveCode', action: 'leave-type.retire' },
  { call: 'reinstateLeaveCode', action: 'leave-type.reinstate' },

  { call: 'addTrip', action: 'trip.add' },
  { call: 'updateTrip', action: 'trip.update' },
  { call: 'cancelTrip', action: 'trip.cancel' },
  { call: 'decideTrip', action: 'trip.approve' },
  { call: 'decideTrip', action: 'trip.reject', otherwise: { body: { decision: 'reject', remark: 'No' } } },

  { call: 'addMileage', action: 'mileage.add' },
  { call: 'changeMileage', action: 'mileage.change' },
  { call: 'removeMileage', action: 'mileage.remove' },
  { call: 'decideMileage', action: 'mileage.approve' },
  { call: 'decideMileage', action: 'mileage.return', otherwise: { body: { decision: 'return', remark: 'No' } } },
  { call: 'saveMileageTerms', action: 'mileage.settings' },

  { call: 'addDoor', action: 'door.add' },
  { call: 'changeDoor', action: 'door.change' },
  { call: 'pairDoor', action: 'door.pair' },
  { call: 'endDoor', action: 'door.shut' },
  { call: 'choosePin', action: 'member.choose-pin' },
  { call: 'removePin', action: 'member.remove-pin' },
  { call: 'handOutPin', action: 'member.hand-out-pin' },
  { call: 'handOutPins', action: 'member.hand-out-pin' },
  { call: 'takePin', action: 'member.take-pin' },

  { call: 'saveSettings', action: 'company.settings' },
  { call: 'registerUser', action: 'user.register' },
  { call: 'deleteUser', action: 'user.delete' },
  { call: 'addPermission', action: 'permission.add' },
  { call: 'updatePermission', action: 'permission.change', otherwise: { body: { name: 'Pictures' } } },
  { call: 'deletePermission', action: 'permission.delete' },
  { call: 'addPhoto', action: 'photo.add' },
  { call: 'updatePhoto', action: 'photo.change' },
  { call: 'deletePhoto', action: 'photo.delete' },

  ...ofList('sites', 'site', { radius: 150 }),
  ...ofList('shifts', 'shift', { grace: 7 }, 3),
  ...ofList('groups', 'group', { name: 'The store' }, 3),
  ...ofList('cars', 'car', { description: 'Truck' }),
  ...ofList('triptypes', 'trip-type', { description: 'Visit' }),
  ...ofList('states', 'state', { miles: 55 }),
  ...ofList('competitors', 'competitor', { competitor: 'Gold Star' }),

  // What a closed pay period refuses was asked before.
  { call: 'closePeriod', action: 'period.close', otherwise: WAIVED },
  { call: 'reopenPeriod', action: 'period.reopen' },
];

/** Calls of which nothing goes on record: what is one's own alone, ways in and out, and what only looks. */
export const callsOffRecord: readonly string[] = [
  ...['issueToken', 'signIn', 'finishSignIn', 'askPasskey', 'signInByPasskey', 'signOut'],
  ...['revokeSession', 'revokeOtherSessions', 'forgotPassword', 'savePreferences', 'keepPush', 'dropPush'],
  ...['addNotification', 'deleteNotification', 'deleteAllNotifications', 'readNotification'],
  // The punch itself is kept for ever, and an objection stands with the trip.
  ...['recordPunch', 'recordCrewPunches', 'punchAtDoor', 'objectToTrip', 'checkTrip', 'uploadFile'],
];

/** Calls whose sample does nothing, since the link, the device or the year that it names is none: where others see them put on record. */
export const recordedElsewhere: readonly string[] = [
  // office/set-up.test.ts, session/register.test.ts, session/passwords.test.ts, members/change-mail.test.ts,
  // session/factors/passkeys.test.ts, leave/year-end.test.ts, doors/doors.test.ts, attendance/crew/crew.test.ts
  ...[
    'setUpCompany',
    'register',
    'resetPassword',
    'undoMailChange',
    'renamePasskey',
    'runYearEnd',
    'takePairing',
    'changeMemberCrew',
  ],
  // Beside the walk through all the others.
  ...['addFactor', 'removeFactor', 'removeMemberFactors', 'removeKey'],
];
