import { done } from './en/done.ts';
import { mails } from './en/mails.ts';
import { problems } from './en/problems.ts';

/** What the server says itself, in English: answers, notifications and mails. No browser loads it. */
export const enServer = { done, mails, problems } as const;
