import { security } from './my/access.ts';
import { administration, upload } from './my/administration.ts';
import { audit } from './my/audit.ts';
import { auditFields } from './my/audit-fields.ts';
import { board } from './my/board.ts';
import { changedMeanwhile } from './my/changed-meanwhile.ts';
import { choosing } from './my/choosing.ts';
import { corrections } from './my/corrections.ts';
import { crew } from './my/crew.ts';
import { deputies } from './my/deputies.ts';
import { discard } from './my/discard.ts';
import { doors } from './my/doors.ts';
import { durations } from './my/durations.ts';
import { filters } from './my/filters.ts';
import { find } from './my/find.ts';
import { holidayOffice } from './my/holiday-office.ts';
import { leave } from './my/leave.ts';
import { leaveActing } from './my/leave-acting.ts';
import { leaveBalances, yearEnd } from './my/leave-balances.ts';
import { leaveCancelled } from './my/leave-cancelled.ts';
import { leaveDocuments } from './my/leave-documents.ts';
import { ledgerNotes } from './my/ledger-notes.ts';
import { lists } from './my/lists.ts';
import { location } from './my/location.ts';
import { look } from './my/look.ts';
import { memberFile, slips } from './my/member-file.ts';
import { memberOffice } from './my/member-office.ts';
import { members } from './my/members.ts';
import { mileage } from './my/mileage.ts';
import { company, firstSteps, leaveTypes } from './my/office.ts';
import { offline } from './my/offline.ts';
import { pages } from './my/pages.ts';
import { dayFiles, periods } from './my/periods.ts';
import { pageProblems, pageProblemsOnScreen } from './my/problems.ts';
import { review } from './my/review.ts';
import { roster } from './my/roster.ts';
import { saved } from './my/saved.ts';
import { sessionPages, setUp } from './my/session-pages.ts';
import { summary } from './my/summary.ts';
import { tripPages } from './my/trip-pages.ts';

/** The words of the pages that are loaded on demand, in Burmese; they come with the first of them. */
export const myPages = {
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
};
