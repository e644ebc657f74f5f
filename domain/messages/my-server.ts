import { dayNotes } from './my/day-notes.ts';
import { done } from './my/done.ts';
import { durations } from './my/durations.ts';
import { ledgerNotes } from './my/ledger-notes.ts';
import { mails } from './my/mails.ts';
import { monthSheet } from './my/month-sheet.ts';
import { news } from './my/news.ts';
import { ownData } from './my/own-data.ts';
import { problems, templateProblems } from './my/problems.ts';
import { push } from './my/push.ts';

/** What the server says itself, in Burmese: answers, notifications and mails. No browser loads it. */
export const myServer = {
  dayNotes,
  done,
  durations,
  ledgerNotes,
  mails,
  monthSheet,
  news,
  ownData,
  problems,
  push,
  templateProblems,
};
