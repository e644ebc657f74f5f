import { attendance, holidays } from './en/attendance.ts';
import { members } from './en/members.ts';
import { session, setUp } from './en/session.ts';
import { common, problems, shell, waits } from './en/shell.ts';

/** Every word that the screen says, in English. Another language is another file of this shape. */
export const en = { attendance, common, holidays, members, problems, session, setUp, shell, waits } as const;
