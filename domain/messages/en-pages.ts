import { security } from './en/access.ts';
import { administration, upload } from './en/administration.ts';
import { audit } from './en/audit.ts';
import { auditFields } from './en/audit-fields.ts';
import { board } from './en/board.ts';
import { changedMeanwhile } from './en/changed-meanwhile.ts';
import { choosing } from './en/choosing.ts';
import { corrections } from './en/corrections.ts';
import { crew } from './en/crew.ts';
import { deputies } from './en/deputies.ts';
import { discard } from './en/discard.ts';
import { doors } from './en/doors.ts';
import { durations } from './en/durations.ts';
import { filters } from './en/filters.ts';
import { find } from './en/find.ts';
import { holidayOffice } from './en/holiday-office.ts';
import { leave } from './en/leave.ts';
import { leaveActing } from './en/leave-acting.ts';
import { leaveBalances, yearEnd } from './en/leave-balances.ts';
import { leaveCancelled } from './en/leave-cancelled.ts';
import { leaveDocuments } from './en/leave-documents.ts';
import { ledgerNotes } from './en/ledger-notes.ts';
import { lists } from './en/lists.ts';
import { location } from './en/location.ts';
import { look } from './en/look.ts';
import { memberFile, slips } from './en/member-file.ts';
import { memberOffice } from './en/member-office.ts';
import { members } from './en/members.ts';
import { mileage } from './en/mileage.ts';
import { company, firstSteps, leaveTypes } from './en/office.ts';
import { offline } from './en/offline.ts';
import { pages } from './en/pages.ts';
import { dayFiles, periods } from './en/periods.ts';
import { pageProblems, pageProblemsOnScreen } from './en/problems.ts';
import { review } from './en/review.ts';
import { roster } from './en/roster.ts';
import { saved } from './en/saved.ts';
import { sessionPages, setUp } from './en/session-pages.ts';
import { summary } from './en/summary.ts';
import { tripPages } from './en/trip-pages.ts';

/** The words of the pages that are loaded on demand, in English; they come with the first of them. */
export const enPages = {
  security,
  administration,
  audit,
  auditFields,
  board,
  company,
  changedMeanwhile,
  choosing,
  corrections,
  crew,
  dayFiles,
  deputies,
  discard,
  doors,
  durations,
  filters,
  find,
  firstSteps,
  holidayOffice,
  leave,
  leaveActing,
  leaveCancelled,
  leaveDocuments,
  leaveBalances,
  leaveTypes,
  ledgerNotes,
  lists,
  location,
  look,
  memberFile,
  memberOffice,
  mileage,
  offline,
  members,
  pages,
  periods,
  problems: { ...pageProblems, ...pageProblemsOnScreen },
  review,
  roster,
  saved,
  session: sessionPages,
  setUp,
  slips,
  summary,
  trips: tripPages,
  upload,
  yearEnd,
} as const;
