import type { ownData } from '@muster/domain/messages/en/own-data.ts';

/** A table with what it holds of a member: the rows in which one of the columns names them. */
export interface OwnTable {
  readonly table: string;
  readonly by: readonly string[];
  /** Columns that are nobody's to read: secrets and what only the server makes use of. */
  readonly without?: readonly string[];
  /** Columns that are empty in rows about somebody else, which one asked or entered for them: `of` says about whom a row is. */
  readonly others?: { readonly of: string; readonly without: readonly string[] };
  /** Columns that are empty in rows that somebody else made on a device of theirs, whom `madeBy` names then. */
  readonly elsewhere?: { readonly madeBy: string; readonly without: readonly string[] };
}

/** Every table that holds something about a member, in the order in which the archive has them. */
export const ownTables: readonly OwnTable[] = [
  { table: 'member', by: ['id'], without: ['password_hash'] },
  { table: 'earlier_employment', by: ['member_id'] },
  { table: 'suspension', by: ['member_id'] },
  { table: 'member_preference', by: ['member_id'] },
  { table: 'member_work', by: ['member_id'] },
  { table: 'day_override', by: ['member_id'], without: ['by_id'] },
  { table: 'group_manager', by: ['member_id'] },
  { table: 'delegation', by: ['manager_id', 'deputy_id'] },
  { table: 'crew', by: ['lead_id', 'member_id'] },
  { table: 'permission_member', by: ['member_id'] },
  {
    table: 'punch',
    by: ['member_id'],
    without: ['content_hash'],
    elsewhere: { madeBy: 'recorded_by', without: ['address'] },
  },
  { table: 'attendance', by: ['member_id'] },
  {
    table: 'correction',
    by: ['member_id', 'asked_by'],
    others: {
      of: 'member_id',
      without: [
        'member_id',
        'day',
        'before',
        'after',
        'reason',
        'decision_remark',
        'earned_half_days',
        'earned_leaveid',
        'overtime_minutes',
        'off_from',
        'off_to',
        'off_minutes',
      ],
    },
  },
  { table: 'review_item', by: ['member_id'], without: ['settled_by'] },
  { table: 'period_close_line', by: ['member_id'] },
  { table: 'period_told', by: ['member_id'] },
  { table: 'leave', by: ['member_id'] },
  { table: 'leave_return', by: ['member_id'] },
  { table: 'leave_ledger', by: ['member_id'] },
  { table: 'agreed_days', by: ['member_id'] },
  { table: 'member_day', by: ['member_id'] },
  { table: 'trip_member', by: ['member_id'] },
  { table: 'trip', by: ['entered_by'] },
  { table: 'mileage', by: ['member_id'] },
  { table: 'notification', by: ['member_id'] },
  { table: 'reminder', by: ['member_id'] },
  { table: 'password_request', by: ['member_id'] },
  { table: 'session', by: ['member_id'], without: ['cookie_hash'] },
  { table: 'member_totp', by: ['member_id'], without: ['secret', 'pending_secret', 'last_step'] },
  { table: 'door_pin', by: ['member_id'], without: ['hash'] },
  { table: 'passkey', by: ['member_id'], without: ['credential_id', 'public_key', 'counter'] },
  { table: 'access_key', by: ['member_id'], without: ['hash'] },
  { table: 'mail_change', by: ['member_id'], without: ['hash'] },
  { table: 'recovery_code', by: ['member_id'], without: ['hash'] },
  { table: 'known_device', by: ['member_id'], without: ['hash'] },
  { table: 'push_subscription', by: ['member_id'], without: ['device_hash', 'endpoint', 'p256dh', 'auth'] },
  { table: 'stored_file', by: ['uploaded_by'], without: ['small', 'content_hash'] },
  { table: 'photo', by: ['uploaded_by'] },
];

/**
 * What names a member and is not in the archive as rows, with the reason, which the archive says too. A test holds every
 * column of the schema that names a member to one of the two lists.
 */
export const leftOut: Readonly<Record<string, keyof typeof ownData.reasons>> = {
  'member_picture.member_id': 'picture',
  'audit.actor_id': 'audit',
  'one_time_token.member_id': 'secret',
  'one_time_token.issued_by': 'decided',
  'member.email_by': 'decided',
  'member.password_by': 'decided',
  'mail_change.old_email_by': 'decided',
  'sign_in_ticket.member_id': 'secret',
  'request.member_id': 'repeats',
  'day_override.by_id': 'decided',
  'correction.decided_by': 'decided',
  'correction.decided_for': 'decided',
  'punch.recorded_by': 'decided',
  'review_item.settled_by': 'decided',
  'leave.decided_by': 'decided',
  'leave.decided_for': 'decided',
  'leave.agreed_by': 'decided',
  'leave.agreed_for': 'decided',
  'leave.cancelled_by': 'decided',
  'leave_return.decided_by': 'decided',
  'leave_return.decided_for': 'decided',
  'leave_document.added_by': 'decided',
  'leave_ledger.actor_id': 'decided',
  'affected_leave.done_by': 'decided',
  'trip.decided_by': 'decided',
  'trip.decided_for': 'decided',
  'mileage.decided_by': 'decided',
  'mileage.decided_for': 'decided',
  'period_close.closed_by': 'period',
  'period_close.reopened_by': 'period',
};
