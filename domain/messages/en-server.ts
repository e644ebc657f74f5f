import { dayNotes } from './en/day-notes.ts';
import { done } from './en/done.ts';
import { durations } from './en/durations.ts';
import { ledgerNotes } from './en/ledger-notes.ts';
import { mails } from './en/mails.ts';
import { monthSheet } from './en/month-sheet.ts';
import { news } from './en/news.ts';
import { ownData } from './en/own-data.ts';
import { problems, templateProblems } from './en/problems.ts';
import { push } from './en/push.ts';

/** What the server says itself, in English: answers, notifications and mails. No browser loads it. */
export const enServer = {
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
} as const;
