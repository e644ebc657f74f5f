import { holidayOffice, leave } from './my/leave.ts';
import { sessionPages, setUp } from './my/session-pages.ts';

/** The words of the pages that are loaded on demand, in Burmese: see `en-pages.ts`. */
export const myPages = { holidayOffice, leave, session: sessionPages, setUp };
