import { attendance, holidays } from './en/attendance.ts';
import { holidayOffice, leave } from './en/leave.ts';
import { ledgerNotes } from './en/ledger-notes.ts';
import { members } from './en/members.ts';
import { notifications } from './en/notifications.ts';
import { company, leaveBalances, leaveTypes } from './en/office.ts';
import { problems, problemsOnScreen } from './en/problems.ts';
import { session, setUp } from './en/session.ts';
import { changedMeanwhile, common, shell } from './en/shell.ts';
import { trips } from './en/trips.ts';

/** Every word that the screens say, in English. Another language is another file of this shape. */
export const en = {
  attendance,
  changedMeanwhile,
  common,
  company,
  holidayOffice,
  holidays,
  leave,
  ledgerNotes,
  leaveBalances,
  leaveTypes,
  members,
  notifications,
  problems: { ...problems, ...problemsOnScreen },
  session,
  setUp,
  shell,
  trips,
} as const;
