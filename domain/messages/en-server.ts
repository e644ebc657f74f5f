import { done } from './en/done.ts';
import { ledgerNotes } from './en/ledger-notes.ts';
import { mails } from './en/mails.ts';
import { news } from './en/news.ts';
import { problems } from './en/problems.ts';

/** What the server says itself, in English: answers, notifications and mails. No browser loads it. */
export const enServer = { done, ledgerNotes, mails, news, problems } as const;
